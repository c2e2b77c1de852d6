import Failures
import Foundation

extension Spring {
    /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, with a damping ratio, and
    /// with the stiffness that UIKit gives it for a duration.
    ///
    /// A ratio is taken to within 0.01...10,000, since an undamped spring never settles and one that is damped beyond
    /// measure never moves. With an initial velocity the stiffness is found by a search, which takes some
    /// microseconds. Keep such a spring instead of creating it for each frame.
    package init(
        dampingRatio: Double,
        duration: Double,
        initialVelocity: Double = 0,
        for api: @autoclosure () -> String = "Spring.init(dampingRatio:duration:initialVelocity:)"
    ) {
        programmerError(
            unless: duration > 0 && duration.isFinite,
            "A spring's duration must be positive",
            in: api(),
            .invalidArgument
        )
        programmerError(
            unless: dampingRatio.isFinite,
            "A spring's damping ratio must be a finite number, not \(dampingRatio)",
            in: api(),
            .invalidArgument
        )
        let ratio = min(max(dampingRatio, 0.01), 10_000)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        // Beyond these bounds a stiffness would soon be no number.
        let pull = DurationRule(ratio: ratio, velocity: min(max(velocity * duration, -1e9), 1e9))
        let frequency = pull.frequency / duration
        self.init(
            stiffness: frequency * frequency,
            damping: 2 * ratio * frequency,
            initialVelocity: velocity,
            for: api()
        )
    }
}

/// UIKit's rule for the frequency of a spring that is given by a damping ratio and a duration, here one second.
///
/// The rule gives, to eight digits, the 17 springs that Vercantez/openuikit read from UIKit's `CASpringAnimation`
/// (`AnimationTests.swift`): the amplitude at the end is `Spring.settlingThreshold`, and it is that of the sine alone
/// if the spring swings. No recorded spring is overdamped. Those take the envelope of their motion.
private struct DurationRule {
    let ratio: Double
    let velocity: Double

    var frequency: Double {
        if ratio > 1 { return overdamped }
        // Up to the frequency at which the amplitude is largest, the sign of the motion is that of the velocity.
        let start = largest
        // No frequency ends a fast start in time. The nearest one follows its velocity.
        guard start <= 0 || amplitude(start) > Spring.settlingThreshold else { return start }
        return search(from: start) { amplitude($0) > Spring.settlingThreshold }
    }

    private func amplitude(_ frequency: Double) -> Double {
        if ratio == 1 { return (1 + frequency - velocity) * exp(-frequency) }
        let swing = (1 - ratio * ratio).squareRoot()
        return (ratio * frequency - velocity) / (frequency * swing) * exp(-ratio * frequency)
    }

    /// The frequency at which the amplitude at the end is largest; 0 if it falls with each frequency.
    private var largest: Double {
        guard velocity > 0 else { return 0 }
        if ratio == 1 { return velocity }
        return (velocity + velocity.squareRoot() * (velocity + 4).squareRoot()) / (2 * ratio)
    }

    private var overdamped: Double {
        func isSlow(_ frequency: Double) -> Bool {
            Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
                .settlingDuration > 1
        }
        let still = Spring(stiffness: 1, damping: 2 * ratio).settlingDuration
        guard velocity != 0 else { return still }
        var start = still
        while !isSlow(start) { start /= 2 }
        return search(from: start, isSlow)
    }

    /// Returns the frequency from which on a spring is no longer slow.
    private func search(from start: Double, _ isSlow: (Double) -> Bool) -> Double {
        var low = start
        var high = max(2 * start, 1)
        while isSlow(high) { (low, high) = (high, 2 * high) }
        for _ in 0..<100 {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if isSlow(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
