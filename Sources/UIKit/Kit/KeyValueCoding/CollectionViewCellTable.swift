@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of cells of collection views that are found by their names.
nonisolated final class CollectionViewCellTable: ObjectiveCTable {
    override class var owner: AnyClass? { UICollectionViewCell.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("contentView", of: UICollectionViewCell.self) { $0.contentView },
            .property(
                "backgroundView",
                of: UICollectionViewCell.self,
                { $0.backgroundView },
                { $0.backgroundView = $1 }
            ),
            .property(
                "selectedBackgroundView",
                of: UICollectionViewCell.self,
                { $0.selectedBackgroundView },
                { $0.selectedBackgroundView = $1 }
            ),
        ]
    }
}
