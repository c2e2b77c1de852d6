import UIKit

/// A row with a switch.
final class ToggleCell: FormCell {
    private let toggle = UISwitch()
    private var onToggle: (Bool) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        toggle.addAction(UIAction { [unowned self] _ in onToggle(toggle.isOn) }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        super.show(row, onChange: onChange)
        guard case .toggle(let value) = row.control else { return }
        toggle.setOn(value.get(), animated: window != nil)
        toggle.accessibilityLabel = row.title
        onToggle = {
            value.set($0)
            onChange()
        }
    }
}
