import CoreGraphics
import Failures
import Motion
import QuartzCore

/// Animates the changes of blocks, and lets them be held, scrubbed, turned round and continued.
///
/// The blocks run when the animator becomes active, so views have their final values from then on; where the animations
/// end elsewhere, the values go there without a jump.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// Seconds that the animations take, delay not included; a spring with a time of its own says how many.
    public let duration: TimeInterval
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds from the start to the first movement. 0 at first.
    open private(set) var delay: TimeInterval = 0
    open var state: UIViewAnimatingState { phase }
    open private(set) var isRunning = false

    /// Whether views take touches while they move. `true` at first. Counts for blocks that have not run.
    open var isUserInteractionEnabled = true
    /// Whether touches go by where views will be, for the application to sort out, and not by where they are on screen.
    /// `false` at first. Counts for blocks that have not run.
    open var isManualHitTestingEnabled = false
    /// Whether the animations may be held and stopped. `true` at first.
    open var isInterruptible = true
    /// Whether the fraction is one of the way, not of the time. `true` at first.
    open var scrubsLinearly = true
    /// Whether the animations are held at their end instead of being over. `false` at first.
    open var pausesOnCompletion = false

    private let pace: AnimationPace
    private var timeline: AnimationTimeline
    /// A stored property of its own: `deinit` reads it, which is on no actor.
    private var phase = UIViewAnimatingState.inactive
    private var options: UIView.AnimationOptions = []
    private var waiting: [(delayFactor: CGFloat, block: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes = AnimatorChanges()
    private var timer: FrameTimer?

    /// An animator at the pace of `parameters`.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        pace = parameters.pace(over: max(duration, 0))
        self.duration = pace.duration
        timingParameters = parameters
        timeline = AnimationTimeline(duration: pace.duration, curve: pace.curve)
        super.init()
    }

    /// An animator at one of the system's paces.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator at the pace of a cubic curve.
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

    /// An animator at the pace of a spring that comes to rest in `duration` seconds.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started. Its class is UIViewPropertyAnimator, whatever class is asked.
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
        animator.options = options
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

    /// An animator of the same pace, with the blocks that have not run.
    open func copy(with zone: NSZone? = nil) -> Any {
        let parameters = timingParameters ?? UICubicTimingParameters()
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.waiting = waiting
        copy.completions = completions
        copy.options = options
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Blocks

    /// Adds a block of changes. One that comes while the animator is active moves from now to the end.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block of changes that begin later, by a part of the time that is left, 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        programmerError(
            unless: state != .stopped,
            "Animations cannot be added to an animator that is stopped",
            in: "UIViewPropertyAnimator.addAnimations(_:delayFactor:)"
        )
        if state == .active {
            run(animation, from: timeline.localTime(at: CACurrentMediaTime()), delayFactor: delayFactor)
        } else {
            waiting.append((delayFactor, animation))
        }
    }

    /// Adds a block that is called when the animations are over, with where they ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Time

    /// Starts the animations, or lets them go on.
    open func startAnimation() {
        programmerError(
            unless: state != .stopped,
            "An animator that is stopped cannot be started; finish it first",
            in: "UIViewPropertyAnimator.startAnimation()"
        )
        activate()
        guard !isRunning else { return }
        timeline.run(at: CACurrentMediaTime())
        timeRuns()
    }

    /// Starts the animations `delay` seconds from now.
    open func startAnimation(afterDelay delay: TimeInterval) {
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
        timer = FrameClock.shared.schedule(after: delay) { [self] in
            MainActor.assumeIsolated {
                timeline.run(at: CACurrentMediaTime())
                timeRuns()
            }
        }
    }

    /// Holds the animations where they are; one that has not started is held at its beginning.
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

    /// Goes on from where the animations are held.
    ///
    /// - Parameters:
    ///   - parameters: another pace for the rest; the animator's own if `nil`.
    ///   - durationFactor: seconds for the rest, as a part of the whole duration; what is left of it if 0.
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
        let now = CACurrentMediaTime()
        timeline.run(at: now)
        let left = timeline.remaining(at: now)
        let asked = durationFactor > 0 ? TimeInterval(durationFactor) * duration : left
        if let rest = parameters?.pace(over: asked) {
            timeline.run(at: now, curve: rest.curve, duration: rest.duration)
        } else if asked > 0 {
            timeline.run(at: now, rate: left / asked)
        }
        timeRuns()
    }

    /// Stops the animations where they are, and gives their values to the views.
    ///
    /// - Parameter withoutFinishing: `true` ends all of it, and no completion is called; `false` waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canBeInterrupted() else { return }
        hold()
        changes.end(at: .current)
        phase = .stopped
        guard withoutFinishing else { return }
        changes.settle(at: .current)
        becomeInactive()
    }

    /// Ends what was stopped, with the views at their new values, at their old ones, or where they are.
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
            timeline.reverse(newValue, at: CACurrentMediaTime())
            if timeline.isRunning { timeRuns() }
        }
    }

    /// How far the animations are, 0 to 1, on the way that they run: of that way, or of its time if not
    /// `scrubsLinearly`. Setting it makes an inactive animator a paused one.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let now = CACurrentMediaTime()
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
            let asked = min(max(Double(newValue), 0), 1)
            let fraction = isReversed ? 1 - asked : asked
            let local = scrubsLinearly ? timeline.time(ofProgress: fraction) : fraction * duration
            timeline.seek(to: local, at: CACurrentMediaTime())
            changes.show()
            if timeline.isRunning { timeRuns() }
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
        if isReversed { timeline.seek(to: duration, at: CACurrentMediaTime()) }
        let blocks = waiting
        waiting = []
        for (delayFactor, block) in blocks { run(block, from: 0, delayFactor: delayFactor) }
    }

    private func run(_ block: () -> Void, from start: TimeInterval, delayFactor: CGFloat) {
        let begin = start + TimeInterval(min(max(delayFactor, 0), 1)) * (duration - start)
        let context = AnimationContext(
            timing: .init(
                duration: duration - begin,
                delay: begin,
                curve: pace.curve,
                verticalCurve: pace.verticalCurve
            ),
            options: options,
            timeline: timeline
        )
        context.touches = isUserInteractionEnabled ? (isManualHitTestingEnabled ? .asUsual : .whereShown) : .off
        let changes = changes
        context.onChange = { changes.add($0) }
        context.onUndo = { changes.addUndo(of: $0, $1) }
        context.run(block)
    }

    private func hold() {
        timer?.cancel()
        timer = nil
        timeline.pause(at: CACurrentMediaTime())
        isRunning = false
    }

    /// Waits for the end of the way, and lives until then.
    private func timeRuns() {
        isRunning = true
        timer?.cancel()
        timer = FrameClock.shared.schedule(after: timeline.remaining(at: CACurrentMediaTime())) { [self] in
            MainActor.assumeIsolated { arrive() }
        }
    }

    private func arrive() {
        timer = nil
        hold()
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        changes.end(at: position)
        complete(at: position)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let blocks = completions
        becomeInactive()
        for block in blocks { block(position) }
    }

    private func becomeInactive() {
        phase = .inactive
        isRunning = false
        completions = []
        changes = AnimatorChanges()
        // Layers that joined the motion of others follow the time line too.
        timeline.finish()
        let isReversed = isReversed
        timeline = AnimationTimeline(duration: duration, curve: pace.curve)
        timeline.reverse(isReversed, at: CACurrentMediaTime())
    }
}
