import SeededRandom
import UIKit

/// A block of animations of views. Times are in milliseconds.
package struct AnimationBlock: Codable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case curve, spring, bounce, keyframes, discreteKeyframes, transition
    }

    package var kind: Kind
    package var changes: [AnimatedChange]
    package var duration: Int
    package var delay: Int
    /// The raw value of the options.
    package var options: UInt
    /// The damping of a spring, or the relative duration of a key frame, in percent.
    package var damping: Int

    package init(
        _ kind: Kind = .curve,
        _ changes: [AnimatedChange],
        duration: Int = 300,
        delay: Int = 0,
        options: UInt = 0,
        damping: Int = 70
    ) {
        (self.kind, self.changes, self.duration, self.delay) = (kind, changes, duration, delay)
        (self.options, self.damping) = (options, damping)
    }

    init(using generator: inout SeededGenerator) {
        kind = generator.below(2) == 0 ? .curve : Kind.allCases[generator.below(6)]
        changes = AnimatedChange.list(using: &generator)
        duration = [0, 1, 17, 100, 300, 500, -100][generator.below(7)]
        delay = [0, 0, 0, 50, 200, -60][generator.below(6)]
        options = [0, 1, 2, 4, 32, 64, 128, 1 << 16, 2 << 16, 3 << 16, 8, 8 | 16][generator.below(12)]
        damping = [1, 20, 70, 100, 150][generator.below(5)]
    }

    var repeats: Bool { options & 8 != 0 && kind != .transition }

    /// Whether the changes are animated. Those of a transition are made at once, unless the content is animated, too.
    var animatesChanges: Bool {
        let content = UIView.AnimationOptions.allowAnimatedContent.rawValue
        return duration > 0 && (kind != .transition || options & content != 0)
    }

    /// Whether the block's animations begin at what is on the screen.
    var beginsInPlace: Bool { duration > 0 && delay >= 0 && kind != .transition }

    /// Runs the block.
    ///
    /// - Parameter apply: A closure that makes a change.
    @MainActor func run(
        in container: UIView,
        apply: @escaping @MainActor (AnimatedChange) -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let (duration, delay) = (Double(duration) / 1000, Double(delay) / 1000)
        let options = UIView.AnimationOptions(rawValue: options)
        let (changes, damping) = (changes, CGFloat(damping) / 100)
        let animations = { for change in changes { apply(change) } }
        switch kind {
        case .curve:
            UIView.animate(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: animations,
                completion: completion
            )
        case .spring:
            UIView.animate(
                withDuration: duration,
                delay: delay,
                usingSpringWithDamping: damping,
                initialSpringVelocity: damping * 4,
                options: options,
                animations: animations,
                completion: completion
            )
        case .bounce:
            UIView.animate(
                springDuration: duration,
                // A spring that bounces more takes a minute to come to rest.
                bounce: min(1 - damping, 0.9),
                delay: delay,
                options: options,
                animations: animations,
                completion: completion
            )
        case .keyframes, .discreteKeyframes:
            let mode: UIView.KeyframeAnimationOptions =
                kind == .keyframes ? .calculationModeLinear : .calculationModeDiscrete
            UIView.animateKeyframes(
                withDuration: duration,
                delay: delay,
                options: mode.union(.init(rawValue: options.rawValue & 0x1B)),
                animations: {
                    for (index, change) in changes.enumerated() {
                        let start = Double(index) / Double(changes.count)
                        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: damping) { apply(change) }
                    }
                },
                completion: completion
            )
        case .transition:
            UIView.transition(
                with: container,
                duration: duration,
                options: options.union(.transitionCrossDissolve),
                animations: animations,
                completion: completion
            )
        }
    }
}
