import Foundation

/// The controller that another one presents and, for a container, the controllers that it contains and shows, for state
/// restoration.
@MainActor
struct ControllerState {
    let controller: UIViewController

    func encode(with coder: NSCoder) {
        if let presented = controller.storage.presentation?.presented {
            coder.encode(presented, forKey: Self.presentedKey)
        }
        switch controller {
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

    func decode(with coder: NSCoder) {
        if let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController {
            UIApplication.shared.stateRestoration?.present(presented, by: controller)
        }
        switch controller {
        case let navigation as UINavigationController:
            let stack = coder.decodeObject(forKey: Self.controllersKey) as? [Any] ?? []
            let restored = stack.map { $0 as? UIViewController }.prefix { $0 != nil }.compactMap { $0 }
            if !restored.isEmpty { navigation.setViewControllers(restored, animated: false) }
        case let tabs as UITabBarController: TabBarState(controller: tabs).decode(with: coder)
        case let split as UISplitViewController:
            for column in Self.columns {
                let key = "\(Self.controllersKey)\(column.rawValue)"
                guard let child = coder.decodeObject(forKey: key) as? UIViewController,
                    child !== split.viewController(for: column)
                else { continue }
                split.setViewController(child, for: column)
            }
        default: break
        }
    }

    private static var presentedKey: String { "UIViewControllerPresented" }
    private static var controllersKey: String { "UIViewControllers" }
    private static var columns: [UISplitViewController.Column] { [.primary, .supplementary, .secondary, .compact] }
}
