import CoreGraphics

/// What an animation is made of, whatever it changes: its timing and who hears of it. Used through its subclasses.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace of each run; `nil`, the value at first, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of the start and the stop; retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer when it ends. `true` at first.
    open var isRemovedOnCompletion = true

    /// Gives the time instead of the layer, so that one hand can hold, scrub and turn round many animations.
    package var timeline: AnimationTimeline?
    /// Whether the animation is as far as its timeline is, whatever its own pace.
    package var keepsTimelinePace = false
    /// Called once when the animation is over or removed, with whether it ran to its end.
    package var completion: ((Bool) -> Void)?
    var transactionGroup: CompletionGroup?
    var hasStarted = false
    var isOver = false

    public override init() {
        super.init()
    }

    /// A copy with the same settings, which a layer takes when the animation is added.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimation()
        copy.takeSettings(of: self)
        return copy
    }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func takeSettings(of other: CAAnimation) {
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
        keepsTimelinePace = other.keepsTimelinePace
        completion = other.completion
    }

    /// How far one run is at `time` seconds after its beginning, 0 to 1 but for springs that overshoot.
    func progress(at time: CFTimeInterval) -> Double {
        let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
        return timingFunction?.curve.value(at: fraction) ?? fraction
    }

    final func progress(at point: RunPoint) -> Double {
        point.progress ?? progress(at: point.time)
    }

    /// Changes `state` as the animation shows it at a point of one run.
    ///
    /// - Parameter model: the layer's values without any animation.
    func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {}

    func finish(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        delegate?.animationDidStop(self, finished: completed)
        completion?(completed)
        transactionGroup?.leave()
        transactionGroup = nil
    }
}
