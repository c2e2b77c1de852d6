import UIKit
import UIKitTesting

/// A collection view of named items whose data source moves them, and which records what it is asked.
@MainActor
class MovedItems: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Cell: UICollectionViewCell {
        var height: CGFloat?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let height { layoutAttributes.size.height = height }
            return layoutAttributes
        }
    }

    let collection: UICollectionView
    var sections: [[String]]
    var canMove: (String) -> Bool = { _ in true }
    var heights: [String: CGFloat] = [:]
    /// The titles of the index, and where they lead.
    var titles: [String]?
    var paths: [String: IndexPath] = [:]
    var transitionLayout: (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = {
        UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
    }
    var target: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
    var log: [String] = []
    /// The items for which a cell was asked.
    private(set) var asked: [String] = []

    init(_ layout: UICollectionViewLayout, _ sections: [[String]]) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    @discardableResult
    func show(_ size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size, scale: 2)
        screen.show(self)
        screen.settle()
        asked = []
        return screen
    }

    /// A grid of items of 80 by 80 points in four columns.
    static func grid() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        return layout
    }

    /// Rows whose cells determine their heights.
    static func rows(_ estimate: CGFloat = 50) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// The frame of the cell with a name; `nil` if there is none.
    func frame(_ name: String) -> CGRect? { cell(name)?.frame }

    func cell(_ name: String) -> UICollectionViewCell? {
        collection.visibleCells.first { $0.accessibilityIdentifier == name }
    }

    /// The names of the cells on the screen, in the order of their places.
    var shown: [String] {
        collection.visibleCells.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
            .compactMap(\.accessibilityIdentifier)
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let name = sections[indexPath.section][indexPath.item]
        asked.append(name)
        cell.accessibilityIdentifier = name
        (cell as? Cell)?.height = heights[name]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMove(sections[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.name) to \(destinationIndexPath.name)")
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        log.append("\(title) \(index)")
        return paths[title] ?? [0]
    }

    // MARK: UICollectionViewDelegate

    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { transitionLayout(fromLayout, toLayout) }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(originalIndexPath, currentIndexPath, proposedIndexPath) }
}

extension IndexPath {
    /// The section and the item, such as `0.3`.
    var name: String { map(String.init).joined(separator: ".") }
}
