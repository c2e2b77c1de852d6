import UIKit

/// A row of a form. Subclasses add a control.
class FormCell: UITableViewCell {
    class var identifier: String { String(describing: self) }

    /// Shows a row.
    ///
    /// - Parameter onChange: A closure that is called after the control has changed the value.
    func show(_ row: FormRow, onChange: @escaping () -> Void) {
        contentConfiguration = configuration(of: row)
    }

    /// Returns the icon and the title of a row.
    func configuration(of row: FormRow) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        if let icon = row.icon {
            content.image = UIImage(systemName: icon.symbol)
            content.imageProperties.tintColor = icon.color
            content.imageProperties.reservedLayoutSize.width = 28
        }
        return content
    }
}

extension FormRow {
    /// The classes of the cells of all rows.
    static let cellClasses: [FormCell.Type] = [
        ToggleCell.self, SliderCell.self, SegmentsCell.self, FieldCell.self, StepperCell.self, ValueCell.self,
    ]

    var cellClass: FormCell.Type {
        switch control {
        case .toggle: ToggleCell.self
        case .slider: SliderCell.self
        case .segments: SegmentsCell.self
        case .field: FieldCell.self
        case .stepper: StepperCell.self
        case .value, .link, .choice, .button: ValueCell.self
        }
    }
}
