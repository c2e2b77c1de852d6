import CoreGraphics

/// The metrics of rows that are edited, in points and seconds. `S` and `O` are the recordings of `TableMetrics`.
enum EditingMetrics {
    /// The distance by which the content makes way for the control (S, table/editing; O, TableEditor t900).
    static let indentation: CGFloat = 40
    /// Returns the same distance for a control of another size, relative to that at the default text size.
    static func indentation(scale: CGFloat) -> CGFloat { indentation + controlSize.width * (scale - 1) }
    /// The frame of the control in a row from its leading edge (O, TableEditor t900).
    static let controlSize = CGSize(width: 26, height: 26)
    static let controlLeading: CGFloat = 15
    /// The diameter of the drawn circle.
    static let circle: CGFloat = 22
    /// The width of the reordering control, and its distance from the trailing edge (O, TableEditor t900).
    static let gripWidth: CGFloat = 27
    static let gripTrailing: CGFloat = 16
    /// The time in which the editing mode begins and ends.
    static let duration: Double = 0.3
    /// The time in which rows make way for one that is moved.
    static let makeWayDuration: Double = 0.2
}
