@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of headers and footers of tables that are found by their names.
nonisolated final class TableViewHeaderFooterViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITableViewHeaderFooterView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("contentView", of: UITableViewHeaderFooterView.self) { $0.contentView },
            .property("textLabel", of: UITableViewHeaderFooterView.self) { $0.textLabel },
            .property(
                "backgroundView",
                of: UITableViewHeaderFooterView.self,
                { $0.backgroundView },
                { $0.backgroundView = $1 }
            ),
        ]
    }
}
