import UIKit
import UIKitTesting

/// A collection view with a layout whose cells want sizes, if they do.
@MainActor
final class LayoutController: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        /// Returns the size that the cell wants in the one that it gets.
        var wanted: ((CGSize) -> CGSize?)?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let size = wanted?(layoutAttributes.size) { layoutAttributes.size = size }
            return layoutAttributes
        }
    }

    final class Part: UICollectionReusableView {
        var wanted: ((CGSize) -> CGSize?)?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let size = wanted?(layoutAttributes.size) { layoutAttributes.size = size }
            return layoutAttributes
        }
    }

    let collection: UICollectionView
    var counts: [Int]
    /// The sizes that cells want: of an item, in a size.
    var wanted: (IndexPath, CGSize) -> CGSize? = { _, _ in nil }
    /// The sizes that supplementary views want.
    var wantedByPart: (String, CGSize) -> CGSize? = { _, _ in nil }
    private(set) var asked: [IndexPath] = []
    private var kinds: Set<String> = []

    init(_ layout: UICollectionViewLayout, counts: [Int]) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    @discardableResult
    func show(_ size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size, scale: 2)
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
        (cell as? Cell)?.wanted = { [unowned self] in wanted(indexPath, $0) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if kinds.insert(kind).inserted {
            collectionView.register(Part.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "part",
            for: indexPath
        )
        (view as? Part)?.wanted = { [unowned self] in wantedByPart(kind, $0) }
        return view
    }

    /// The frame of a cell in the collection view's coordinates; `nil` without a cell.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.cellForItem(at: [section, item]).map { collection.convert($0.bounds, from: $0) }
    }

    func partFrame(_ kind: String, _ section: Int, _ item: Int = 0) -> CGRect? {
        collection.supplementaryView(forElementKind: kind, at: [section, item])?.frame
    }
}
