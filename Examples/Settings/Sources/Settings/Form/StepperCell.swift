import UIKit

/// A row with a number and a stepper.
final class StepperCell: FormCell {
    private let stepper = UIStepper()
    private var onStep: (Int) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = stepper
        stepper.addAction(UIAction { [unowned self] _ in onStep(Int(stepper.value)) }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        guard case .stepper(let value, let range, let title) = row.control else { return }
        var content = configuration(of: row)
        content.secondaryText = title(value.get())
        contentConfiguration = content
        stepper.minimumValue = Double(range.lowerBound)
        stepper.maximumValue = Double(range.upperBound)
        stepper.value = Double(value.get())
        stepper.accessibilityLabel = row.title
        onStep = {
            value.set($0)
            onChange()
        }
    }
}
