extension UIViewController {
    /// The items that the toolbar of the navigation controller shows while the controller is at the top of its stack.
    /// The default is `nil`. Setting them doesn't animate.
    public var toolbarItems: [UIBarButtonItem]? {
        get { storage.toolbarItems as? [UIBarButtonItem] }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar. They fade in if `animated` is `true`.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storage.toolbarItems = toolbarItems
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.storedToolbar?.setItems(toolbarItems, animated: animated)
    }
}
