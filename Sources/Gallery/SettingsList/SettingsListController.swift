import UIKit

/// A list of settings with headers and footers. Subclasses show the choices of a setting.
class SettingsListController: UICollectionViewController {
    private(set) var chosen = Dictionary(
        uniqueKeysWithValues: SettingSection.all.flatMap(\.settings).map { ($0.id, $0.choices[0]) }
    )
    private let symbols = Dictionary(
        uniqueKeysWithValues: SettingSection.all.flatMap(\.settings).map { ($0.id, $0.symbol) }
    )
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, SettingRow> {
        [unowned self] cell, indexPath, row in configure(cell, row, at: indexPath)
    }
    private let headers = SettingsListController.parts(UICollectionView.elementKindSectionHeader) { $0.title }
    private let footers = SettingsListController.parts(UICollectionView.elementKindSectionFooter) { $0.note }
    private(set) lazy var source = UICollectionViewDiffableDataSource<Int, SettingRow>(
        collectionView: collectionView
    ) { [cells] collectionView, indexPath, row in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: row)
    }

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.supplementaryViewProvider = { [headers, footers] collectionView, kind, indexPath in
            let parts = kind == UICollectionView.elementKindSectionHeader ? headers : footers
            return collectionView.dequeueConfiguredReusableSupplementary(using: parts, for: indexPath)
        }
        collectionView.dataSource = source
    }

    private static func parts(
        _ kind: String,
        _ text: @escaping @MainActor (SettingSection) -> String
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = text(SettingSection.all[indexPath.section])
            cell.contentConfiguration = content
        }
    }

    func configure(_ cell: UICollectionViewListCell, _ row: SettingRow, at indexPath: IndexPath) {
        switch row {
        case .setting(let id):
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = (id, chosen[id])
            content.image = symbols[id].flatMap { UIImage(systemName: $0) }
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        case .choice(let name, let setting):
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = chosen[setting] == name ? [.checkmark()] : []
        }
    }

    /// Takes the choice of a row, and configures the rows of its setting again.
    func choose(_ row: SettingRow) {
        guard case .choice(let name, let setting) = row else { return }
        chosen[setting] = name
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(
            snapshot.itemIdentifiers.filter { $0 == .setting(setting) || Self.setting(of: $0) == setting }
        )
        source.apply(snapshot)
    }

    private static func setting(of row: SettingRow) -> Setting.ID? {
        if case .choice(_, let setting) = row { setting } else { nil }
    }
}
