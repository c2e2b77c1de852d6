import CoreGraphics

/// The part of the safe area that the background of a bar covers.
@MainActor
enum BarExtent {
    /// Returns its height in points: the distance between a bar at a position and the nearest edge, unless there is
    /// other content between them.
    static func height(of bar: UIView, at position: UIBarPosition) -> CGFloat {
        guard let superview = bar.superview else { return 0 }
        let (gap, inset) =
            position == .bottom
            ? (superview.bounds.maxY - bar.frame.maxY, superview.safeAreaInsets.bottom)
            : (bar.frame.minY - superview.bounds.minY, superview.safeAreaInsets.top)
        let covers = position == .bottom || position == .topAttached
        return covers && gap <= inset ? max(gap, 0) : 0
    }
}
