@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of scroll views that are found by their names.
nonisolated final class ScrollViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIScrollView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UIScrollView.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("contentInset", of: UIScrollView.self, { $0.contentInset }, { $0.contentInset = $1 }),
            .property("contentOffset", of: UIScrollView.self, { $0.contentOffset }, { $0.contentOffset = $1 }),
            .property("contentSize", of: UIScrollView.self, { $0.contentSize }, { $0.contentSize = $1 }),
            .property("refreshControl", of: UIScrollView.self, { $0.refreshControl }, { $0.refreshControl = $1 }),
            .property("panGestureRecognizer", of: UIScrollView.self) { $0.panGestureRecognizer },
        ]
    }
}
