import CoreGraphics

/// The look of a cell by its place in a list.
struct ListRow: Equatable {
    enum Role: Hashable {
        case item
        /// The first item of a section, as its header.
        case headerItem
        case header
        case footer
    }

    /// A separator.
    struct Line: Equatable {
        var insets: NSDirectionalEdgeInsets
        var color: UIColor
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether the item is the first one of its section that isn't a header, or the last one.
    var isFirst = false
    var isLast = false
    /// The separators above and below the item.
    var top: Line?
    var bottom: Line?

    var isHeader: Bool { role == .header || role == .headerItem }

    /// Whether the row is a part of a card.
    var isOnCard: Bool { appearance == .insetGrouped && role == .item }
}
