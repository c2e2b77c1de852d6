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

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }

    /// Whether the places depend only on the data, and not on what has been in sight.
    var isCertain: Bool { self != .selfSizing }

    var isSideways: Bool { self == .sideways }

    @MainActor func makeLayout(spacing: CGFloat) -> UICollectionViewLayout {
        if self == .own { return FuzzedLayoutWithLines() }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 44)
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = 4
        if self == .pinned { layout.sectionHeadersPinToVisibleBounds = true }
        if self == .sideways { layout.scrollDirection = .horizontal }
        if self == .selfSizing { layout.estimatedItemSize = CGSize(width: 90, height: 50) }
        return layout
    }
}
