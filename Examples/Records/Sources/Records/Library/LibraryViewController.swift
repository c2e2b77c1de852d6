import UIKit
import Unfold

/// The library: what is on the turntable, the newest records, and all of them by genre.
final class LibraryViewController: UICollectionViewController {
    private let library: Library
    private lazy var source = makeSource()
    private(set) lazy var outline = ExpansionOutline<LibraryItem>(collectionView, section: Shelf.genres)

    init(_ library: Library) {
        self.library = library
        // The layout asks the data source for the sections, which needs the collection view.
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Records"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = LibraryLayout.make { [weak self] in
            self?.source.sectionIdentifier(for: $0)
        }
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, LibraryItem>()
        snapshot.appendSections([.turntable, .newest, .genres])
        snapshot.appendItems(library.records.prefix(4).map { .card($0.id) }, toSection: .turntable)
        snapshot.appendItems(library.newest.map { .sleeve($0.id) }, toSection: .newest)
        source.apply(snapshot, animatingDifferences: false)
        let tree = ExpansionTree<LibraryItem>(ids: library.genres.map { .genre($0) }) { [library] item in
            guard case .genre(let genre) = item else { return nil }
            return library.records(of: genre).map { .record($0.id) }
        }
        outline.setTree(tree, animated: false)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Shelf, LibraryItem> {
        let sleeves = UICollectionView.CellRegistration<SleeveCell, LibraryItem> { [library] cell, indexPath, item in
            guard let record = item.record.flatMap({ library[$0] }) else { return }
            cell.show(record, isLarge: indexPath.section == 0)
        }
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, LibraryItem> {
            [unowned self] cell, indexPath, item in configure(cell, item, at: indexPath)
        }
        let source = UICollectionViewDiffableDataSource<Shelf, LibraryItem>(collectionView: collectionView) {
            collectionView,
            indexPath,
            item in
            switch item {
            case .card, .sleeve:
                collectionView.dequeueConfiguredReusableCell(using: sleeves, for: indexPath, item: item)
            case .genre, .record:
                collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = UIListContentConfiguration.header()
            content.text = ["On the turntable", "New", "Genres"][indexPath.section]
            header.contentConfiguration = content
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        return source
    }

    private func configure(_ cell: UICollectionViewListCell, _ item: LibraryItem, at indexPath: IndexPath) {
        var content = cell.defaultContentConfiguration()
        switch item {
        case .genre(let genre):
            content.text = genre
            let count = UICellAccessory.label(text: String(library.records(of: genre).count))
            cell.accessories = [count, .outlineDisclosure()]
        default:
            guard let record = item.record.flatMap({ library[$0] }) else { return }
            (content.text, content.secondaryText) = (record.id, record.artist)
            content.secondaryTextProperties.color = .secondaryLabel
            cell.accessories = [.disclosureIndicator()]
        }
        cell.contentConfiguration = content
        outline.configure(cell, at: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = source.itemIdentifier(for: indexPath) else { return }
        guard let record = item.record.flatMap({ library[$0] }) else {
            outline.expander.toggle(at: indexPath)
            return
        }
        collectionView.deselectItem(at: indexPath, animated: true)
        navigationController?.pushViewController(RecordViewController(record, library), animated: true)
    }
}
