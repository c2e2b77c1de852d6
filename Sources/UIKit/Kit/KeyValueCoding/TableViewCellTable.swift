@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of cells that are found by their names.
nonisolated final class TableViewCellTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITableViewCell.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("contentView", of: UITableViewCell.self) { $0.contentView },
            .property("textLabel", of: UITableViewCell.self) { $0.textLabel },
            .property("detailTextLabel", of: UITableViewCell.self) { $0.detailTextLabel },
            .property("imageView", of: UITableViewCell.self) { $0.imageView },
            .property("accessoryView", of: UITableViewCell.self, { $0.accessoryView }, { $0.accessoryView = $1 }),
            .property(
                "editingAccessoryView",
                of: UITableViewCell.self,
                { $0.editingAccessoryView },
                { $0.editingAccessoryView = $1 }
            ),
            .property("backgroundView", of: UITableViewCell.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property(
                "selectedBackgroundView",
                of: UITableViewCell.self,
                { $0.selectedBackgroundView },
                { $0.selectedBackgroundView = $1 }
            ),
        ]
    }
}
