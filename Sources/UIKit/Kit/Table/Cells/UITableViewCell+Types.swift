extension UITableViewCell {
    /// The system's cell styles. The raw values are Apple's.
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default` = 0
        /// A label on the left and a detail label on the right.
        case value1 = 1
        /// A label on the left in the tint color, and a detail label beside it.
        case value2 = 2
        /// A label with a detail label below it.
        case subtitle = 3
    }

    /// The standard accessories on the right of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron, for a row that leads to further content.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// The part of a row in a drag. The raw values are Apple's.
    public enum DragState: Int, Sendable {
        case none = 0
        /// The row is held, and the drag hasn't begun.
        case lifting = 1
        case dragging = 2

        init(_ state: UICellConfigurationState.DragState) {
            switch state {
            case .none: self = .none
            case .lifting: self = .lifting
            case .dragging: self = .dragging
            }
        }
    }

    /// The editing controls of cells, that a data source receives when the user edits a row. The raw values are
    /// Apple's.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A control that deletes the row.
        case delete = 1
        /// A control that inserts a row.
        case insert = 2
    }

    /// The appearances of selected and highlighted cells.
    public enum SelectionStyle: Int, Sendable {
        /// The same as other cells.
        case none = 0
        /// The same as `default`.
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The appearances of cells that have the focus. The raw values are Apple's.
    public enum FocusStyle: Int, Sendable {
        /// A line around the cell.
        case `default` = 0
        /// None. The cell shows the focus itself.
        case custom = 1
    }

    /// The styles of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// The same as `singleLine`.
        case singleLineEtched = 2
    }
}
