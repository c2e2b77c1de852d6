extension UIWindow {
    /// Takes the view of the root controller before out, and puts that of the present one in if the window is shown.
    func replaceRootView(of previous: UIViewController?) {
        guard previous !== rootViewController else { return }
        previous?.storage.presentation?.abandon()
        previous?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootView() }
    }

    /// Puts the root controller's view behind everything else. Views that are there already come back on the screen.
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

    /// The root controller's view stays in the window, and leaves the screen with it.
    func hideRootView() {
        guard let root = rootViewController, root.viewIfLoaded?.superview === self else { return }
        for controller in root.visibleStack.reversed() {
            controller.beginAppearance(false, animated: false)
            controller.endAppearance()
        }
    }
}
