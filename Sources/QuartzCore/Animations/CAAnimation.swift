import CoreGraphics
import Motion

/// The base class of animations, which has their timing and their delegate. Use one of its subclasses.
///
/// Times that aren't numbers count as 0, and a speed that isn't a number as 1.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.boundedTime }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue.boundedTime }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.boundedSpeed }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.boundedTime }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue.isNaN ? 0 : newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue.boundedTime }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { givenFillMode }
        set {
            givenFillMode = newValue
            timing.fillsBackwards = newValue == .backwards || newValue == .both
            timing.fillsForwards = newValue == .forwards || newValue == .both
        }
    }
    /// The pace of each run. `nil`, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of the start and the stop. Retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer when it ends. `true` by default.
    open var isRemovedOnCompletion = true

    /// The time line that replaces the layer's time, so that one owner can pause, scrub and reverse many animations.
    package var timeline: AnimationTimeline? {
        get { followed }
        set { followed = newValue }
    }
    /// Whether the animation's progress is that of its time line, regardless of its own timing function.
    package var usesTimelineProgress: Bool {
        get { timing.followsProgress }
        set { timing.followsProgress = newValue }
    }
    /// Called once when the animation is over or removed, with whether it ran to its end.
    package var completion: ((Bool) -> Void)?
    var transactionGroup: CompletionGroup?
    /// The time line. Internal, so that the compiler sees all uses and need not check them while the program runs.
    private(set) var followed: AnimationTimeline?
    /// The timing, which frames read as one value.
    private(set) var timing = AnimationTiming()
    private var givenFillMode = CAMediaTimingFillMode.removed
    var hasStarted = false
    var isOver = false

    public override init() {
        super.init()
    }

    /// Returns a copy with the same settings. A layer copies an animation when it is added.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimation()
        copy.copySettings(of: self)
        return copy
    }

    /// Adds the animation to the layer that has changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Copies the settings of another animation. Subclasses override this method and add theirs.
    func copySettings(of other: CAAnimation) {
        timing = other.timing
        givenFillMode = other.givenFillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        followed = other.followed
        completion = other.completion
    }

    /// Returns the progress of one run at a time after its beginning, in seconds. It is between 0 and 1, except for
    /// springs that overshoot.
    func progress(at time: CFTimeInterval) -> Double {
        let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
        return timingFunction?.curve.value(at: fraction) ?? fraction
    }

    final func progress(at point: RunPoint) -> Double {
        point.progress ?? progress(at: point.time)
    }

    /// Resolves key paths that only layers of certain classes have. Called when the animation is added to a layer.
    func resolve(for layer: CALayer) {}

    /// Applies the animation at a point of one run to `state`.
    ///
    /// - Parameter model: The layer's values without any animation.
    func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {}

    /// Notifies the delegate, the completion and the transaction, once.
    func finish(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        delegate?.animationDidStop(self, finished: completed)
        completion?(completed)
        transactionGroup?.leave()
        transactionGroup = nil
    }
}
