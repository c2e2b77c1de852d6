import UIKit

/// A list with an outline of three levels, by section snapshots: families of instruments, instruments, and a text about
/// each.
final class InstrumentListViewController: UICollectionViewController {
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Instrument.ID> {
        [unowned self] cell, _, id in
        let level = source.snapshot(for: 0).level(of: id)
        cell.contentConfiguration = InstrumentContent.configuration(of: cell, id, level: level)
        cell.accessories = level < 2 ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    private lazy var source: UICollectionViewDiffableDataSource<Int, Instrument.ID> = .init(
        collectionView: collectionView
    ) { [cells] collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }

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
        var snapshot = NSDiffableDataSourceSectionSnapshot<Instrument.ID>()
        snapshot.append(Instrument.orchestra.map(\.id))
        for family in Instrument.orchestra {
            snapshot.append(family.parts.map(\.id), to: family.id)
            for instrument in family.parts { snapshot.append(instrument.parts.map(\.id), to: instrument.id) }
        }
        snapshot.expand(["Strings"])
        source.apply(snapshot, to: 0, animatingDifferences: false)
    }
}

/// The texts of rows about instruments.
@MainActor
enum InstrumentContent {
    static func configuration(
        of cell: UICollectionViewListCell,
        _ text: String,
        level: Int
    ) -> UIListContentConfiguration {
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.textProperties.font = .preferredFont(forTextStyle: [.headline, .body, .subheadline][min(level, 2)])
        content.textProperties.color = level == 2 ? .secondaryLabel : .label
        return content
    }
}
