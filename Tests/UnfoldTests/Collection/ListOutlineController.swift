import UIKit
import Unfold

/// A list with an outline of numbers between two sections of the app's.
final class ListOutlineController: UICollectionViewController {
    private let policy: ExpansionPolicy
    private(set) var configured = 0
    /// The accessories of the rows of groups.
    var accessories: [UICellAccessory] = [.outlineDisclosure()]
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [unowned self] cell, path, id in
        configured += 1
        var content = cell.defaultContentConfiguration()
        content.text = String(id)
        cell.contentConfiguration = content
        cell.accessories = outline.tree.isGroup(id) ? accessories : []
        outline.configure(cell, at: path)
    }
    private(set) lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
        [cells] collectionView, path, id in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    private(set) lazy var outline = ExpansionOutline<Int>(collectionView, section: "outline", policy: policy)

    init(
        _ tree: ExpansionTree<Int>,
        policy: ExpansionPolicy = .independent,
        accessories: [UICellAccessory] = [.outlineDisclosure()]
    ) {
        (self.policy, self.accessories) = (policy, accessories)
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collectionView.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["above", "outline", "below"])
        snapshot.appendItems([-1, -2], toSection: "above")
        snapshot.appendItems([-3], toSection: "below")
        source.apply(snapshot, animatingDifferences: false)
        outline.setTree(tree, animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The rows of the outline, as the collection view has them.
    var rows: [Int] { source.snapshot().itemIdentifiers(inSection: "outline") }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
