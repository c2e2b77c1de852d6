@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of navigation bars that are found by their names.
nonisolated final class NavigationBarTable: ObjectiveCTable {
    override class var owner: AnyClass? { UINavigationBar.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.property("delegate", of: UINavigationBar.self, { $0.delegate }, { $0.delegate = $1 })]
    }
}
