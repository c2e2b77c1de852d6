@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of view controllers that are found by their names.
nonisolated final class ViewControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIViewController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("view", of: UIViewController.self, { $0.view }, { $0.view = $1 }),
            .property("title", of: UIViewController.self, { $0.title }, { $0.title = $1 }),
            .property("navigationItem", of: UIViewController.self) { $0.navigationItem },
            .property("navigationController", of: UIViewController.self) { $0.navigationController },
        ]
    }
}
