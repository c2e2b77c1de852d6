import Foundation
import UIKit

extension Mistake {
    static let controllers = [
        Mistake("several pages") {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
        },
        Mistake("a controller in itself") {
            let controller = UIViewController()
            controller.addChild(controller)
        },
        Mistake("a controller in one of its own children") {
            let (outer, inner) = (UIViewController(), UIViewController())
            outer.addChild(inner)
            inner.addChild(outer)
        },
        Mistake("a transition between controllers of no parent") {
            UIViewController().transition(
                from: UIViewController(),
                to: UIViewController(),
                duration: 0,
                animations: nil
            )
        },
        Mistake("a nib that is not there") { _ = UIViewController(nibName: "Missing", bundle: nil).view },
        Mistake("a loadView that loads no view") {
            final class Controller: UIViewController {
                override func loadView() {}
            }
            Controller().loadViewIfNeeded()
        },
        Mistake("a view-loading property that is never set") {
            final class Controller: UIViewController {
                @ViewLoading var label: UILabel
            }
            _ = Controller().label
        },
        Mistake("a controller presented twice") {
            let (one, other, third) = (UIViewController(), UIViewController(), UIViewController())
            show(one)
            one.present(other, animated: false)
            third.present(other, animated: false)
        },
        Mistake("a child presented") {
            let (parent, child) = (UIViewController(), UIViewController())
            show(parent)
            parent.addChild(child)
            parent.present(child, animated: false)
        },
        Mistake("a controller pushed twice") {
            let controller = UIViewController()
            UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
        },
        Mistake("a navigation controller pushed") {
            UINavigationController(rootViewController: UIViewController())
                .pushViewController(UINavigationController(), animated: false)
        },
        Mistake("a stack with the same controller twice") {
            let controller = UIViewController()
            UINavigationController().viewControllers = [controller, controller]
        },
        Mistake("a way back to a controller that is not on the stack") {
            UINavigationController(rootViewController: UIViewController())
                .popToViewController(UIViewController(), animated: false)
        },
        Mistake("a token beyond the end") {
            UISearchTextField().insertToken(UISearchToken(icon: nil, text: "Token"), at: 1)
        },
        Mistake("a token that isn't there") { UISearchTextField().removeToken(at: 0) },
        Mistake("a navigation bar of another class") {
            _ = UINavigationController(navigationBarClass: UIToolbar.self, toolbarClass: nil)
        },
        Mistake("a toolbar of another class") {
            _ = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
        },
        // The bar knows its controller as long as that exists.
        Mistake("an item pushed onto the bar of a navigation controller") {
            withExtendedLifetime(UINavigationController()) {
                $0.navigationBar.pushItem(UINavigationItem(title: "Item"), animated: false)
            }
        },
        Mistake("a delegate of the bar of a navigation controller") {
            withExtendedLifetime(UINavigationController()) { $0.navigationBar.delegate = nil }
        },
        Mistake("tabs set on the bar of a tab bar controller") {
            withExtendedLifetime(UITabBarController()) { $0.tabBar.items = [] }
        },
        Mistake("a tab selected in the bar of a tab bar controller") {
            withExtendedLifetime(UITabBarController()) { $0.tabBar.selectedItem = nil }
        },
        Mistake("a selected controller without a tab") {
            UITabBarController().selectedViewController = UIViewController()
        },
        Mistake("an application of a class that is not there") { UIApplicationMain(0, arguments, "Missing", nil) },
        Mistake("a delegate of a class that is not there") { UIApplicationMain(0, arguments, nil, "Missing") },
        Mistake("a delegate that is no NSObject") { Delegate.main() },
    ]

    private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { CommandLine.unsafeArgv }

    private final class Delegate: UIApplicationDelegate {
        var window: UIWindow?
        nonisolated var description: String { "delegate" }
        nonisolated var debugDescription: String { description }
        nonisolated var hash: Int { 0 }

        init() {}

        nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
        nonisolated func `self`() -> Self { self }
        nonisolated func isProxy() -> Bool { false }
    }
}
