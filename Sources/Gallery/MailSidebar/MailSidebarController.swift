import UIKit

/// A sidebar of mailboxes: favorites, and accounts below. Subclasses show the accounts.
class MailSidebarController: UICollectionViewController {
    enum Section: Hashable, Sendable { case favorites, accounts }

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, MailAccount.ID> {
        [unowned self] cell, indexPath, id in configure(cell, id, at: indexPath)
    }
    private(set) lazy var source = UICollectionViewDiffableDataSource<Section, MailAccount.ID>(
        collectionView: collectionView
    ) { [cells] collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Section, MailAccount.ID>()
        snapshot.appendSections([.favorites, .accounts])
        snapshot.appendItems(MailAccount.favorites.map(\.id), toSection: .favorites)
        source.apply(snapshot, animatingDifferences: false)
    }

    func configure(_ cell: UICollectionViewListCell, _ id: MailAccount.ID, at indexPath: IndexPath) {
        guard let account = MailAccount.byName[id] else { return }
        var content = cell.defaultContentConfiguration()
        content.text = account.id
        content.image = UIImage(systemName: account.symbol)
        cell.contentConfiguration = content
        let count = UICellAccessory.label(text: String(account.unread), options: .init(tintColor: .label))
        let unread = account.unread > 0 ? [count] : []
        cell.accessories = unread + (account.mailboxes.isEmpty ? [] : [.outlineDisclosure()])
    }
}
