@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of table controllers that are found by their names.
nonisolated final class TableViewControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITableViewController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("tableView", of: UITableViewController.self, { $0.tableView }, { $0.tableView = $1 }),
            .property(
                "refreshControl",
                of: UITableViewController.self,
                { $0.refreshControl },
                { $0.refreshControl = $1 }
            ),
        ]
    }
}
