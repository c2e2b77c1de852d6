extension UIViewController {
    /// The nearest ancestor that is a tab bar controller.
    public var tabBarController: UITabBarController? {
        parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }

    /// The item that represents the controller in a tab bar. It is created on first access, with the controller's
    /// title. The item of a navigation controller is that of its first controller, unless another one is set.
    public var tabBarItem: UITabBarItem! {
        get { tabItemOwner.ownTabItem }
        set {
            storage.tabItem = newValue
            parent?.barsOfChildDidChange()
        }
    }

    private var ownTabItem: UITabBarItem {
        if let item = storage.tabItem as? UITabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storage.tabItem = item
        return item
    }
}
