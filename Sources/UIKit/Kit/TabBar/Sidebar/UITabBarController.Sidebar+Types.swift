extension UITabBarController.Sidebar {
    /// How a sidebar is placed. The raw values are Apple's.
    public enum Layout: Int, Sendable {
        /// The same as `overlap` (Apple's header, for iOS).
        case automatic = 0
        /// The sidebar covers content, which it leaves out of the safe area.
        case overlap = 1
        /// The content is beside the sidebar.
        case tile = 2
    }

    /// A part of a sidebar to which to scroll.
    public enum ScrollTarget {
        /// The content below the tabs.
        case footer
        /// The content above the tabs.
        case header
        /// The row of a tab.
        case tab(UITab)
    }

    /// An object to which a delegate adds animations that run while the sidebar appears or disappears. They run at once
    /// if that doesn't animate.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Adds changes that animate along.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Adds a closure that is called at the end of the animation.
        func addCompletion(_ completion: @escaping () -> Void)
    }
}

extension MenuAnimator: UITabBarController.Sidebar.Animating {}
