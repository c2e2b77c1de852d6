import Foundation
import UIKit
import UIKitTesting

/// A collection view with a layout, whose items are numbered cells and whose supplementary views are plain.
@MainActor
class LayoutFixture: UIViewController, UICollectionViewDataSource {
    /// A cell that wants a size, if it has one.
    final class Cell: UICollectionViewCell {
        var preferred: CGSize?
        private(set) var applied: [CGRect] = []

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            applied.append(layoutAttributes.frame)
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let preferred { layoutAttributes.size = preferred }
            return layoutAttributes
        }
    }

    let collection: UICollectionView
    /// The number of items in each section.
    var counts: [Int]
    /// The sizes that cells want, by item.
    var preferred: (IndexPath) -> CGSize? = { _ in nil }
    /// The items whose cells were asked for.
    var asked: [IndexPath] = []

    init(_ layout: UICollectionViewLayout, counts: [Int]) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "part"
            )
        }
        collection.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func show(_ size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        return screen
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.preferred = preferred(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }

    /// The frame of a cell on the screen.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.cellForItem(at: [section, item])?.frame
    }

    /// The frame of a header on the screen.
    func header(_ section: Int) -> CGRect? {
        collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
    }

    /// The frame of a footer on the screen.
    func footer(_ section: Int) -> CGRect? {
        collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0])?.frame
    }
}
