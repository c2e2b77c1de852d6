import CoreGraphics
import Foundation

/// How something moved of late, for its velocity.
struct MotionHistory {
    /// Seconds that count.
    static let span: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Notes where it is. Times never go back; of several places at one time the last one counts.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, place))
        samples.removeAll { $0.time < time - Self.span }
    }

    /// The mean velocity over the last tenth of a second, per second; zero if it has not moved since.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { $0.time >= time - Self.span }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
