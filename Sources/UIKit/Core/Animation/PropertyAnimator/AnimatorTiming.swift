import Foundation
import Motion

/// A timing curve and its duration in seconds.
struct AnimatorTiming {
    var curve: TimingCurve
    /// The curve of the vertical component of positions, if it differs from `curve`.
    var verticalCurve: TimingCurve?
    var duration: TimeInterval
}
