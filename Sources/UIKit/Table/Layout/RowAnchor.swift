import CoreGraphics

/// A row that stays where it is while others change: which one, and how far below the top of the screen.
struct RowAnchor: Equatable {
    var row: IndexPath
    var distance: CGFloat
}
