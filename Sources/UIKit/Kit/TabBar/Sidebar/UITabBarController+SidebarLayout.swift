import CoreGraphics

/// How the sidebar is beside the content and the bar.
extension UITabBarController {
    var isHigherThanWide: Bool {
        guard let size = viewIfLoaded?.bounds.size else { return true }
        return size.height >= size.width
    }

    /// Whether the bar is visible unless a controller hides it.
    var showsBar: Bool { !isTabBarHidden && !isSidebarVisible }

    var sidebarLayout: SidebarLayout {
        guard let view = viewIfLoaded else { return SidebarLayout() }
        return SidebarLayout(
            bounds: view.bounds,
            safeAreaInsets: view.safeAreaInsets,
            isVisible: isSidebarVisible,
            isOver: storedSidebar?.preferredLayout != .tile,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    /// Adds the view of the sidebar outside of the view, so that it can slide in.
    func prepareSidebar() {
        guard isSidebarAvailable, let view = viewIfLoaded as? TabBarControllerView else { return }
        let sidebarView = sidebar.loadView(for: self)
        guard sidebarView.superview !== view else { return }
        view.addSubview(sidebarView)
        var layout = sidebarLayout
        layout.isVisible = false
        UIView.performWithoutAnimation {
            sidebarView.frame = layout.sidebar
            sidebarView.layoutIfNeeded()
        }
    }

    /// Places the sidebar and the content.
    func placeSidebar() {
        guard let view = viewIfLoaded as? TabBarControllerView else { return }
        let layout = sidebarLayout
        if layout.isVisible { prepareSidebar() }
        if view.content.frame != layout.content { view.content.frame = layout.content }
        if let sidebarView = storedSidebar?.view {
            sidebarView.frame = layout.sidebar
            sidebarView.alpha = layout.isVisible ? 1 : 0
            sidebarView.accessibilityElementsHidden = !layout.isVisible
        }
    }

    /// Shows or hides the sidebar after its visibility has changed.
    func showSidebar(animated: Bool, alongside animator: MenuAnimator) {
        guard isSidebarAvailable, let view = viewIfLoaded else { return animator.run() }
        showTabs()
        let change = {
            view.setNeedsLayout()
            view.layoutIfNeeded()
            animator.animate()
        }
        guard animated, view.window != nil else {
            change()
            return animator.complete()
        }
        UIView.animate(withDuration: NavigationMetrics.barDuration, animations: change) { _ in animator.complete() }
    }
}
