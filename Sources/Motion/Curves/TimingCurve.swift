import Foundation

/// How an animation spends its time.
package enum TimingCurve: Sendable, Hashable {
    /// A Bézier curve, stretched over the duration.
    case cubic(CubicCurve)
    /// A spring, which keeps its own time: the duration only says when it is cut off.
    case spring(Spring)

    /// Even speed.
    package static let linear = TimingCurve.cubic(.linear)
    /// Starts at rest.
    package static let easeIn = TimingCurve.cubic(.easeIn)
    /// Ends at rest.
    package static let easeOut = TimingCurve.cubic(.easeOut)
    /// Starts and ends at rest: UIKit's default.
    package static let easeInOut = TimingCurve.cubic(.easeInOut)

    /// Progress after `elapsed` of `duration` seconds: 0 before the start, exactly 1 from the end on.
    package func progress(at elapsed: TimeInterval, duration: TimeInterval) -> Double {
        guard elapsed >= 0 else { return 0 }
        guard elapsed < duration else { return 1 }
        switch self {
        case .cubic(let curve): return curve.value(at: elapsed / duration)
        case .spring(let spring): return spring.value(at: elapsed)
        }
    }

    /// Progress per second: that of the part to come, so 0 before the start and from the end on.
    package func velocity(at elapsed: TimeInterval, duration: TimeInterval) -> Double {
        guard elapsed >= 0, elapsed < duration else { return 0 }
        switch self {
        case .cubic(let curve): return curve.slope(at: elapsed / duration) / duration
        case .spring(let spring): return spring.velocity(at: elapsed)
        }
    }
}
