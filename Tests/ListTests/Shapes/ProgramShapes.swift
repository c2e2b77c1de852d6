import UIKit

/// Programs in the shapes in which apps write collection views today.
@MainActor
enum ProgramShapes {
    typealias Size = NSCollectionLayoutSize

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
        Size(widthDimension: width, heightDimension: height)
    }

    static func header(_ height: CGFloat = 44, pins: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(height)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        item.pinToVisibleBounds = pins
        return item
    }

    // MARK: Layouts

    /// A big item beside two small ones, as samples nest groups, with badges on all of them.
    static func nested() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.3, y: -0.3)
            )
        )
        let leading = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        let trailing = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        for item in [leading, trailing] {
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        }
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: trailing,
            count: 2
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [leading, column]
        )
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// Shelves of a shop: three apps below each other on each page, and a row of categories.
    static func shop() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let isWide = environment.container.effectiveContentSize.width > 500
                let item = NSCollectionLayoutItem(
                    layoutSize: size(.fractionalWidth(1), .fractionalHeight(index == 0 ? 1 : 1 / 3))
                )
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(isWide ? 0.425 : 0.85), .absolute(210)),
                    subitems: [item]
                )
                group.interItemSpacing = index == 0 ? nil : .fixed(6)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
                section.orthogonalScrollingBehavior = index == 0 ? .groupPagingCentered : .groupPaging
                section.boundarySupplementaryItems = [header()]
                return section
            },
            configuration: configuration
        )
    }

    /// Columns of images with heights of their own, by a custom group.
    static func waterfall(_ heights: [CGFloat]) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width / 2
            var columns: [CGFloat] = [0, 0]
            let items = heights.map { height -> NSCollectionLayoutGroupCustomItem in
                let column = columns[0] <= columns[1] ? 0 : 1
                defer { columns[column] += height }
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(column) * width, y: columns[column], width: width, height: height)
                )
            }
            let total = columns.max() ?? 0
            return NSCollectionLayoutSection(
                group: .custom(
                    layoutSize: size(.fractionalWidth(1), .absolute(max(total, items.map(\.frame.maxY).max() ?? 0)))
                ) { _ in
                    items
                }
            )
        }
    }

    /// Groups on a ground, with headers that stay in sight.
    static func decorated() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24)
        section.boundarySupplementaryItems = [header(30, pins: true)]
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        return layout
    }

    /// Cards that shrink beside the middle, by the handler of visible items.
    static func carousel() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.5), .absolute(100)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let middle = offset.x + environment.container.contentSize.width / 2
                let distance = abs(item.frame.midX - middle) / environment.container.contentSize.width
                item.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
                item.alpha = 1 - distance / 2
            }
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
