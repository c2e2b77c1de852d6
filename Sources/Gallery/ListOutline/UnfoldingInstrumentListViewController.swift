import UIKit
import Unfold

/// The same list as `InstrumentListViewController`, in which opening a group folds its neighbor.
final class UnfoldingInstrumentListViewController: UICollectionViewController {
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Instrument.ID> {
        [unowned self] cell, indexPath, id in
        cell.contentConfiguration = InstrumentContent.configuration(of: cell, id, level: outline.depth(of: id))
        cell.accessories = outline.tree.isGroup(id) ? [.outlineDisclosure(options: .init(style: .header))] : []
        outline.configure(cell, at: indexPath)
    }
    private lazy var source = UICollectionViewDiffableDataSource<Int, Instrument.ID>(collectionView: collectionView) {
        [cells] collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
    private(set) lazy var outline = ExpansionOutline<Instrument.ID>(collectionView, section: 0, policy: .accordion)

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source
        outline.setTree(ExpansionTree(Instrument.orchestra, children: \.parts), animated: false)
        outline.expander.set(.expanded, for: "Strings", animated: false)
    }
}
