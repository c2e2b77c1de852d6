import Foundation
import Motion

/// A curve and how many seconds it takes.
struct AnimationPace {
    var curve: TimingCurve
    /// What positions follow up and down, if it is another curve.
    var verticalCurve: TimingCurve?
    var duration: TimeInterval
}
