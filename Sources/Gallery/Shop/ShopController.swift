import UIKit

/// A shop: a row of cards that pages across, and a list below. Subclasses show more of the rows of the list.
class ShopController<Row: BulbRow>: UICollectionViewController {
    private lazy var rows = UICollectionView.CellRegistration<Row, Bulb> { [unowned self] cell, indexPath, bulb in
        configure(cell, bulb, at: indexPath)
    }
    private let cards = UICollectionView.CellRegistration<BulbCard, Bulb> { cell, _, bulb in cell.show(bulb) }
    private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.section == 0 ? "This month" : "All bulbs"
        cell.contentConfiguration = content
    }

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                index == 0 ? Self.shelf : Self.list(environment)
            }
        )
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static var shelf: NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let card = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: card,
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: header,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        return section
    }

    private static func list(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Registrations are made before the first cell.
        _ = rows
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? Bulb.featured.count : Bulb.others.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section == 0 else {
            let bulb = Bulb.others[indexPath.item]
            return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: bulb)
        }
        let bulb = Bulb.featured[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: bulb)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func configure(_ cell: Row, _ bulb: Bulb, at indexPath: IndexPath) {
        cell.show(bulb)
    }
}
