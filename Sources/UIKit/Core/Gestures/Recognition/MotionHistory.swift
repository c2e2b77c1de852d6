import CoreGraphics
import Foundation

/// The recent positions of a movement, from which its velocity follows.
///
/// The velocity is that of the last two moves. The time between the last one and the lift of the finger doesn't dilute
/// it: iOS 26.1 reports 750 points per second for moves of 6 points every 8 milliseconds, whose last one is 8
/// milliseconds before the lift (recorded by Vercantez/openuikit, `decel_v750` and `decel_v3000`).
struct MotionHistory {
    /// The age in seconds up to which a position counts. Fingers that rested for longer have no velocity (unverified).
    static let span: TimeInterval = 0.1
    /// The least time in seconds over which a velocity is measured. Two moves of a mouse may be closer than that, and
    /// their velocity is then mostly error (not Apple's number).
    static let shortestInterval: TimeInterval = 0.01
    /// The number of moves that count.
    static let moves = 2

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Adds a position. Times must not decrease. Of several positions at the same time, the last counts. A position
    /// that is the same as the last one is no move.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        guard samples.last?.place != place else { return }
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, place))
        samples.removeAll { $0.time < time - Self.span }
    }

    /// Returns the velocity of the last moves, in points per second, or zero if there was no move in the last 0.1
    /// seconds.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, time - last.time <= Self.span else { return .zero }
        let previous = samples.dropLast()
        guard
            let first = previous.dropLast(Self.moves - 1).last(where: { last.time - $0.time >= Self.shortestInterval })
                ?? previous.first,
            last.time > first.time
        else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
