import CoreGraphics
@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of tables that are found by their names.
nonisolated final class TableViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITableView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UITableView.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("dataSource", of: UITableView.self, { $0.dataSource }, { $0.dataSource = $1 }),
            .property(
                "prefetchDataSource",
                of: UITableView.self,
                { $0.prefetchDataSource },
                { $0.prefetchDataSource = $1 }
            ),
            .property("tableHeaderView", of: UITableView.self, { $0.tableHeaderView }, { $0.tableHeaderView = $1 }),
            .property("tableFooterView", of: UITableView.self, { $0.tableFooterView }, { $0.tableFooterView = $1 }),
            .property("backgroundView", of: UITableView.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property("rowHeight", of: UITableView.self, { Double($0.rowHeight) }, { $0.rowHeight = CGFloat($1) }),
            .property(
                "estimatedRowHeight",
                of: UITableView.self,
                { Double($0.estimatedRowHeight) },
                { $0.estimatedRowHeight = CGFloat($1) }
            ),
            .property("separatorColor", of: UITableView.self, { $0.separatorColor }, { $0.separatorColor = $1 }),
            .property(
                "sectionIndexColor",
                of: UITableView.self,
                { $0.sectionIndexColor },
                { $0.sectionIndexColor = $1 }
            ),
            .method("reloadData", of: UITableView.self) { table, _ in table.reloadData() },
        ]
    }
}
