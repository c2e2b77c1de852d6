import Foundation

/// The progress of an animation as a function of time.
package enum TimingCurve: Sendable, Hashable {
    /// A Bézier curve, scaled to the duration.
    case cubic(CubicCurve)
    /// A spring, whose motion does not depend on the duration. The duration only cuts it off.
    case spring(Spring)

    /// Constant speed.
    package static let linear = TimingCurve.cubic(.linear)
    /// Starts at rest.
    package static let easeIn = TimingCurve.cubic(.easeIn)
    /// Ends at rest.
    package static let easeOut = TimingCurve.cubic(.easeOut)
    /// Starts and ends at rest. UIKit's default.
    package static let easeInOut = TimingCurve.cubic(.easeInOut)

    /// Returns the progress after `elapsed` of `duration` seconds: 0 before the start, and exactly 1 from the end on.
    package func progress(at elapsed: TimeInterval, duration: TimeInterval) -> Double {
        guard elapsed >= 0 else { return 0 }
        guard elapsed < duration else { return 1 }
        switch self {
        case .cubic(let curve): return curve.value(at: elapsed / duration)
        case .spring(let spring): return spring.value(at: elapsed)
        }
    }

    /// Returns the progress per second, which is 0 before the start and from the end on. Where it jumps, it is that
    /// of the following part.
    package func velocity(at elapsed: TimeInterval, duration: TimeInterval) -> Double {
        guard elapsed >= 0, elapsed < duration else { return 0 }
        switch self {
        case .cubic(let curve): return curve.slope(at: elapsed / duration) / duration
        case .spring(let spring): return spring.velocity(at: elapsed)
        }
    }
}
