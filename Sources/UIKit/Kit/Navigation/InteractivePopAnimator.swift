import CoreGraphics
import Foundation

/// Slides the view of a controller that is popped aside, as the standard transition does, in proportion to time.
final class InteractivePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationMetrics.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let content = transitionContext.containerView
        guard let upper = transitionContext.view(forKey: .from), let lower = transitionContext.view(forKey: .to),
            let next = transitionContext.viewController(forKey: .to)
        else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let dimming = UIView(frame: content.bounds)
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        content.insertSubview(lower, belowSubview: upper)
        content.insertSubview(dimming, belowSubview: upper)
        let (upperFrame, lowerFrame) = (upper.frame, transitionContext.finalFrame(for: next))
        func place(covers: Bool) {
            let slide = NavigationSlide(in: content, covers: covers)
            (upper.frame, lower.frame) = (slide.upper(upperFrame), slide.lower(lowerFrame))
            dimming.alpha = slide.dimming
        }
        place(covers: true)
        UIView.animate(withDuration: NavigationMetrics.duration, delay: 0, options: .curveLinear) {
            place(covers: false)
        } completion: { _ in
            dimming.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
