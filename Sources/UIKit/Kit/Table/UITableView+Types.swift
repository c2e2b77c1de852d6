import CoreGraphics
import Foundation

extension UITableView {
    /// The title that stands for a magnifying glass in the section index.
    public class var indexSearch: String { "{search}" }

    /// Posted after a row was selected or deselected, by the user or by code. The object is the table.
    nonisolated public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The styles of a table. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Continuous rows, with headers that stay at the top while their section is on the screen.
        case plain = 0
        /// Separate sections over the full width.
        case grouped = 1
        /// Separate sections shown as cards.
        case insetGrouped = 2

        /// Reads the style of a table from a nib.
        init(of coder: NSCoder) {
            switch (coder as? NibCoder)?.element["style"] {
            case "grouped": self = .grouped
            case "insetGrouped": self = .insetGrouped
            default: self = .plain
            }
        }
    }

    /// The positions to which a row can be scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The smallest distance that makes the row entirely visible.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animations of rows that are inserted or deleted.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// The row enters from the right and leaves to the right.
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// The row appears or disappears at once, while the rows around it make way.
        case none = 5
        /// The row is uncovered from its middle.
        case middle = 6
        /// The system's choice: an inserted row is uncovered by those that make way, and a deleted one fades.
        case automatic = 100
    }

    /// The reference of separator insets.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// Constants that determine when visible cells change their height by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only in updates and reloads.
        case disabled = 0
        /// When `invalidateIntrinsicContentSize()` is called on the cell or its content view.
        case enabled = 1
        /// Also when a constraint in the content view changes, or the intrinsic content size of a view in it.
        case enabledIncludingConstraints = 2
    }

    /// A length that the table determines itself: -1.
    nonisolated public static var automaticDimension: CGFloat { TableMetrics.automaticDimension }
}
