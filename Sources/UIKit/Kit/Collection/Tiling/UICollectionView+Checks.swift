import Failures
import Foundation

/// The checks of arguments and of what the client returns.
extension UICollectionView {
    /// Whether the item is among those that the data source reported.
    func contains(_ item: IndexPath) -> Bool {
        guard item.count == 2, let counts, counts.indices.contains(item[0]) else { return false }
        return item[1] >= 0 && item[1] < counts[item[0]]
    }

    /// Stops the process if the layout has attributes of an item that doesn't exist.
    func requireItem(_ item: IndexPath) {
        programmerError(
            unless: contains(item),
            """
            UICollectionView received layout attributes for a cell with an index path that does not exist: \
            {length = \(item.count), path = \(item.map(String.init).joined(separator: " - "))}
            """,
            in: "UICollectionViewLayout.layoutAttributesForElements(in:)"
        )
    }

    /// Returns a number of sections, and stops the process if it is out of range.
    func checked(numberOfSections count: Int) -> Int {
        programmerError(
            unless: count >= 0 && count <= CollectionMetrics.highestCount,
            "the data source returned \(count) sections",
            in: "UICollectionViewDataSource.numberOfSections(in:)"
        )
        return count
    }

    /// Returns a number of items, and stops the process if it is out of range.
    func checked(numberOfItems count: Int, in section: Int) -> Int {
        programmerError(
            unless: count >= 0 && count <= CollectionMetrics.highestCount,
            "the data source returned \(count) items for section \(section)",
            in: "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)"
        )
        return count
    }

    /// Stops the process if the data source made a cell itself.
    func requireDequeued(_ cell: UICollectionViewCell) {
        programmerError(
            unless: cell.reuseIdentifier != nil,
            """
            the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells \
            must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
            """,
            in: "UICollectionViewDataSource.collectionView(_:cellForItemAt:)"
        )
    }

    /// Stops the process if the data source made a supplementary view itself.
    func requireDequeued(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath) {
        programmerError(
            unless: view.reuseIdentifier != nil,
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\(path)) \
            was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or \
            is nil (\(view))
            """,
            in: "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"
        )
    }

    /// Stops the process if the data source returned a view that shows another element.
    func requireUnused(_ view: UICollectionReusableView, for element: CollectionElement) {
        let other = view.collectionView === self ? shown.element(of: view) : nil
        programmerError(
            unless: other == nil || other == element,
            """
            the data source returned for index path \(element.indexPath) the view that is in use at index path \
            \(other?.indexPath ?? element.indexPath): \(view)
            """,
            in: "UICollectionViewDataSource"
        )
    }
}
