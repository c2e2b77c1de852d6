import UIKit

/// A layout of the client's own: items below each other, with a header and a line behind each section.
final class FuzzedLayoutWithLines: UICollectionViewLayout {
    private static let lineKind = "line"
    private var places: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override init() {
        super.init()
        register(UICollectionReusableView.self, forDecorationViewOfKind: Self.lineKind)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepare() {
        super.prepare()
        (places, height) = ([], 0)
        guard let view = collectionView, let client = view.delegate as? FuzzedCollection else { return }
        for section in 0..<view.numberOfSections {
            let (top, path) = (height, IndexPath(item: 0, section: section))
            if client.hasHeaders {
                let kind = UICollectionView.elementKindSectionHeader
                place(.init(forSupplementaryViewOfKind: kind, with: path), 25)
            }
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                place(.init(forCellWith: path), client.height(at: path))
            }
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.lineKind, with: path)
            line.frame = CGRect(x: 0, y: top, width: 5, height: height - top)
            line.zIndex = -1
            places.append(line)
        }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes, _ height: CGFloat) {
        attributes.frame = CGRect(x: 5, y: self.height, width: 100, height: height)
        self.height += height
        places.append(attributes)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: height) }

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
}
