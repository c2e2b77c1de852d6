import QuartzCore
import SeededRandom
import UIKit

/// An explicit animation of a layer. Times are in milliseconds.
package struct LayerAnimation: Codable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case basic, keyframes, spring, group, transition
    }

    package var kind: Kind
    package var view: Int
    /// The index of the key path.
    package var path: Int
    package var duration: Int
    /// The time from now to the beginning, or 0 for an animation that begins when it is added.
    package var begin: Int
    /// The speed in tenths.
    package var speed: Int
    package var offset: Int
    /// The repeat count in tenths, or a negative number for endless repetition.
    package var repeats: Int
    package var repeatDuration: Int
    package var autoreverses: Bool
    package var fill: Int
    package var stays: Bool
    package var isAdditive: Bool
    package var isCumulative: Bool
    package var key: Int?

    package init(
        _ kind: Kind = .basic,
        view: Int = 0,
        path: Int = 0,
        duration: Int = 300,
        begin: Int = 0,
        speed: Int = 10,
        offset: Int = 0,
        repeats: Int = 0,
        repeatDuration: Int = 0,
        autoreverses: Bool = false,
        fill: Int = 0,
        stays: Bool = false,
        isAdditive: Bool = false,
        isCumulative: Bool = false,
        key: Int? = nil
    ) {
        (self.kind, self.view, self.path, self.duration, self.begin) = (kind, view, path, duration, begin)
        (self.speed, self.offset, self.repeats, self.repeatDuration) = (speed, offset, repeats, repeatDuration)
        (self.autoreverses, self.fill, self.stays) = (autoreverses, fill, stays)
        (self.isAdditive, self.isCumulative, self.key) = (isAdditive, isCumulative, key)
    }

    init(using generator: inout SeededGenerator) {
        func often<Value>(_ value: Value, _ others: [Value]) -> Value {
            generator.below(2) == 0 ? value : others[generator.below(others.count)]
        }
        kind = Kind.allCases[generator.below(5)]
        view = generator.below(3)
        path = generator.below(Self.paths.count)
        duration = [0, 100, 300, 17][generator.below(4)]
        begin = often(0, [100, 250, -100])
        speed = often(10, [0, 5, 20, -10])
        offset = often(0, [50, 400, -100])
        repeats = often(0, [10, 15, 30, -1])
        repeatDuration = often(0, [0, 450])
        autoreverses = generator.below(4) == 0
        fill = generator.below(4)
        stays = generator.below(4) == 0
        isAdditive = generator.below(3) == 0
        isCumulative = generator.below(6) == 0
        key = generator.below(2) == 0 ? generator.below(2) : nil
    }

    private static let paths: [(path: String, from: Double, to: Double)] = [
        ("position.x", 10, 90), ("position.y", 0, 40), ("opacity", 1, 0.2), ("bounds.size.width", 10, 40),
        ("transform.rotation.z", 0, 3), ("transform.scale", 0.5, 2), ("cornerRadius", 0, 8), ("nothing", 0, 1),
    ]

    /// Whether the animation never ends by itself.
    var isEndless: Bool { speed == 0 || stays || (repeats < 0 && repeatDuration == 0) }

    /// Returns the animation.
    @MainActor func make(now: CFTimeInterval, delegate: any CAAnimationDelegate) -> CAAnimation {
        let animation = makeWithoutTiming()
        animation.duration = Double(duration) / 1000
        if begin != 0 { animation.beginTime = now + Double(begin) / 1000 }
        animation.speed = Float(speed) / 10
        animation.timeOffset = Double(offset) / 1000
        animation.repeatCount = repeats < 0 ? .infinity : Float(repeats) / 10
        animation.repeatDuration = Double(repeatDuration) / 1000
        animation.autoreverses = autoreverses
        animation.fillMode = [.removed, .forwards, .backwards, .both][fill % 4]
        animation.isRemovedOnCompletion = !stays
        animation.delegate = delegate
        if let animation = animation as? CAPropertyAnimation {
            (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
        }
        return animation
    }

    private func makeWithoutTiming() -> CAAnimation {
        let (path, from, to) = Self.paths[path % Self.paths.count]
        switch kind {
        case .basic:
            let basic = CABasicAnimation(keyPath: path)
            (basic.fromValue, basic.toValue) = (from, to)
            return basic
        case .spring:
            let spring = CASpringAnimation(keyPath: path)
            spring.toValue = to
            return spring
        case .keyframes:
            let keyframes = CAKeyframeAnimation(keyPath: path)
            keyframes.values = [from, to, from, to]
            keyframes.calculationMode = fill % 2 == 0 ? .linear : .paced
            return keyframes
        case .group:
            let group = CAAnimationGroup()
            let inner = CABasicAnimation(keyPath: path)
            (inner.byValue, inner.repeatCount) = (to - from, autoreverses ? .infinity : 2)
            let other = CABasicAnimation(keyPath: "opacity")
            (other.toValue, other.beginTime, other.duration) = (0.5, 0.05, 0.1)
            group.animations = [inner, other]
            return group
        case .transition:
            let transition = CATransition()
            transition.type = fill % 2 == 0 ? .fade : .push
            return transition
        }
    }
}
