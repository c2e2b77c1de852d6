@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of controllers of collection views that are found by their names.
nonisolated final class CollectionViewControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UICollectionViewController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property(
                "collectionView",
                of: UICollectionViewController.self,
                { $0.collectionView },
                { $0.collectionView = $1 }
            )
        ]
    }
}
