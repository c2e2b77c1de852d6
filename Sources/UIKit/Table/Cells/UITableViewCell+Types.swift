extension UITableViewCell {
    /// Where a cell of the system's looks has its text; the numbers are Apple's.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the left, a detail at the right.
        case value1 = 1
        /// A text at the left in the tint colour, a detail beside it.
        case value2 = 2
        /// A text with a detail below it.
        case subtitle = 3
    }

    /// What is at the right of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron: there is more behind the row.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// How a selected or highlighted cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// As `default`.
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// As `singleLine`.
        case singleLineEtched = 2
    }
}
