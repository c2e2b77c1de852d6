import CoreGraphics

extension UITabBarController {
    /// The view that contains the view of the selected controller.
    private var content: UIView? { (viewIfLoaded as? TabBarControllerView)?.content }

    /// Places the bar at the bottom of the view, or below its edge while the bar is hidden, and the button that
    /// shows the sidebar beside its tabs.
    func placeBar() {
        guard let view = viewIfLoaded as? TabBarControllerView else { return }
        let isShown = showsBar && shownController?.hidesBottomBarOfParent != true
        let height = TabMetrics.barHeight
        tabBar.frame = CGRect(
            x: 0,
            y: isShown ? view.bounds.maxY - height : view.bounds.maxY,
            width: view.bounds.width,
            height: height
        )
        tabBar.alpha = isShown ? 1 : 0
        view.showToggle(isShown && isSidebarAvailable)
    }

    /// Updates the scroll edge appearance of the bar, if it has one, and whether the bar is minimized, from the
    /// position of the content.
    ///
    /// - Parameter isLayout: Whether the content is still to be laid out.
    func placeBarAtContent(isLayout: Bool = false) {
        guard tabBarMinimizeBehavior.minimizes || tabBar.hasScrollEdgeAppearance else { return }
        let content = shownController.flatMap { contentScrollView(of: $0) }
        if let content { tabBar.minimization.follow(content, isCompact: isCompact) }
        guard tabBar.hasScrollEdgeAppearance else { return }
        if isLayout { content?.layoutIfNeeded() }
        tabBar.isAtScrollEdge = content?.isAtBottom ?? true
    }

    /// Returns the scroll view below the bar, and follows it.
    private func contentScrollView(of controller: UIViewController) -> UIScrollView? {
        if let navigation = controller as? UINavigationController {
            // The navigation controller tells its parent about the movements that it follows.
            return navigation.topViewController.flatMap { navigation.scrollView(below: $0) }
        }
        guard let view = controller.viewIfLoaded else { return nil }
        let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
        if scrollView?.topEdge == nil { scrollView?.topEdge = self }
        return scrollView
    }

    /// Makes the view of the selected controller fill the content, with the bar and a sidebar over the content as parts
    /// of its safe area insets.
    ///
    /// A controller that hides the bar takes it out of the safe area of its own children, so that the others, which
    /// may be visible beside them during a transition, don't change.
    func placeSelected() {
        guard let content, let selected = shownController, let view = selected.viewIfLoaded,
            view.superview === content || transition?.shows(selected) == true
        else { return }
        let frame = frame(of: selected)
        if transition == nil { view.frame = frame }
        let height = showsBar ? TabMetrics.barHeight - (viewIfLoaded?.safeAreaInsets.bottom ?? 0) : 0
        let extends = frame.height == content.bounds.height
        var insets = sidebarLayout.contentInsets
        insets.bottom = extends ? max(height, 0) : 0
        guard selected.storage.containerInsets != insets else { return }
        selected.storage.containerInsets = insets
        view.notifySafeAreaChanged()
    }

    /// Returns the frame of a controller's view at rest, which ends above the bar if it doesn't extend below it.
    private func frame(of controller: UIViewController) -> CGRect {
        guard var frame = content?.bounds else { return .zero }
        let isShown = showsBar && !controller.hidesBottomBarOfParent
        guard isShown, !controller.extends(to: .bottom, belowTranslucent: tabBar.isTranslucent) else { return frame }
        frame.size.height = max(0, frame.height - TabMetrics.barHeight)
        return frame
    }

    /// Replaces the view of the previous controller by that of the selected one. Both are told, if the tab bar
    /// controller is on the screen.
    func showSelected() {
        guard let content, transition == nil else { return }
        // The view is loaded before another one leaves. A callback may select another controller, which is shown then.
        while let shown = shownController, !shown.isViewLoaded { shown.loadViewIfNeeded() }
        while let other = content.subviews.first(where: { $0 !== shownController?.viewIfLoaded }) {
            other.removeFromSuperview()
        }
        if let shown = shownController, let view = shown.view, view.superview !== content {
            view.frame = frame(of: shown)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.addSubview(view)
            guard shown === shownController else { return showSelected() }
        }
        placeSelected()
        placeBar()
    }

    /// Returns the transition by the animator of the delegate, or `nil` if the controller isn't on the screen or there
    /// is no animator.
    func customTransition(from old: UIViewController, to new: UIViewController) -> ChildTransition? {
        guard let content, content.window != nil, storage.appearance == .appeared, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return ChildTransition(
            in: self,
            on: ChildStage(containerView: content, from: old, to: new),
            from: old,
            to: new,
            animator: animator,
            interaction: delegate.tabBarController(self, interactionControllerFor: animator)
        )
    }
}

extension UITabBarController: ScrollTopEdge {
    func contentDidMove(in scrollView: UIScrollView) {
        placeBarAtContent()
    }

    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }
}
