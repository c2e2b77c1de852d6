import SeededRandom
import UIKit

/// A layout of the items.
package enum CollectionPlacing: String, Codable, CaseIterable, Sendable {
    /// Lines of items whose heights the delegate provides.
    case grid
    /// The same with headers that stay in sight.
    case pinned
    /// Items whose constraints determine their heights.
    case selfSizing
    /// Columns of items, which scroll sideways.
    case sideways
    /// A layout of the client's own, with decoration views.
    case own
    /// A compositional layout of items in columns.
    case columns
    /// A compositional layout of items whose constraints determine their heights.
    case estimated
    /// A list of items whose constraints determine their heights.
    case list

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }

    /// Whether the places depend only on the data, and not on what has been in sight.
    var isCertain: Bool { !isMeasured }

    /// Whether constraints determine the heights of items.
    var isMeasured: Bool { [.selfSizing, .estimated, .list].contains(self) }

    var isSideways: Bool { self == .sideways }

    @MainActor func makeLayout(spacing: CGFloat) -> UICollectionViewLayout {
        if self == .own { return FuzzedLayoutWithLines() }
        if self == .list { return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) }
        if self == .columns || self == .estimated { return makeColumns(spacing: spacing) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 44)
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = 4
        if self == .pinned { layout.sectionHeadersPinToVisibleBounds = true }
        if self == .sideways { layout.scrollDirection = .horizontal }
        if self == .selfSizing { layout.estimatedItemSize = CGSize(width: 90, height: 50) }
        return layout
    }

    @MainActor private func makeColumns(spacing: CGFloat) -> UICollectionViewCompositionalLayout {
        let height: NSCollectionLayoutDimension = self == .estimated ? .estimated(50) : .absolute(44)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: height)
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 7, trailing: 0)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
