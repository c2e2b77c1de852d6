import UIKit

/// A layout of rows of items, with a header above each section that has one and a decoration view behind it.
@MainActor
class GridLayout: UICollectionViewLayout {
    var itemSize = CGSize(width: 100, height: 50) { didSet { invalidateLayout() } }
    var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
    var decorates = false
    var flips = false
    var calls: [String] = []
    private var places: [UICollectionViewLayoutAttributes] = []
    private(set) var size = CGSize.zero
    /// The sizes that cells have asked for.
    var sizes: [IndexPath: CGSize]?

    static let decorationKind = "back"

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    override func prepare() {
        calls.append("prepare")
        places = []
        guard let collectionView else { return }
        let width = collectionView.bounds.width
        var y: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            let top = y
            if headerHeight > 0 {
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section)
                )
                header.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
                header.zIndex = 1
                places.append(header)
                y += headerHeight
            }
            var x: CGFloat = 0
            var height: CGFloat = 0
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let size = sizes?[path] ?? itemSize
                if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
                let cell = UICollectionViewLayoutAttributes(forCellWith: path)
                cell.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                places.append(cell)
                x += size.width
                height = max(height, size.height)
            }
            y += height
            guard decorates else { continue }
            let back = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: Self.decorationKind,
                with: IndexPath(item: 0, section: section)
            )
            back.frame = CGRect(x: 0, y: top, width: width, height: y - top)
            back.zIndex = -1
            places.append(back)
        }
        size = CGSize(width: width, height: y)
    }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementCategory == .decorationView && $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        sizes != nil && preferredAttributes.size != originalAttributes.size
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        sizes?[preferredAttributes.indexPath] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append(
            "updates "
                + updateItems.map { item in
                    let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
                        path.map { "\($0.section).\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "none"
                    }
                    return "\(item.updateAction) \(paths[0]) \(paths[1])"
                }.joined(separator: ", ")
        )
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }

    override func finalizeLayoutTransition() { calls.append("finalize transition") }
}
