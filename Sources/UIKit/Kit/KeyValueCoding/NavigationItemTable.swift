@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of navigation items that are found by their names.
nonisolated final class NavigationItemTable: ObjectiveCTable {
    override class var owner: AnyClass? { UINavigationItem.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("title", of: UINavigationItem.self, { $0.title }, { $0.title = $1 }),
            .property("titleView", of: UINavigationItem.self, { $0.titleView }, { $0.titleView = $1 }),
            .property(
                "leftBarButtonItem",
                of: UINavigationItem.self,
                { $0.leftBarButtonItem },
                { $0.leftBarButtonItem = $1 }
            ),
            .property(
                "rightBarButtonItem",
                of: UINavigationItem.self,
                { $0.rightBarButtonItem },
                { $0.rightBarButtonItem = $1 }
            ),
            .property(
                "backBarButtonItem",
                of: UINavigationItem.self,
                { $0.backBarButtonItem },
                { $0.backBarButtonItem = $1 }
            ),
        ]
    }
}
