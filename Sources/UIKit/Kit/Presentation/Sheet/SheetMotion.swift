import CoreGraphics
import Motion

/// The places of a sheet while it is dragged, and where it comes to rest.
///
/// They are those of the drags on iOS 26.1 that Vercantez/openuikit recorded (`SheetInteractionTests.swift`).
struct SheetMotion: Equatable {
    /// Where a sheet is during a drag.
    struct Place: Equatable {
        var height: CGFloat
        /// The distance in points by which the sheet is below the bottom edge.
        var offset: CGFloat = 0
    }

    /// Where a sheet rests after a drag.
    enum Target: Equatable {
        /// A detent, by its index.
        case detent(Int)
        case dismissed
    }

    /// The spring by which a sheet moves to its place after a drag: of mass 3 and stiffness 1000, and critical.
    static let spring = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
    /// The distance in points for which a flick goes on, per point per second of its velocity (unverified).
    private static let throwFactor: CGFloat = 0.2
    /// The velocity in points per second from which on a drag down dismisses a sheet, wherever it is. One of 975 was
    /// recorded that doesn't.
    private static let dismissingVelocity: CGFloat = 1000
    /// The share of a drag below the smallest detent that moves a sheet that stays (unverified).
    private static let resistance: CGFloat = 0.15

    /// The heights of the detents, in ascending order.
    let heights: [CGFloat]
    /// Whether dragging the sheet down dismisses it.
    let isDismissible: Bool

    /// Returns the place for a drag. Between the detents a sheet grows and shrinks. Below the smallest one it moves
    /// down with the finger and keeps its size, and it goes no higher than the largest one.
    ///
    /// - Parameter wanted: The height of the part above the bottom edge, by which the sheet would follow the finger.
    func place(for wanted: CGFloat) -> Place {
        guard let first = heights.first, let last = heights.last else { return Place(height: wanted) }
        let height = min(max(wanted, first), last)
        let below = max(0, first - wanted)
        return Place(height: height, offset: min(isDismissible ? below : below * Self.resistance, height))
    }

    /// Returns where the sheet comes to rest.
    ///
    /// - Parameter velocity: The velocity of the finger upward, in points per second.
    func target(from place: Place, velocity: CGFloat) -> Target {
        guard let first = heights.first else { return .detent(0) }
        let end = place.height + velocity * Self.throwFactor
        let isFast = velocity <= -Self.dismissingVelocity
        if isDismissible, place.offset > 0 ? isFast || place.offset > first / 2 : isFast && end < first / 2 {
            return .dismissed
        }
        guard place.offset == 0 else { return .detent(0) }
        let nearest = heights.indices.min { abs(heights[$0] - end) < abs(heights[$1] - end) }
        return .detent(nearest ?? 0)
    }
}
