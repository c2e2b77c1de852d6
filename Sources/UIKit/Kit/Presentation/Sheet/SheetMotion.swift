import CoreGraphics
import Motion

/// The heights of a sheet while it is dragged, and where it comes to rest.
struct SheetMotion: Equatable {
    /// Where a sheet rests after a drag.
    enum Target: Equatable {
        /// A detent, by its index.
        case detent(Int)
        case dismissed
    }

    /// The distance in points for which a flick goes on, per point per second of its velocity (unverified).
    private static let throwFactor: CGFloat = 0.2
    /// The share of a drag beyond the largest or the smallest detent that moves the sheet (unverified).
    private static let resistance: CGFloat = 0.15

    /// The heights of the detents, in ascending order.
    let heights: [CGFloat]
    /// Whether dragging the sheet down dismisses it.
    let isDismissible: Bool

    /// Returns the height for a drag.
    ///
    /// - Parameter wanted: The height by which the sheet would follow the finger.
    func height(for wanted: CGFloat) -> CGFloat {
        guard let first = heights.first, let last = heights.last else { return wanted }
        if wanted > last { return last + (wanted - last) * Self.resistance }
        if wanted < first, !isDismissible { return first - (first - wanted) * Self.resistance }
        return max(0, wanted)
    }

    /// Returns where the sheet comes to rest.
    ///
    /// - Parameter velocity: The velocity of the finger upward, in points per second.
    func target(height: CGFloat, velocity: CGFloat) -> Target {
        guard let first = heights.first else { return .detent(0) }
        let end = height + velocity * Self.throwFactor
        if isDismissible, end < first / 2 { return .dismissed }
        let nearest = heights.indices.min { abs(heights[$0] - end) < abs(heights[$1] - end) }
        return .detent(nearest ?? 0)
    }
}
