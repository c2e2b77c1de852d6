@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of tab bars that are found by their names.
nonisolated final class TabBarTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITabBar.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.property("delegate", of: UITabBar.self, { $0.delegate }, { $0.delegate = $1 })]
    }
}
