/// The presentation controllers of the styles and the transitions, as presentations ask for them.
///
/// Sheets and popovers are built on controls and scroll views, which implement this protocol for all controllers.
@MainActor
protocol PresentationMaking: AnyObject {
    /// Returns the presentation controller for a style that the system provides.
    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController

    /// Returns a transition to the presented controller or back.
    ///
    /// - Parameters:
    ///   - animator: The animator; `nil` for a transition without an animation.
    ///   - interaction: The object that drives the transition, if one does.
    ///   - isCustom: Whether the client provides the animator.
    func makeTransition(
        of presentation: Presentation,
        isPresentation: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        isCustom: Bool
    ) -> any PresentationTransition
}

extension UIViewController {
    /// The presentation controller: that of the presentation in progress, or the one for the next presentation in the
    /// current style.
    var currentPresentationController: UIPresentationController? {
        if let active = storage.presentedBy as? Presentation { return active.ownController }
        let style = modalPresentationStyle.resolved
        if let made = storage.presentationController, made.presentationStyle == style { return made }
        guard style != .custom, style != .none else { return nil }
        let made = (self as any PresentationMaking).makePresentationController(style)
        storage.presentationController = made
        return made
    }

    /// The nearest controller up the hierarchy in whose area a style presents.
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return outermost }
        return sequence(first: self, next: \.parent).first { $0.definesPresentationContext } ?? outermost
    }
}
