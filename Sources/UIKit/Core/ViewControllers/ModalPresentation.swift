/// The presentation of one controller by another, as the controllers know it.
@preconcurrency @MainActor
protocol ModalPresentation: AnyObject {
    /// The controller that presents the other one. It is the outermost one of its hierarchy.
    var presenter: UIViewController { get set }
    var presented: UIViewController { get }
    /// The presentation controller, which may be that of the style to which the presentation is adapted.
    var controller: UIPresentationController { get }
    /// The presentation controller of the presented controller's own style.
    var ownController: UIPresentationController { get }
    /// The view that contains the presented view.
    var containerView: UIView { get }
    /// Whether the transition to the presented controller is in progress.
    var isBeginning: Bool { get }
    /// Whether the transition back is in progress.
    var isEnding: Bool { get }
    /// Whether the presenting controller disappears.
    var hidesPresenter: Bool { get }
    /// Whether the presentation hasn't ended.
    var isCurrent: Bool { get }
    /// Whether a transition is being set up or taken down, or the style changes. Clients may present and dismiss in the
    /// callbacks of that.
    var isChangingTransition: Bool { get }
    /// Whether a transition is in progress.
    var isInTransition: Bool { get }
    /// Whether the transition in progress makes the presenting controller disappear or reappear. It also ends that, and
    /// the end of a presentation below doesn't.
    var movesPresenter: Bool { get }
    /// Completes the transition in progress.
    func settle()
    /// Performs an action after the changes that `isChangingTransition` tells of.
    func whenSettled(_ action: @escaping () -> Void)

    /// Gives the container the overrides of the presentation controller.
    func updateTraitOverrides()

    /// The coordinator of the transition in progress, if it is animated.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { get }

    /// Dismisses the presented controller if the user may do that by the key for going back.
    ///
    /// - Returns: Whether the presentation is one that the user dismisses.
    func dismissByUser() -> Bool
    /// Called when the preferred content size of the presented controller has changed.
    func preferredContentSizeDidChange()
    /// Dismisses the presented controller.
    func finish(animated: Bool, completion: (() -> Void)?)
    /// Ends immediately, and is replaced by the presentation on top of it.
    func giveWay(to upper: any ModalPresentation)
    /// Takes over views that are out of the window because a presentation covers them, and their superview.
    func cover(_ views: (view: UIView, superview: UIView)?)
    /// Ends immediately, because the presenting controller's own view was removed.
    func abandon()
}

/// The parts of modal presentations that controllers call.
///
/// Presentations are built on controllers, and implement this protocol for all of them.
@preconcurrency @MainActor
protocol ModalPresenter: AnyObject {
    func startPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?)
    /// Dismisses the controller that this one presents, or this one if it presents none. Of several presentations
    /// only the topmost is animated; those below it end immediately.
    func endPresentation(animated: Bool, completion: (() -> Void)?)
}

/// The presentation controllers of the styles, as presentations ask for them.
///
/// Sheets and popovers are built on controls and scroll views, which implement this protocol for all controllers.
@preconcurrency @MainActor
protocol PresentationMaking: AnyObject {
    /// Returns the presentation controller for a style that the system provides.
    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController
}

extension UIViewController {
    var modalPresenter: any ModalPresenter { self }

    /// The controller at the root of this controller's hierarchy, which fills the window or the presentation.
    var outermost: UIViewController {
        sequence(first: self, next: \.parent).reduce(self) { $1 }
    }

    /// The presentation by this controller, or else by its nearest ancestor that presents one.
    var nearestPresentation: (any ModalPresentation)? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.storage.presentation).first
    }

    /// The controllers that are visible from this one up, from back to front: this one unless a full-screen
    /// presentation covers it, and those presented over it.
    var visibleStack: [UIViewController] {
        guard let presentation = storage.presentation else { return [self] }
        let above = presentation.presented.visibleStack
        return presentation.hidesPresenter ? above : [self] + above
    }
}

extension UIViewController {
    /// The presentation controller: that of the presentation in progress, or the one for the next presentation in the
    /// current style.
    var currentPresentationController: UIPresentationController? {
        if let active = storage.presentedBy { return active.ownController }
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
