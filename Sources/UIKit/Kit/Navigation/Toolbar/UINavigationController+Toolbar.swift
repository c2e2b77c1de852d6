import CoreGraphics

extension UINavigationController {
    /// Whether a controller or one below it hides the bars at the bottom.
    func hidesBottomBar(with controller: UIViewController) -> Bool {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return false }
        return stack[...index].contains { $0.hidesBottomBarWhenPushed }
    }

    /// The height that the toolbar takes from the safe area of a controller. It is negative for a controller that
    /// hides the bar of the parent, which is a part of the safe area of all other controllers.
    func bottomInset(of controller: UIViewController) -> CGFloat {
        if hidesBottomBar(with: controller) { return -storage.containerInsets.bottom }
        guard !isToolbarHidden else { return 0 }
        return toolbarGap + NavigationMetrics.toolbarHeight - (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    /// The distance between the bottom of the view and the toolbar, which is above the bar of the parent, or at its own
    /// distance from the bottom of the screen.
    private var toolbarGap: CGFloat {
        let bottom = viewIfLoaded?.safeAreaInsets.bottom ?? 0
        guard storage.containerInsets.bottom == 0 else { return bottom }
        return max(NavigationMetrics.toolbarMargin, bottom - NavigationMetrics.toolbarOverlap)
    }

    /// Places the toolbar above the bottom of the view, or below its edge while it is hidden.
    func placeToolbar() {
        guard let view = viewIfLoaded, let bar = storedToolbar else { return }
        if bar.superview !== view { view.addSubview(bar) }
        let isShown = !isToolbarHidden && !hidesBottomBarOfParent
        let height = NavigationMetrics.toolbarHeight
        bar.frame = CGRect(
            x: 0,
            y: isShown ? view.bounds.maxY - toolbarGap - height : view.bounds.maxY,
            width: view.bounds.width,
            height: height
        )
        bar.bottomGap = toolbarGap
        bar.alpha = isShown ? 1 : 0
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
    }

    /// Updates the scroll edge appearance of the toolbar, if it has one, from the position of the content.
    ///
    /// - Parameter isLayout: Whether the content is still to be laid out.
    func placeToolbarAtContent(isLayout: Bool = false) {
        guard let bar = storedToolbar, bar.hasScrollEdgeAppearance else { return }
        let content = stack.last.flatMap { scrollView(below: $0) }
        if isLayout { content?.layoutIfNeeded() }
        bar.isAtScrollEdge = content?.isAtBottom ?? true
    }

    /// Places the bars, and that of the parent, for the top controller.
    func placeBars() {
        placeBar()
        placeToolbar()
        parent?.barsOfChildDidChange()
    }
}
