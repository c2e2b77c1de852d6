/// The presentation controllers of the styles, as presentations ask for them.
///
/// Sheets and popovers are built on controls and scroll views, which implement this protocol for all controllers.
@preconcurrency @MainActor
protocol PresentationMaking: AnyObject {
    /// Returns the presentation controller for a style that the system provides.
    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController
}

extension UIViewController {
    /// The controller at the root of this controller's hierarchy, which fills the window or the presentation.
    var outermost: UIViewController {
        sequence(first: self, next: \.parent).reduce(self) { $1 }
    }

    /// Whether the controller is inside one with tabs.
    var isAmongTabs: Bool { sequence(first: self, next: \.parent).contains(where: \.hasTabs) }

    /// The presentation by this controller, or else by its nearest ancestor that presents one.
    var nearestPresentation: Presentation? {
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
