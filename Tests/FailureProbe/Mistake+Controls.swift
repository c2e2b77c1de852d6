import UIKit

extension Mistake {
    static let controls = [
        Mistake("an alert with two cancel actions") {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
        },
        Mistake("a preferred action that was not added") {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.preferredAction = UIAlertAction(title: "Go", style: .default)
        },
        Mistake("a text field in an action sheet") {
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        },
        Mistake("a stepper with a minimum above its maximum") { UIStepper().minimumValue = 100 },
        Mistake("a stepper with a maximum below its minimum") { UIStepper().maximumValue = 0 },
        Mistake("a stepper that does not step") { UIStepper().stepValue = 0 },
        Mistake("a segment that is not there") { UISegmentedControl(items: ["One"]).setTitle("Two", forSegmentAt: 1) },
        Mistake("a selection of a segment that is not there") {
            UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1
        },
    ]
}
