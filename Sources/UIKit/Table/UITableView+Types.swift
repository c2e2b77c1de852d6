import CoreGraphics

extension UITableView {
    /// How sections look; the numbers are Apple's.
    public enum Style: Int, Sendable {
        /// Rows under one another, headers that stay at the top while their section is on screen.
        case plain = 0
        /// Sections set apart, over the whole width.
        case grouped = 1
        /// Sections as cards.
        case insetGrouped = 2
    }

    /// Where a row comes to stand when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Just so far that all of it is seen.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// In from the right, out to the right.
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// At once, while the rows around make way.
        case none = 5
        /// Uncovered from its middle.
        case middle = 6
        /// As the system does it: a new row is uncovered by those that make way, an old one fades.
        case automatic = 100
    }

    /// What separator insets count from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// When cells on screen change their height by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only in updates and reloads.
        case disabled = 0
        /// When `invalidateIntrinsicContentSize()` is called on the cell or its content view.
        case enabled = 1
        /// Also when a constraint in the content view changes, or the size that a view there would like.
        case enabledIncludingConstraints = 2
    }

    /// Stands for a length that the table finds out by itself: -1.
    nonisolated public static var automaticDimension: CGFloat { -1 }
}
