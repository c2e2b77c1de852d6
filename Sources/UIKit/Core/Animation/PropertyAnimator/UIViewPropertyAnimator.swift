import CoreGraphics
import Failures
import Motion
import QuartzCore

/// An animator that animates the changes of closures, and whose animations can be paused, scrubbed, reversed and
/// continued.
///
/// The closures run when the animator becomes active, so views have their final values from then on. If the
/// animations finish elsewhere, the values change to that position without a jump on the screen.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The duration of the animations in seconds, without the delay. A physical spring determines it.
    open private(set) var duration: TimeInterval
    /// The timing information.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The delay before the animations start, in seconds. The default is 0.
    open private(set) var delay: TimeInterval = 0
    open var state: UIViewAnimatingState { phase }
    open private(set) var isRunning = false

    /// Whether views receive touches while they are animated. The default is `true`. It applies to closures that
    /// haven't run.
    open var isUserInteractionEnabled = true
    /// Whether hit testing uses the final positions of views and leaves the rest to the app, instead of using the
    /// positions on the screen. The default is `false`. It applies to closures that haven't run.
    open var isManualHitTestingEnabled = false
    /// Whether the animations can be paused and stopped. The default is `true`.
    open var isInterruptible = true
    /// Whether `fractionComplete` is a fraction of the distance, as opposed to the time. The default is `true`.
    open var scrubsLinearly = true
    /// Whether the animations pause at their end instead of finishing. The default is `false`.
    open var pausesOnCompletion = false

    private let pace: AnimatorTiming
    private var timeline: AnimationTimeline
    /// A stored property, because `deinit` reads it and isn't isolated to an actor.
    private var phase = UIViewAnimatingState.inactive
    private var waiting: [(delayFactor: CGFloat, block: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes = AnimatorChanges()
    private var timer: FrameTimer?

    /// Creates an animator with timing information.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        pace = parameters.pace(over: duration.boundedDuration)
        self.duration = pace.duration
        timingParameters = parameters
        timeline = AnimationTimeline(duration: pace.duration, curve: pace.curve)
        super.init()
    }

    /// Creates an animator with a standard curve.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that comes to rest in `duration` seconds.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it. Its class is `UIViewPropertyAnimator`, even if the method is called on a
    /// subclass.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        guard let animator = made as? Self else {
            programmerError(
                "runningPropertyAnimator makes animators of the class UIViewPropertyAnimator only",
                in: "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
                .invalidArgument
            )
        }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        let phase = phase
        programmerError(
            unless: phase == .inactive,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.",
            in: "UIViewPropertyAnimator.deinit"
        )
    }

    /// Returns an animator with the same timing and the closures that haven't run.
    open func copy(with zone: NSZone? = nil) -> Any {
        let parameters = timingParameters ?? UICubicTimingParameters()
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.waiting = waiting
        copy.completions = completions
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Blocks

    /// Adds a closure whose changes are animated. If the animator is active, they are animated from the current time
    /// to the end.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a closure whose changes are animated after a delay, which is a fraction of the remaining time from 0 to
    /// 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        programmerError(
            unless: state != .stopped,
            "Animations cannot be added to an animator that is stopped",
            in: "UIViewPropertyAnimator.addAnimations(_:delayFactor:)"
        )
        if state == .active {
            run(animation, from: timeline.localTime(at: timeline.device.clock.now), delayFactor: delayFactor)
        } else {
            waiting.append((delayFactor, animation))
        }
    }

    /// Adds a closure that is called when the animations have finished, with the position at which they finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Time

    /// Starts or resumes the animations.
    open func startAnimation() {
        programmerError(
            unless: state != .stopped,
            "An animator that is stopped cannot be started; finish it first",
            in: "UIViewPropertyAnimator.startAnimation()"
        )
        activate()
        guard !isRunning else { return }
        timeline.run(at: timeline.device.clock.now)
        scheduleCompletion()
    }

    /// Starts the animations after `delay` seconds. One that isn't a positive number is no delay.
    open func startAnimation(afterDelay delay: TimeInterval) {
        let delay = delay.boundedDuration
        guard delay > 0 else { return startAnimation() }
        programmerError(
            unless: state != .stopped,
            "An animator that is stopped cannot be started; finish it first",
            in: "UIViewPropertyAnimator.startAnimation(afterDelay:)"
        )
        activate()
        guard !isRunning else { return }
        self.delay = delay
        isRunning = true
        timer = timeline.device.clock.schedule(after: delay) { [self] in
            MainActor.assumeIsolated {
                timeline.run(at: timeline.device.clock.now)
                scheduleCompletion()
            }
        }
    }

    /// Pauses the animations. An animator that hasn't started becomes active and is paused at its start.
    open func pauseAnimation() {
        programmerError(
            unless: state != .stopped,
            "An animator that is stopped cannot be paused; finish it first",
            in: "UIViewPropertyAnimator.pauseAnimation()"
        )
        guard canBeInterrupted() else { return }
        activate()
        hold()
    }

    /// Resumes paused animations.
    ///
    /// - Parameters:
    ///   - parameters: The timing information for the rest, or `nil` for the animator's own.
    ///   - durationFactor: The duration of the rest, as a fraction of the whole duration. 0 stands for the remaining
    ///     time. Animations that are at their end already wait there for the duration, and finish (*unverified*).
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        programmerError(
            unless: state == .active,
            "Only an animator that is active and paused can continue",
            in: "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)"
        )
        guard !isRunning else { return }
        let now = timeline.device.clock.now
        let asked = (TimeInterval(durationFactor).boundedDuration * duration).boundedDuration
        let seconds = asked > 0 ? asked : timeline.remaining(at: now)
        if let rest = parameters?.pace(over: seconds) {
            timeline.run(at: now, curve: rest.curve, duration: rest.duration)
        } else {
            timeline.run(at: now, over: seconds)
        }
        scheduleCompletion()
    }

    /// Stops the animations and sets the current values on the views.
    ///
    /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without calling completion
    ///   closures. Otherwise it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canBeInterrupted() else { return }
        hold()
        changes.end(at: .current)
        phase = .stopped
        guard withoutFinishing else { return }
        changes.settle(at: .current)
        becomeInactive()
    }

    /// Finishes a stopped animator, with the views at their final, initial or current values.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        programmerError(
            unless: state == .stopped,
            "finishAnimation(at:) must only be called on a stopped animator",
            in: "UIViewPropertyAnimator.finishAnimation(at:)"
        )
        changes.settle(at: finalPosition)
        complete(at: finalPosition)
    }

    open var isReversed: Bool {
        get { timeline.isReversed }
        set {
            guard newValue != isReversed else { return }
            timeline.reverse(newValue, at: timeline.device.clock.now)
            if timeline.isRunning { scheduleCompletion() }
        }
    }

    /// The completed fraction of the animations, from 0 to 1, in the direction in which they run. It is a fraction
    /// of the distance, or of the time if `scrubsLinearly` is `false`. Setting it activates and pauses an inactive
    /// animator. A value that isn't a number, such as the quotient of two distances that are 0, counts as 0.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let now = timeline.device.clock.now
            let time = duration > 0 ? timeline.localTime(at: now) / duration : 1
            let fraction = scrubsLinearly ? min(max(timeline.progress(at: now), 0), 1) : time
            return CGFloat(isReversed ? 1 - fraction : fraction)
        }
        set {
            programmerError(
                unless: state != .stopped,
                "An animator that is stopped has no fraction to set",
                in: "UIViewPropertyAnimator.fractionComplete"
            )
            activate()
            let asked = Double(newValue).boundedFraction
            let fraction = isReversed ? 1 - asked : asked
            let local = scrubsLinearly ? timeline.time(ofProgress: fraction) : fraction * duration
            timeline.seek(to: local, at: timeline.device.clock.now)
            changes.show()
            if timeline.isRunning { scheduleCompletion() }
        }
    }

    // MARK: Course

    private func canBeInterrupted() -> Bool {
        programmerError(
            unless: isInterruptible || !isRunning,
            "An animator that is not interruptible cannot be paused or stopped",
            in: "UIViewPropertyAnimator.isInterruptible"
        )
        return true
    }

    private func activate() {
        guard state == .inactive else { return }
        phase = .active
        // A reversed animator starts at its end.
        if isReversed { timeline.seek(to: duration, at: timeline.device.clock.now) }
        let blocks = waiting
        waiting = []
        for (delayFactor, block) in blocks { run(block, from: 0, delayFactor: delayFactor) }
    }

    private func run(_ block: () -> Void, from start: TimeInterval, delayFactor: CGFloat) {
        let begin = start + Double(delayFactor).boundedFraction * (duration - start)
        let context = AnimationContext(
            timing: .init(
                duration: duration - begin,
                delay: begin,
                curve: pace.curve,
                verticalCurve: pace.verticalCurve
            ),
            timeline: timeline
        )
        context.touches =
            isUserInteractionEnabled ? (isManualHitTestingEnabled ? .modelLayer : .presentationLayer) : .off
        let changes = changes
        context.onChange = { changes.add($0) }
        context.onUndo = { changes.addUndo(of: $0, $1) }
        context.run(block)
    }

    private func hold() {
        timer?.cancel()
        timer = nil
        timeline.pause(at: timeline.device.clock.now)
        isRunning = false
    }

    /// Schedules the arrival at the end of the time line. The timer retains the animator until then.
    private func scheduleCompletion() {
        isRunning = true
        timer?.cancel()
        timer = timeline.device.clock.schedule(after: timeline.remaining(at: timeline.device.clock.now)) { [self] in
            MainActor.assumeIsolated { timelineDidEnd() }
        }
    }

    private func timelineDidEnd() {
        timer = nil
        hold()
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        changes.end(at: position)
        complete(at: position)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        // Completions are called when the animator is inactive, so they can start it again.
        let blocks = completions
        becomeInactive()
        for block in blocks { block(position) }
    }

    private func becomeInactive() {
        phase = .inactive
        isRunning = false
        completions = []
        changes = AnimatorChanges()
        // Ends the animations of layers that joined the motion of others, since they follow the time line too.
        timeline.finish()
        let isReversed = isReversed
        timeline = AnimationTimeline(duration: duration, curve: pace.curve)
        timeline.reverse(isReversed, at: timeline.device.clock.now)
    }
}
