extension UIWindow {
    /// Puts the root controller's view in the place of the one before.
    func replaceRootView(of previous: UIViewController?) {
        guard previous !== rootViewController else { return }
        previous?.viewIfLoaded?.removeFromSuperview()
        setNeedsLayout()
    }
}
