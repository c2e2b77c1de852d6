extension UITabBarController.Sidebar {
    /// An object that changes the rows of a sidebar and is notified of them.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Called before the sidebar appears or disappears because `isHidden` changes.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        )

        /// Returns the appearance of a row. By default it is that of a new item.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem

        /// Called to update the appearance of a row, when its state changes and when it is reconfigured. Changes of the
        /// item add up until the sidebar requests another one.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            update item: UITabSidebarItem
        )

        /// Called before the row of a tab appears.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            willBeginDisplaying tab: UITab
        )

        /// Called after the row of a tab has disappeared.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            didEndDisplaying tab: UITab
        )

        /// Returns the actions at the leading end of the row of a tab; `nil`, the default, for none.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Returns the actions at the trailing end of the row of a tab; `nil`, the default, for none.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Returns the context menu of the row of a tab; `nil`, the default, for none.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?

        /// Returns the items that a drag of the row of a tab begins with. By default there are none, and the row can't
        /// be dragged.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemsForBeginning session: any UIDragSession,
            tab: UITab
        ) -> [UIDragItem]

        /// Returns the items that a touch of the row of a tab adds to a drag. By default there are none.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemsForAddingTo session: any UIDragSession,
            tab: UITab
        ) -> [UIDragItem]

        /// Returns what happens to items that are dropped on an action of a group. The default, `.cancel`, is nothing.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction,
            group: UITabGroup,
            operationForAcceptingItemsFrom dropSession: any UIDropSession
        ) -> UIDropOperation

        /// Called when items are dropped on an action of a group.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction,
            group: UITabGroup,
            acceptItemsFrom dropSession: any UIDropSession
        )
    }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForBeginning session: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { [] }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForAddingTo session: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { [] }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { .cancel }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        acceptItemsFrom dropSession: any UIDropSession
    ) {}
}
