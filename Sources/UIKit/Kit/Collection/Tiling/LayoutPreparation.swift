import CoreGraphics

/// Whether the layout of a collection view has to be prepared, and what its invalidations ask for.
struct LayoutPreparation {
    /// Whether the layout was invalidated since it was prepared.
    private(set) var isNeeded = true
    /// Whether the layout is being prepared.
    private(set) var isUnderWay = false
    /// The change of the offset that invalidations have asked for, in points.
    private var adjustment = CGPoint.zero

    mutating func invalidate(moving offset: CGPoint = .zero) {
        isNeeded = true
        adjustment.x += offset.x
        adjustment.y += offset.y
    }

    mutating func begin() { (isNeeded, isUnderWay) = (false, true) }

    mutating func end() { isUnderWay = false }

    /// Removes and returns the change of the offset.
    mutating func takeAdjustment() -> CGPoint {
        defer { adjustment = .zero }
        return adjustment
    }
}
