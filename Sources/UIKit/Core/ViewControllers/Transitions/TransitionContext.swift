import CoreGraphics
import Foundation

/// The context of the animator of a modal transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let presentation: Presentation
    private let isPresentation: Bool
    let duration: TimeInterval
    let isAnimated: Bool
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    let beganInteractively: Bool
    private(set) var isInteractive: Bool {
        didSet { if isInteractive != oldValue { onInteractionChange() } }
    }
    let completionSpeed: CGFloat
    let completionCurve: UIView.AnimationCurve
    /// Runs the animator of an interactive transition.
    var startAnimator: () -> Void = {}
    /// Called when the user begins or stops to drive the transition.
    var onInteractionChange: () -> Void = {}
    /// Called once, when the animator has completed the transition.
    var onEnd: (Bool) -> Void = { _ in }

    init(
        _ presentation: Presentation,
        isPresentation: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.presentation = presentation
        self.isPresentation = isPresentation
        isAnimated = animator != nil
        duration = animator?.transitionDuration(using: nil) ?? 0
        isInteractive = interaction != nil
        beganInteractively = interaction != nil
        completionSpeed = interaction?.completionSpeed ?? 1
        completionCurve = interaction?.completionCurve ?? .easeInOut
    }

    var containerView: UIView { presentation.container }
    var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        isInteractive = false
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        isInteractive = false
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    func completeTransition(_ didComplete: Bool) {
        if !didComplete { transitionWasCancelled = true }
        let onEnd = onEnd
        self.onEnd = { _ in }
        onEnd(didComplete)
    }

    // MARK: Controllers and views

    private var isLower: (UITransitionContextViewControllerKey) -> Bool {
        { ($0 == .from) == self.isPresentation }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        guard key == .from || key == .to else { return nil }
        return isLower(key) ? presentation.presenter : presentation.presented
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from, .to:
            if isLower(key == .from ? .from : .to) {
                return presentation.hidesPresenter ? presentation.presenter.viewIfLoaded : nil
            }
            return presentation.controller.presentedView
        default: return nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === presentation.presenter { return isPresentation || !presentation.hidesPresenter ? lowerFrame : .zero }
        guard vc === presentation.presented, !isPresentation else { return .zero }
        return presentation.controller.presentedView?.frame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presentation.presenter { return isPresentation && presentation.hidesPresenter ? .zero : lowerFrame }
        guard vc === presentation.presented, isPresentation else { return .zero }
        return presentation.controller.frameOfPresentedViewInContainerView
    }

    private var lowerFrame: CGRect {
        guard let view = presentation.presenter.viewIfLoaded else { return .zero }
        return view.convert(view.bounds, to: containerView)
    }
}
