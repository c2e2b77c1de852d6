import Foundation

extension UIViewController: StateKeeping {
    func encodeOwnState(with coder: NSCoder) {
        if let presented = storage.presentation?.presented { coder.encode(presented, forKey: Self.presentedKey) }
        switch self {
        case let navigation as UINavigationController:
            // A controller without an identifier, and those on top of it, aren't restored.
            let stack = navigation.viewControllers.prefix { $0.restorationIdentifier != nil }
            coder.encode(Array(stack), forKey: Self.controllersKey)
        case let tabs as UITabBarController: TabBarState(controller: tabs).encode(with: coder)
        case let split as UISplitViewController:
            for column in Self.columns {
                coder.encode(split.viewController(for: column), forKey: "\(Self.controllersKey)\(column.rawValue)")
            }
        default: break
        }
    }

    func decodeOwnState(with coder: NSCoder) {
        if let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController {
            UIApplication.shared.stateRestoration?.present(presented, by: self)
        }
        switch self {
        case let navigation as UINavigationController:
            let stack = coder.decodeObject(forKey: Self.controllersKey) as? [Any] ?? []
            let controllers = stack.map { $0 as? UIViewController }.prefix { $0 != nil }.compactMap { $0 }
            if !controllers.isEmpty { navigation.setViewControllers(controllers, animated: false) }
        case let tabs as UITabBarController: TabBarState(controller: tabs).decode(with: coder)
        case let split as UISplitViewController:
            for column in Self.columns {
                let key = "\(Self.controllersKey)\(column.rawValue)"
                guard let controller = coder.decodeObject(forKey: key) as? UIViewController,
                    controller !== split.viewController(for: column)
                else { continue }
                split.setViewController(controller, for: column)
            }
        default: break
        }
    }

    private static var presentedKey: String { "UIViewControllerPresented" }
    private static var controllersKey: String { "UIViewControllers" }
    private static var columns: [UISplitViewController.Column] { [.primary, .supplementary, .secondary, .compact] }
}
