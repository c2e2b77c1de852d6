@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of navigation controllers that are found by their names.
nonisolated final class NavigationControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UINavigationController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UINavigationController.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("navigationBar", of: UINavigationController.self) { $0.navigationBar },
        ]
    }
}
