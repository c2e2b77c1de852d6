import UIKit

extension ControlSheet {
    static let pickerViews = ControlSheet(name: "picker-views", height: 290) {
        PickerSheetController()
    }
}

/// A picker with two wheels.
private final class PickerSheetController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let wheels = [
        ["Espresso", "Cappuccino", "Flat white", "Latte", "Mocha", "Filter coffee", "Tea"],
        ["Small", "Medium", "Large"],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels[component][row]
    }
}
