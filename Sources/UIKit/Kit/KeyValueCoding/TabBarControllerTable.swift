@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of tab bar controllers that are found by their names.
nonisolated final class TabBarControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITabBarController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.property("delegate", of: UITabBarController.self, { $0.delegate }, { $0.delegate = $1 })]
    }
}
