extension UIWindow {
    /// Removes the view of the previous root controller, and adds that of the current one if the window is visible.
    func replaceRootView(of previous: UIViewController?) {
        guard previous !== rootViewController else { return }
        previous?.storage.presentation?.abandon()
        previous?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootView() }
    }

    /// Adds the root controller's view behind all other subviews. If the view is already in the window, its
    /// controllers appear.
    func showRootView() {
        guard let root = rootViewController, let view = root.view else { return }
        view.frame = bounds
        if view.superview === self {
            for controller in root.visibleStack {
                controller.beginAppearance(true, animated: false)
                controller.endAppearanceInNextFrame()
            }
        } else {
            insertSubview(view, at: 0)
        }
    }

    /// Makes the root controller and those presented over it disappear. Their views stay in the window.
    func hideRootView() {
        guard let root = rootViewController, root.viewIfLoaded?.superview === self else { return }
        for controller in root.visibleStack.reversed() {
            controller.beginAppearance(false, animated: false)
            controller.endAppearance()
        }
    }
}
