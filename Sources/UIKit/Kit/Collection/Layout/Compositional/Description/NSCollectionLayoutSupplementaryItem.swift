import CompositionalLayout
import Foundation

/// The description of a view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The position of the view in the order from back to front. The default is 1.
    open var zIndex = 1
    /// The kind of the view, by which the data source is asked for it.
    open var elementKind: String { kind }
    /// The point of the item or group at which the view is placed.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
    /// The point of the view that is placed there; `nil` for the same edges as those of the container.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    private let kind: String
    private let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    init(
        _ size: NSCollectionLayoutSize,
        kind: String,
        container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor? = nil
    ) {
        self.kind = kind
        anchors = (container, item)
        super.init(size, [])
    }

    /// Creates a view whose edges are those of the container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, kind: elementKind, container: containerAnchor)
    }

    /// Creates a view of which one point is placed at a point of the container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize,
            kind: kind,
            container: anchors.container,
            item: anchors.item
        ).taking(self)
        copy.zIndex = zIndex
        return copy
    }

    override func isLike(_ other: NSCollectionLayoutItem) -> Bool {
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
        return super.isLike(other) && kind == other.kind && zIndex == other.zIndex
            && anchors.container == other.anchors.container && anchors.item == other.anchors.item
    }

    /// The description as a value.
    var anchoredDescription: SupplementaryLayout {
        SupplementaryLayout(
            kind: kind,
            size: layoutSize.value,
            containerAnchor: anchors.container.value,
            itemAnchor: anchors.item?.value,
            zIndex: zIndex
        )
    }
}
