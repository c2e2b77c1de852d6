import Foundation

/// An object that decides about the user's selections in a tab bar controller, and is notified of them.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the user can select a controller by its tab. The default is `true`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called after the user has selected a controller by its tab, even if it was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns whether the user can select a tab. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called after the user has selected a tab, even if it was selected already.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

    /// Called before the user changes the order of the controllers in the list of more tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )

    /// Called before the order of the user applies. The controllers are in that order.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Called after the order of the user applies. The controllers are in that order.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Returns the animator of the transition to another tab; `nil`, the default, for a transition that isn't animated.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the object that drives a transition interactively; `nil`, the default, for none. It is called only if
    /// the delegate provides an animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Called before the user changes the order of `tabs`, or hides some, in the list of more tabs or in the sidebar.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// Called after the user has changed the order of `tabs`, or hidden some.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

    /// Called after the user has hidden tabs or shown them again.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// Called after the user has changed the order of the children of a group in the sidebar.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// Returns the controllers of a tab on the stack of the navigation controller that manages its group. By default
    /// they are the proposed ones.
    ///
    /// It is called for each selected tab, from the group to the innermost child, when the selection or the size class
    /// changes.
    ///
    /// - Parameter proposedViewControllers: The controller of the tab, if it has one, and those that were pushed onto
    ///   it.
    func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Returns what happens to items that are dropped on a tab. The default, `.cancel`, is nothing.
    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation

    /// Called when items are dropped on a tab.
    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        acceptItemsFrom dropSession: any UIDropSession
    )

    /// Returns the `supportedInterfaceOrientations` of the tab bar controller. By default they are those of any
    /// controller.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Returns the `preferredInterfaceOrientationForPresentation` of the tab bar controller. By default it is that of
    /// any controller.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        displayOrderDidChangeFor group: UITabGroup
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { .cancel }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        acceptItemsFrom dropSession: any UIDropSession
    ) {}

    // No orientation and an unknown one mean that the methods aren't implemented.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { [] }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .unknown }
}
