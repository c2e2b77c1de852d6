import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// A collection view over plain data that records the calls of its data source and delegate.
@MainActor
final class CollectionFixture: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    let collection: UICollectionView
    var mayHighlight: (IndexPath) -> Bool = { _ in true }
    var maySelect: (IndexPath) -> Bool = { _ in true }
    var mayDeselect: (IndexPath) -> Bool = { _ in true }
    var targetOffset: (CGPoint) -> CGPoint = { $0 }
    var onCell: (IndexPath) -> Void = { _ in }
    /// How often each view is on the screen, according to the delegate's calls. It is 1 while the view is displayed.
    var displays: [ObjectIdentifier: Int] = [:]
    var counts = 0

    init(_ sections: [[String]], layout: UICollectionViewLayout = GridLayout()) {
        self.sections = sections
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(items: Int, layout: UICollectionViewLayout = GridLayout()) {
        self.init([(0..<items).map { "item \($0)" }], layout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = self
        collection.delegate = self
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            Header.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view = collection
    }

    /// Puts the collection view on a new screen, and discards the calls that this made.
    func show(size: CGSize = CGSize(width: 300, height: 400)) -> TestScreen {
        let screen = TestScreen(size: size, scale: 1)
        screen.show(self)
        screen.settle()
        log = []
        return screen
    }

    func cell(_ item: Int, section: Int = 0) -> Cell? {
        collection.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
    }

    /// The names in the cells on the screen, in the order of the items.
    var shownNames: [String] {
        collection.indexPathsForVisibleItems.sorted().compactMap {
            (collection.cellForItem(at: $0) as? Cell)?.name
        }
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        counts += 1
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.append("cell \(indexPath.section).\(indexPath.item)")
        onCell(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.name = sections[indexPath.section][indexPath.item]
        (cell as? Cell)?.sizeInDataSource = cell.bounds.size
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append("header \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }

    // MARK: UICollectionViewDelegate

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return mayHighlight(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return maySelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return mayDeselect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("action \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        displays[ObjectIdentifier(cell), default: 0] += 1
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        displays[ObjectIdentifier(cell), default: 0] -= 1
        log.append("end \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        displays[ObjectIdentifier(view), default: 0] += 1
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        displays[ObjectIdentifier(view), default: 0] -= 1
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        targetOffset(proposedContentOffset)
    }

    // MARK: Views

    /// A cell that has a name.
    final class Cell: UICollectionViewCell {
        var name = ""
        var sizeInDataSource: CGSize?
        var timesReused = 0
        var applied: [UICollectionViewLayoutAttributes] = []
        var wanted: CGSize?

        override func prepareForReuse() {
            super.prepareForReuse()
            timesReused += 1
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied.append(layoutAttributes)
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            guard let wanted else { return layoutAttributes }
            layoutAttributes.size = wanted
            return layoutAttributes
        }
    }

    final class Header: UICollectionReusableView {}
}
