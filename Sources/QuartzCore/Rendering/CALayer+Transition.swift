import CoreGraphics
import DisplayList

extension CALayer {
    /// Returns the layer's node during a transition from what it showed when the transition was added.
    func transition(to node: RenderNode?, _ shown: LayerState) -> RenderNode? {
        guard let transition = animations.last(where: { $0.animation is CATransition })?.animation as? CATransition,
            case .shown(let point) = transition.moment(at: localTime(at: device.clock.now))
        else { return node }
        let nothing = RenderNode.color(CGColor.clear.rgba, in: shown.area)
        let (old, new) = (transitionSource ?? nothing, node ?? nothing)
        let progress = CGFloat(transition.transitionProgress(at: point))
        if transition.type == .fade { return old.crossFaded(to: new, progress: progress) }
        let way = transition.subtype.direction(in: shown.bounds.size)
        let entering = CGPoint(x: way.width * (progress - 1), y: way.height * (progress - 1))
        let leaving = CGPoint(x: way.width * progress, y: way.height * progress)
        let parts =
            switch transition.type {
            case .moveIn: [old, new.translated(by: entering)]
            case .reveal: [new, old.translated(by: leaving)]
            default: [old.translated(by: leaving), new.translated(by: entering)]
            }
        return RenderNode.container(parts).clipped(to: RoundedRect(shown.area))
    }
}

extension CATransitionSubtype? {
    /// Returns the vector by which content moves during the whole transition.
    fileprivate func direction(in size: CGSize) -> CGSize {
        switch self {
        case .fromRight: CGSize(width: -size.width, height: 0)
        case .fromTop: CGSize(width: 0, height: size.height)
        case .fromBottom: CGSize(width: 0, height: -size.height)
        default: CGSize(width: size.width, height: 0)
        }
    }
}
