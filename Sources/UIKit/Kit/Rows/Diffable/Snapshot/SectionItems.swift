import OrderedCollections

/// The ordered items of a section: a list, or the visible items of an outline.
enum SectionItems<Item: Hashable & Sendable>: Sendable {
    case list(OrderedSet<Item>)
    /// An outline whose rows are counted.
    case outline(SectionTree<Item>)

    var count: Int {
        switch self {
        case .list(let items): items.count
        case .outline(let tree): tree.rowCount
        }
    }

    /// The items in order. Linear.
    var all: [Item] {
        switch self {
        case .list(let items): items.elements
        case .outline(let tree): tree.inOrder(from: tree.top.items, visibleOnly: true)
        }
    }

    /// Constant time for a list, and for an outline logarithmic for each level.
    subscript(row: Int) -> Item {
        switch self {
        case .list(let items): items[row]
        case .outline(let tree): tree.item(atRow: row)
        }
    }

    /// Returns the row of an item; `nil` if it isn't there. Costs what the subscript costs.
    func row(of item: Item) -> Int? {
        switch self {
        case .list(let items): items.firstIndex(of: item)
        case .outline(let tree): tree.row(of: item)
        }
    }

    /// Returns the rows in which two sections may differ, in ascending order. All other rows are the same ones.
    static func windows(from old: SectionItems, to new: SectionItems) -> [RowWindow] {
        switch (old, new) {
        case (.outline(let old), .outline(let new)):
            SectionTree.windows(from: old, to: new).compactMap { window in
                let (before, after) = (window.old.map(old.item), window.new.map(new.item))
                return trimmed(before, after).map { part in
                    RowWindow(
                        old: window.old.lowerBound + part.old.lowerBound..<window.old.lowerBound + part.old.upperBound,
                        new: window.new.lowerBound + part.new.lowerBound..<window.new.lowerBound + part.new.upperBound
                    )
                }
            }
        case (.list(let old), .list(let new)): trimmed(old, new).map { [$0] } ?? []
        default: trimmed(old.all, new.all).map { [$0] } ?? []
        }
    }

    /// Returns the rows without the equal start and end, which after a change of a few rows are nearly everything.
    private static func trimmed<Rows: RandomAccessCollection>(_ old: Rows, _ new: Rows) -> RowWindow?
    where Rows.Element == Item, Rows.Index == Int {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let window = RowWindow(old: start..<old.count - end, new: start..<new.count - end)
        return window.old.isEmpty && window.new.isEmpty ? nil : window
    }
}
