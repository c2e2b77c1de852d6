@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of bar items that are found by their names.
nonisolated final class BarButtonItemTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIBarButtonItem.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("title", of: UIBarButtonItem.self, { $0.title }, { $0.title = $1 }),
            .property("image", of: UIBarButtonItem.self, { $0.image }, { $0.image = $1 }),
            .property("enabled", of: UIBarButtonItem.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("tintColor", of: UIBarButtonItem.self, { $0.tintColor }, { $0.tintColor = $1 }),
            .property("customView", of: UIBarButtonItem.self, { $0.customView }, { $0.customView = $1 }),
        ]
    }
}
