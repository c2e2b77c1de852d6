import CoreGraphics
import Foundation

/// The standard transitions of modal presentations: the view slides in from the bottom edge, or fades in.
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool
    private let fades: Bool

    init(isPresentation: Bool, fades: Bool) {
        self.isPresentation = isPresentation
        self.fades = fades
    }

    /// Creates the transition of a style. It fades in and out if the user prefers that.
    convenience init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
        let fades = UIAccessibility.prefersCrossFadeTransitions || style == .crossDissolve
        self.init(isPresentation: isPresentation, fades: fades)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        return transitionContext?.viewController(forKey: key)?.transitionDuration ?? PresentationMetrics.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from),
            let controller = context.viewController(forKey: isPresentation ? .to : .from)
        else { return context.completeTransition(true) }
        let container = context.containerView
        if isPresentation {
            // The view has its size when the controller is told that it appears.
            view.frame = context.finalFrame(for: controller)
            view.layoutIfNeeded()
            container.addSubview(view)
            // A layout of the container would put the view into its final place.
            container.layoutIfNeeded()
            show(view, false, in: container)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: []
        ) { [self] in
            show(view, isPresentation, in: container)
            if isPresentation { view.frame = context.finalFrame(for: controller) }
        } completion: { [self] _ in
            if !isPresentation, fades { view.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func show(_ view: UIView, _ isShown: Bool, in container: UIView) {
        if fades { return view.alpha = isShown ? 1 : 0 }
        if !isShown { view.frame.origin.y = container.bounds.maxY }
    }
}
