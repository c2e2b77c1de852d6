import UIKit

/// The layout of the library: cards that page across, sleeves that scroll across, and a list.
@MainActor
enum LibraryLayout {
    static func make(_ shelf: @escaping @MainActor (Int) -> Shelf?) -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch shelf(index) {
                case .turntable: cards
                case .newest: sleeves
                case .genres: list(environment)
                case nil: nil
                }
            },
            configuration: configuration
        )
    }

    private static var cards: NSCollectionLayoutSection {
        let section = row(width: .fractionalWidth(0.75), height: 170)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private static var sleeves: NSCollectionLayoutSection {
        let section = row(width: .absolute(110), height: 110)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func row(width: NSCollectionLayoutDimension, height: CGFloat) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
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
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .clear
        return .list(using: configuration, layoutEnvironment: environment)
    }
}
