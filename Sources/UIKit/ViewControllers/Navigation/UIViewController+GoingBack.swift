extension UIWindow {
    /// Does what the key or the mouse button for going back asks for: pops, or dismisses a sheet.
    ///
    /// - Returns: whether there was anywhere to go back to.
    func goBack() -> Bool {
        guard let front = rootViewController?.visibleStack.last else { return false }
        if front.goBack() { return true }
        guard front.storage.presentedBy != nil, front.modalPresentationStyle.isSheet else { return false }
        front.dismiss(animated: true)
        return true
    }
}

extension UIViewController {
    /// Pops from the innermost navigation controller in view that has something to pop.
    fileprivate func goBack() -> Bool {
        guard let navigation = self as? UINavigationController else {
            return children.reversed().contains { $0.viewIfLoaded?.window != nil && $0.goBack() }
        }
        guard let top = navigation.topViewController else { return false }
        if top.goBack() { return true }
        return !top.navigationItem.hidesBackButton && navigation.popViewController(animated: true) != nil
    }
}
