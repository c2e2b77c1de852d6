import UIKit

/// A row with a value, or one that is tapped.
final class ValueCell: FormCell {
    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        var content = configuration(of: row)
        accessoryType = .none
        accessibilityTraits = .button
        switch row.control {
        case .value(let value):
            content.secondaryText = value
            accessibilityTraits = .staticText
        case .link(let value, _):
            content.secondaryText = value
            accessoryType = .disclosureIndicator
        case .choice(let isChosen, _):
            accessoryType = isChosen ? .checkmark : .none
            if isChosen { accessibilityTraits.insert(.selected) }
        case .button(let isDestructive, _):
            content.textProperties.color = isDestructive ? .systemRed : .tintColor
        default:
            break
        }
        contentConfiguration = content
    }
}
