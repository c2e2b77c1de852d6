extension UIWindow {
    /// Handles the key or the mouse button for going back: pops a controller or dismisses a sheet.
    ///
    /// - Returns: Whether there was a controller to go back to.
    func goBack() -> Bool {
        guard let front = rootViewController?.visibleStack.last else { return false }
        let first: UIResponder? = screen.firstResponder.current ?? front.viewIfLoaded
        if let first, sequence(first: first, next: \.next).contains(where: { $0.accessibilityPerformEscape() }) {
            return true
        }
        if front.goBack() { return true }
        return front.storage.presentedBy?.dismissByUser() ?? false
    }
}

extension UIViewController {
    /// Pops the top controller of the innermost visible navigation controller that has one to pop.
    fileprivate func goBack() -> Bool {
        guard let navigation = self as? UINavigationController else {
            return children.reversed().contains { $0.viewIfLoaded?.window != nil && $0.goBack() }
        }
        guard let top = navigation.topViewController else { return false }
        if top.goBack() { return true }
        if let search = navigation.search(of: top), search.isActive {
            search.isActive = false
            return true
        }
        guard navigation.stack.count > 1, !top.navigationItem.hidesBackButton else { return false }
        // A delegate that doesn't let the item go has handled the key.
        if navigation.navigationBar.mayPop(top.navigationItem) { navigation.popViewController(animated: true) }
        return true
    }
}
