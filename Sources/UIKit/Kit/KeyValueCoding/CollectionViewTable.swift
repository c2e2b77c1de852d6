@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of collection views that are found by their names.
nonisolated final class CollectionViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UICollectionView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UICollectionView.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("dataSource", of: UICollectionView.self, { $0.dataSource }, { $0.dataSource = $1 }),
            .property(
                "prefetchDataSource",
                of: UICollectionView.self,
                { $0.prefetchDataSource },
                { $0.prefetchDataSource = $1 }
            ),
            .property("backgroundView", of: UICollectionView.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            .method("reloadData", of: UICollectionView.self) { collection, _ in collection.reloadData() },
        ]
    }
}
