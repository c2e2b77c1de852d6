import Foundation
import UIKit

extension Mistake {
    private static func size() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    }

    /// Lays out two items.
    private static func show(_ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: provider)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        withExtendedLifetime(source) { collection.layoutIfNeeded() }
    }

    static let lists = [
        Mistake("a group without items") {
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [])
        },
        Mistake("a group of no item") {
            let item = NSCollectionLayoutItem(layoutSize: size())
            _ = NSCollectionLayoutGroup.vertical(layoutSize: size(), repeatingSubitem: item, count: 0)
        },
        Mistake("no description of a section with items") { show { _, _ in nil } },
        Mistake("two headers of one kind") {
            show { _, _ in
                let item = NSCollectionLayoutItem(layoutSize: size())
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size(), subitems: [item])
                )
                section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(),
                        elementKind: "k",
                        alignment: $0
                    )
                }
                return section
            }
        },
        Mistake("two checkmarks in a cell") {
            UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
        },
    ]
}
