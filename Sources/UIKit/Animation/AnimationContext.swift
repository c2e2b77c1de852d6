import CoreGraphics
import Motion
import QuartzCore

/// How changes of views are animated at the moment: what the innermost animation block asked for.
@MainActor
final class AnimationContext {
    /// The pace, and for how many seconds.
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var curve: TimingCurve = .cubic(.easeInOut)
        var repeatCount: Float = 0
        var autoreverses = false
    }

    /// A change that an animation block made.
    struct Change {
        let layer: CALayer
        let property: LayerProperty
        let old: AnimatedValue
        let new: AnimatedValue
        let key: String
    }

    let timing: Timing
    let options: UIView.AnimationOptions
    /// Counts the animations of the block and of the blocks inside it.
    let completion: AnimationCompletion
    /// Gives the animations their time, where somebody holds it in hand.
    let timeline: AnimationTimeline?
    /// Hears of each change, in order.
    var onChange: ((Change) -> Void)?

    private static var stack: [AnimationContext] = []
    private static var counter = 0
    private(set) static var isEnabled = true

    init(
        timing: Timing,
        options: UIView.AnimationOptions = [],
        completion: AnimationCompletion = AnimationCompletion(nil),
        timeline: AnimationTimeline? = nil
    ) {
        self.timing = timing
        self.options = options
        self.completion = completion
        self.timeline = timeline
    }

    /// The innermost block; `nil` outside of all blocks and where animations are off.
    static var current: AnimationContext? {
        isEnabled ? stack.last : nil
    }

    /// Runs a block of changes with this context around it.
    func run(_ changes: () throws -> Void) rethrows {
        Self.stack.append(self)
        completion.enter()
        defer {
            Self.stack.removeLast()
            completion.leave(finished: true)
        }
        try changes()
    }

    /// Runs a block of changes that are not animated, whatever is around it.
    static func withoutAnimation(_ changes: () throws -> Void) rethrows {
        let was = isEnabled
        isEnabled = false
        defer { isEnabled = was }
        try changes()
    }

    static func setEnabled(_ enabled: Bool) {
        isEnabled = enabled
    }

    /// What a change of a view's layer starts. Outside of a block nothing, and no implicit animation either.
    static func action(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let context = current, let property = LayerProperty(rawValue: event) else { return NSNull() }
        return ViewAnimationAction(
            context: context,
            property: property,
            old: layer.value(of: property),
            shown: layer.presentedValue(of: property)
        )
    }

    /// Starts the animation of a change, from what was to what is.
    func animate(_ layer: CALayer, _ property: LayerProperty, from old: AnimatedValue, shown: AnimatedValue) {
        let new = layer.value(of: property)
        let animation = makeAnimation()
        animation.keyPath = property.rawValue
        var key = property.rawValue
        if let (difference, zero) = old.difference(from: new) {
            animation.isAdditive = true
            animation.setEnds(from: difference, to: zero)
            // Additive animations run side by side, each under a key of its own.
            Self.counter += 1
            key += "-\(Self.counter)"
        } else {
            animation.setEnds(from: shown, to: new)
        }
        start(animation, on: layer, forKey: key)
        onChange?(Change(layer: layer, property: property, old: old, new: new, key: key))
    }

    /// Starts an animation that somebody made for a layer, counted with those of the block.
    func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        completion.enter()
        animation.completion = { [completion] finished in
            MainActor.assumeIsolated { completion.leave(finished: finished) }
        }
        if layer.animation(forKey: key) != nil { layer.removeAnimation(forKey: key) }
        layer.attach(animation, forKey: key)
    }

    /// An animation with the block's timing, of nothing yet.
    func makeAnimation() -> CABasicAnimation {
        let animation: CABasicAnimation
        switch timing.curve {
        case .cubic(let curve):
            animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(curve)
        case .spring(let spring):
            let springAnimation = CASpringAnimation()
            springAnimation.take(spring)
            animation = springAnimation
        }
        apply(to: animation)
        return animation
    }

    /// Gives an animation the block's times.
    func apply(to animation: CAAnimation) {
        animation.duration = timing.duration
        animation.repeatCount = timing.repeatCount
        animation.autoreverses = timing.autoreverses
        animation.timeline = timeline
        // Until its delay is over, an additive animation holds the old value.
        animation.fillMode = .backwards
        animation.beginTime = (timeline == nil ? CACurrentMediaTime() : 0) + timing.delay
    }
}

/// Notes a value before it changes, and animates from it afterwards.
private final class ViewAnimationAction: CAAction {
    private let context: AnimationContext
    private let property: LayerProperty
    private let old: AnimatedValue
    private let shown: AnimatedValue

    init(context: AnimationContext, property: LayerProperty, old: AnimatedValue, shown: AnimatedValue) {
        self.context = context
        self.property = property
        self.old = old
        self.shown = shown
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        // Layers change on the main thread only, so this is it; the compiler cannot know.
        nonisolated(unsafe) let (action, subject) = (self, layer)
        MainActor.assumeIsolated {
            action.context.animate(subject, action.property, from: action.old, shown: action.shown)
        }
    }
}
