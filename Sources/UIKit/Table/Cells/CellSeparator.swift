import CoreGraphics

/// The line at the bottom of a cell.
struct CellSeparator {
    var color: UIColor
    var inset: UIEdgeInsets
}
