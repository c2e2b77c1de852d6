import CoreGraphics
import Foundation

/// The recent positions of a movement, from which its velocity follows.
struct MotionHistory {
    /// The age in seconds up to which a position counts.
    static let span: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Adds a position. Times must not decrease. Of several positions at the same time, the last counts.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, place))
        samples.removeAll { $0.time < time - Self.span }
    }

    /// Returns the mean velocity during the last 0.1 seconds, in points per second, or zero if there was no movement
    /// in that time.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { $0.time >= time - Self.span }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
