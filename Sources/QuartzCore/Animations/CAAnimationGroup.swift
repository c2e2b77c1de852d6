import CoreGraphics

/// Animations that run together in the group's time, and end with the group at the latest.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group.
    open var animations: [CAAnimation]?

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimationGroup()
        copy.copySettings(of: self)
        return copy
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func resolve(for layer: CALayer) {
        for animation in animations ?? [] { animation.resolve(for: layer) }
    }

    override func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {
        // A curve of the group warps the time of all its animations.
        let paced = timingFunction == nil && point.progress == nil ? point.time : progress(at: point) * duration
        for animation in animations ?? [] {
            if animation.duration <= 0 { animation.duration = duration }
            guard case .shown(let inner) = animation.moment(at: paced, includesEnd: true) else { continue }
            animation.apply(to: &state, model: model, at: inner)
        }
    }
}
