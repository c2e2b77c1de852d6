import CoreGraphics
import RowGeometry

/// A row, header or footer that stays where it is while others change: which one, and how far below the top of the
/// screen.
struct ContentAnchor: Equatable {
    var element: RowGeometry.Element
    var distance: CGFloat
}
