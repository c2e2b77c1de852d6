import UIKit

/// The pieces of a record with their lengths. A swipe marks a piece.
final class RecordViewController: UICollectionViewController {
    private let record: Record
    private let library: Library
    private lazy var source = makeSource()

    init(_ record: Record, _ library: Library) {
        (self.record, self.library) = (record, library)
        var actions: @MainActor (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
        list.trailingSwipeActionsConfigurationProvider = { actions($0) }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        actions = { [weak self] in self?.swipeActions(at: $0) }
        title = record.id
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        collectionView.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Record.Piece.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(record.pieces.map(\.id))
        source.apply(snapshot, animatingDifferences: false)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Record.Piece.ID> {
        let pieces = Dictionary(uniqueKeysWithValues: record.pieces.map { ($0.id, $0) })
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Record.Piece.ID> {
            [library] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = id
            cell.contentConfiguration = content
            let mark: [UICellAccessory] = library.marked.contains(id) ? [.checkmark()] : []
            cell.accessories = [.label(text: (pieces[id]?.length ?? 0).asMinutes)] + mark
        }
        let source = UICollectionViewDiffableDataSource<Int, Record.Piece.ID>(collectionView: collectionView) {
            collectionView,
            indexPath,
            id in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
        }
        let header = text(UICollectionView.elementKindSectionHeader, "\(record.artist), \(record.year)")
        let footer = text(UICollectionView.elementKindSectionFooter, "\(record.length.asMinutes) in all")
        source.supplementaryViewProvider = { collectionView, kind, indexPath in
            let used = kind == UICollectionView.elementKindSectionHeader ? header : footer
            return collectionView.dequeueConfiguredReusableSupplementary(using: used, for: indexPath)
        }
        return source
    }

    private func text(
        _ kind: String,
        _ text: String
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let piece = source.itemIdentifier(for: indexPath) else { return nil }
        let title = library.marked.contains(piece) ? "Unmark" : "Mark"
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.toggleMark(of: piece)
            done(true)
        }
        action.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func toggleMark(of piece: Record.Piece.ID) {
        library.toggleMark(of: piece)
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([piece])
        source.apply(snapshot)
    }
}
