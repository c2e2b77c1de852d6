import Foundation

extension UITabBarController {
    /// The sidebar of a tab bar controller: a list of the tabs and of those inside groups, at the leading edge.
    ///
    /// ```swift
    /// tabs.mode = .tabSidebar
    /// tabs.sidebar.preferredLayout = .tile
    /// tabs.sidebar.isHidden = false
    /// ```
    ///
    /// Tabs are above groups, which are sections that fold. A group inside another one is a row that unfolds.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        private weak var controller: UITabBarController?
        /// Whether the app or the user has hidden the sidebar; `nil` before they decide.
        private var choice: Bool?
        /// The view, after the sidebar has been visible.
        private(set) var view: SidebarView?

        init(_ controller: UITabBarController) {
            self.controller = controller
        }

        /// The delegate, which changes the rows of the sidebar and is notified of them.
        open weak var delegate: (any Delegate)?

        /// Whether the sidebar is hidden while it is available. By default it is in a view that is higher than wide.
        /// Setting it doesn't animate.
        open var isHidden: Bool {
            get { choice ?? controller?.isHigherThanWide ?? true }
            set { setHidden(newValue, animated: false) }
        }

        /// Shows or hides the sidebar. It slides over the leading edge if `animated` is `true`.
        func setHidden(_ isHidden: Bool, animated: Bool) {
            guard let controller, isHidden != self.isHidden else {
                choice = isHidden
                return
            }
            let animator = MenuAnimator()
            delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
            controller.prepareSidebar()
            choice = isHidden
            controller.showSidebar(animated: animated, alongside: animator)
        }

        /// Whether the sidebar covers the content or is beside it. The default is `.automatic`.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
        }

        // MARK: Contents

        /// The content above the tabs. The default is `nil`.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { view?.list.show(header: headerContentConfiguration) }
        }

        /// The content below the tabs. The default is `nil`.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { view?.list.show(footer: footerContentConfiguration) }
        }

        /// A view at the bottom of the sidebar, over which the tabs don't scroll. It is as wide as the sidebar, and as
        /// high as its constraints require. The default is `nil`.
        open var bottomBarView: UIView? {
            didSet { if bottomBarView !== oldValue { view?.show(bottomBar: bottomBarView) } }
        }

        /// The elements of a menu at the top of the sidebar. The default, `nil`, is no menu.
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { view?.show(overflow: navigationOverflowItems) }
        }

        /// Scrolls to a part of the sidebar. A part that the sidebar doesn't show has no effect.
        open func scroll(to target: ScrollTarget, animated: Bool) {
            view?.list.scroll(to: target, animated: animated)
        }

        /// Asks the delegate to update the row of a tab. A tab that isn't visible in the sidebar has no effect.
        open func reconfigureItem(for tab: UITab) {
            view?.list.reconfigure(tab)
        }

        // MARK: The view

        /// Returns the view, which is created the first time.
        func loadView(for controller: UITabBarController) -> SidebarView {
            if let view { return view }
            let made = SidebarView(SidebarList(of: controller))
            made.onToggle = { [weak self] in self?.setHidden(true, animated: true) }
            made.list.show(header: headerContentConfiguration)
            made.list.show(footer: footerContentConfiguration)
            made.show(bottomBar: bottomBarView)
            made.show(overflow: navigationOverflowItems)
            view = made
            update()
            return made
        }

        /// Shows the current tabs and their selection.
        func update() {
            guard let view, let controller else { return }
            view.list.update()
            view.showsEditButton = controller.tabs.contains(where: \.allowsCustomization)
        }
    }
}
