import CoreGraphics

/// The base class of animations, which has their timing and their delegate. Use one of its subclasses.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace of each run. `nil`, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of the start and the stop. Retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer when it ends. `true` by default.
    open var isRemovedOnCompletion = true

    /// The time line that replaces the layer's time, so that one owner can pause, scrub and reverse many animations.
    package var timeline: AnimationTimeline?
    /// Whether the animation's progress is that of its time line, regardless of its own timing function.
    package var usesTimelineProgress = false
    /// Called once when the animation is over or removed, with whether it ran to its end.
    package var completion: ((Bool) -> Void)?
    var transactionGroup: CompletionGroup?
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
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        timeline = other.timeline
        usesTimelineProgress = other.usesTimelineProgress
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
