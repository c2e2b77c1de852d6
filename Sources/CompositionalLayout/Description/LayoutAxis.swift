import Foundation

/// A direction along which elements follow each other. Lengths and positions are *along* an axis or *across* it.
package enum LayoutAxis: Hashable, Sendable {
    case horizontal
    case vertical

    /// The axis across this one.
    package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    package func along(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    package func along(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    package func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    package func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

    package func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    package func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
