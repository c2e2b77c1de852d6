import CoreGraphics
import Motion
import QuartzCore

/// The innermost animation block, which determines how changes of views are animated.
@MainActor
final class AnimationContext {
    /// The timing of the block's animations. Times are in seconds.
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var curve: TimingCurve = .cubic(.easeInOut)
        /// The curve of the vertical component of positions, if it differs from `curve`.
        var verticalCurve: TimingCurve?
        var repeatCount: Float = 0
        var autoreverses = false

        /// Creates a timing. A duration and a delay that aren't numbers count as 0.
        init(
            duration: TimeInterval,
            delay: TimeInterval = 0,
            curve: TimingCurve = .cubic(.easeInOut),
            verticalCurve: TimingCurve? = nil
        ) {
            (self.duration, self.delay) = (duration.boundedDuration, delay.boundedTime)
            (self.curve, self.verticalCurve) = (curve, verticalCurve)
        }
    }

    /// A change that an animation block made.
    struct Change {
        let layer: CALayer
        let property: LayerProperty
        let old: AnimatedValue
        let new: AnimatedValue
        let key: String
        /// Whether an animator that finishes elsewhere than at its end moves the value there. Values that follow
        /// from the state of a view, such as the frames of a table's rows, aren't reverted, since they are always
        /// correct.
        var isRevertible = true
    }

    /// A part of a block's time, as fractions of its duration.
    struct Keyframe {
        var start: Double = 0
        var duration: Double = 1
        var mode = CAAnimationCalculationMode.linear
    }

    private(set) var timing: Timing
    /// Counts the animations of the block and of the blocks inside it.
    let completion: AnimationCompletion
    /// The time line that the animations follow, if an animator controls their time.
    let timeline: AnimationTimeline?
    /// Called for each change, in order.
    var onChange: ((Change) -> Void)?
    /// Receives closures that have to run, in addition to reverting the changes, when everything returns to the
    /// start.
    var onUndo: ((_ layer: CALayer, @escaping () -> Void) -> Void)?
    /// How hit testing treats the views while they are animated.
    var touches = AnimationTouches.modelLayer
    /// The key frame that the current changes belong to.
    var keyframe: Keyframe?
    /// The changes of key frames that share one animation.
    var series: [KeyframeSeries] = []

    /// Closures to call after the block has made its changes.
    private var closing: [() -> Void] = []
    /// Whether a call ends the block, and not the end of a closure.
    private var isOpen = false

    private static var stack: [AnimationContext] = []
    private static var counter = 0
    private static let nothing = NSNull()
    /// Whether a closure runs whose changes aren't animated, on whichever screen they are.
    private static var isSuspended = false
    /// Whether the changes on the current screen are animated.
    static var isEnabled: Bool { !isSuspended && Device.current.areAnimationsEnabled }

    init(
        timing: Timing,
        completion: AnimationCompletion = AnimationCompletion(nil),
        timeline: AnimationTimeline? = nil
    ) {
        self.timing = timing
        self.completion = completion
        self.timeline = timeline
    }

    /// Creates a block inside another one. Its animations count for the outer animator too.
    ///
    /// - Parameter receivesTouches: Whether views receive touches while they are animated. A surrounding block decides
    ///   for the blocks inside it.
    convenience init(
        timing: Timing,
        receivesTouches: Bool = false,
        completion: AnimationCompletion,
        inside outer: AnimationContext?
    ) {
        self.init(timing: timing, completion: completion, timeline: outer?.timeline)
        onChange = outer?.onChange
        onUndo = outer?.onUndo
        touches = outer?.touches ?? (receivesTouches ? .modelLayer : .off)
    }

    /// The innermost block; `nil` outside of animation blocks and while animations are disabled.
    static var current: AnimationContext? {
        isEnabled ? stack.last : nil
    }

    /// Runs a closure with this context as the current one.
    func run(_ changes: () throws -> Void) rethrows {
        Self.stack.append(self)
        completion.enter()
        defer {
            Self.stack.removeLast()
            completion.leave(finished: true)
        }
        try changes()
        while !closing.isEmpty { closing.removeFirst()() }
    }

    /// Begins a block that `close()` ends, with Apple's default timing.
    static func open() {
        let completion = AnimationCompletion(nil)
        let block = AnimationContext(timing: Timing(duration: 0.2), completion: completion, inside: current)
        block.isOpen = true
        stack.append(block)
        completion.enter()
    }

    /// Changes the timing of the innermost block, if `open()` began it.
    static func setTiming(_ change: (inout Timing) -> Void) {
        guard let block = stack.last, block.isOpen else { return }
        change(&block.timing)
    }

    /// Ends the innermost block, if `open()` began it.
    static func close() {
        guard let block = stack.last, block.isOpen else { return }
        while !block.closing.isEmpty { block.closing.removeFirst()() }
        stack.removeLast()
        block.completion.leave(finished: true)
    }

    /// Adds an animated change that is made after the block has made its changes.
    func atEnd(_ change: @escaping () -> Void) {
        closing.append(change)
    }

    /// Runs a closure whose changes aren't animated.
    static func withoutAnimation(_ changes: () throws -> Void) rethrows {
        let device = Device.current
        let was = (isSuspended, device.areAnimationsEnabled)
        isSuspended = true
        defer { (isSuspended, device.areAnimationsEnabled) = was }
        try changes()
    }

    /// Enables or disables animations on the current screen. The end of `withoutAnimation(_:)` restores the setting.
    static func setEnabled(_ enabled: Bool) {
        Device.current.areAnimationsEnabled = enabled
        if enabled { isSuspended = false }
    }

    /// Returns the action for a change of a view's layer. Outside of animation blocks it is a null action, which
    /// suppresses implicit animations.
    static func action(for layer: CALayer, forKey event: String) -> any CAAction {
        // The layer may be on another screen than the current one, which has its own setting.
        guard !isSuspended, let context = stack.last, layer.device.areAnimationsEnabled,
            !context.isOpen || context.timing.duration > 0,
            let property = layer.property(forKey: event), property.isImplicitlyAnimated
        else { return nothing }
        return ViewAnimationAction(
            context: context,
            property: property,
            old: layer.value(of: property),
            shown: layer.presentedValue(of: property)
        )
    }

    /// Starts the animation of a change from the old value to the current value of the layer.
    ///
    /// A value that can be subtracted gets an additive animation: it starts with the difference from the old value
    /// to the new one and decays to zero. Several of them add up, so a change in flight alters neither the position
    /// nor the velocity on the screen. Other values are animated from the value on the screen, and replace the
    /// animation before.
    func animate(_ layer: CALayer, _ property: LayerProperty, from old: AnimatedValue, shown: AnimatedValue) {
        let new = layer.value(of: property)
        if property == .bounds, snaps(layer, from: old, to: new) { return }
        if let keyframe, keyframe.mode != .linear, keyframe.mode != .discrete {
            return join(keyframe, layer, property, from: old, to: new)
        }
        let change = { Change(layer: layer, property: property, old: old, new: new, key: $0) }
        guard let (difference, zero) = old.difference(from: new) else {
            // Key frames of a value that isn't additive follow each other, so each has its own key and starts from
            // the value before it instead of from the value on the screen.
            let key = keyframe == nil ? property.name : uniqueKey(property.name)
            let from = keyframe == nil ? shown : old
            start(makeAnimation(of: AnimationPath(property), from: from, to: new), on: layer, forKey: key)
            onChange?(change(key))
            return
        }
        if let vertical = timing.verticalCurve, case .point(let distance) = difference {
            // A spring with different horizontal and vertical velocities has a curve per axis.
            for (axis, length, curve) in [("x", distance.x, timing.curve), ("y", distance.y, vertical)] {
                let path = AnimationPath(property, component: axis)
                let animation = makeAnimation(of: path, from: .scalar(Double(length)), to: .scalar(0), curve: curve)
                animation.isAdditive = true
                let key = uniqueKey(path.keyPath)
                start(animation, on: layer, forKey: key)
                // Both animations belong to one change of the value, which is reverted once.
                var part = change(key)
                part.isRevertible = axis == "x"
                onChange?(part)
            }
            return
        }
        let animation = makeAnimation(of: AnimationPath(property), from: difference, to: zero)
        animation.isAdditive = true
        let key = uniqueKey(property.name)
        start(animation, on: layer, forKey: key)
        onChange?(change(key))
    }

    /// Returns whether a change of a layer's bounds isn't animated: that of a text that becomes smaller, by the rule
    /// `SystemConduct.labelsSnap`.
    private func snaps(_ layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) -> Bool {
        guard case .rect(let old) = old, case .rect(let new) = new, new.width < old.width || new.height < old.height,
            let view = layer.delegate as? UIView
        else { return false }
        return view.snapsToSmallerSize && layer.device.conduct.contains(.labelsSnap)
    }

    /// Returns a key of its own for an additive animation. Additive animations run side by side.
    func uniqueKey(_ path: String) -> String {
        Self.counter += 1
        return "\(path)-\(Self.counter)"
    }

    /// Starts an animation of a layer and counts it with those of the block.
    func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        let device = layer.device
        completion.enter(on: device)
        let view = touches == .modelLayer ? nil : layer.delegate as? UIView
        let touches = touches
        view?.animationTouches.begin(touches)
        animation.completion = { [completion, weak view] finished in
            MainActor.assumeIsolated {
                view?.animationTouches.end(touches)
                completion.leave(finished: finished)
            }
        }
        // `attach` doesn't replace an animation with the same key. The removal also calls its completion.
        if layer.animation(forKey: key) != nil { layer.removeAnimation(forKey: key) }
        let timed = keyframe.map { inKeyframe($0, animation) } ?? animation
        // The layer may be on another screen than the current one, whose clock shows another time, and may have a time
        // of its own.
        if timeline == nil { timed.beginTime = layer.convertTime(device.clock.now, from: nil) + timing.delay }
        layer.attach(timed, forKey: key)
    }

    private func makeAnimation(
        of path: AnimationPath,
        from: AnimatedValue,
        to: AnimatedValue,
        curve: TimingCurve? = nil
    ) -> CAPropertyAnimation {
        if keyframe?.mode == .discrete {
            let steps = CAKeyframeAnimation()
            steps.animatedPath = path
            steps.calculationMode = .discrete
            steps.setFrames([from, to], at: [0, 1])
            apply(to: steps)
            return steps
        }
        let animation = makeAnimation(curve)
        animation.animatedPath = path
        animation.setEnds(from: from, to: to)
        return animation
    }

    /// Returns a group that runs an animation in its part of the block's time. The group has the curve, since the
    /// timing curve applies to the block as a whole.
    private func inKeyframe(_ keyframe: Keyframe, _ animation: CAAnimation) -> CAAnimation {
        let whole = CAAnimationGroup()
        whole.completion = animation.completion
        apply(to: whole)
        if case .cubic(let curve) = timing.curve { whole.timingFunction = CAMediaTimingFunction(curve) }
        animation.completion = nil
        animation.timeline = nil
        animation.usesTimelineProgress = false
        animation.timingFunction = nil
        animation.repeatCount = 0
        animation.autoreverses = false
        animation.beginTime = keyframe.start * timing.duration
        animation.duration = max(keyframe.duration * timing.duration, 1e-6)
        whole.animations = [animation]
        return whole
    }

    /// Returns an animation with the block's timing and no property or values.
    ///
    /// - Parameter curve: A curve that replaces the block's.
    func makeAnimation(_ curve: TimingCurve? = nil) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch keyframe == nil ? curve ?? timing.curve : .linear {
        case .cubic(let curve):
            animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(curve)
        case .spring(let spring):
            let springAnimation = CASpringAnimation()
            springAnimation.take(spring)
            animation = springAnimation
        }
        apply(to: animation)
        if let curve, curve != timing.curve { animation.usesTimelineProgress = false }
        return animation
    }

    /// Sets the block's timing on an animation.
    func apply(to animation: CAAnimation) {
        animation.duration = timing.duration
        animation.timeline = timeline
        if let timeline {
            // An animation over the whole time line takes its progress from it, which includes the curve of
            // `continueAnimation(withTimingParameters:durationFactor:)`.
            animation.usesTimelineProgress =
                timing.delay == 0 && timing.duration == timeline.duration && timing.curve == timeline.curve
        } else {
            animation.repeatCount = timing.repeatCount
            animation.autoreverses = timing.autoreverses
        }
        // During its delay an additive animation holds the old value.
        animation.fillMode = .backwards
        animation.beginTime = (timeline == nil ? CACurrentMediaTime() : 0) + timing.delay
    }
}

/// Records a value before it changes, and animates from it afterwards.
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
        // Layers change only on the main thread, which the compiler can't know.
        nonisolated(unsafe) let (action, subject) = (self, layer)
        MainActor.assumeIsolated {
            action.context.animate(subject, action.property, from: action.old, shown: action.shown)
        }
    }
}
