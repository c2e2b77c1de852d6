import Partitioning

/// The groups of rows that are inside open rows, by their keys. The rows of the document are group 0, which is not one
/// of them.
///
/// A key is never used again. Finding the group inside a row costs a look into a table.
///
/// The groups inside each row of the document are also in the order of their first bytes. Since groups are inside each
/// other or apart, the group with a row is found among them by a binary search, at any depth.
@MainActor
package struct RowGroups {
    private var groups: [Int: RowGroup] = [:]
    /// The keys of the groups inside each row of the document, by their first bytes.
    private var order: [Int: [Int]] = [:]
    /// The keys of the groups inside the rows of each group, by these rows.
    private var keys: [Int: [Int: Int]] = [:]
    private var lastKey = 0

    package subscript(key: Int) -> RowGroup? { groups[key] }

    package var all: Dictionary<Int, RowGroup>.Values { groups.values }

    /// Returns the key of the group inside a row; `nil` if the row is closed.
    package func key(inside row: Int, of group: Int) -> Int? { keys[group]?[row] }

    /// Returns the keys of the groups around a byte of a row of the document, from the inside out, and after them those
    /// of other groups around the same rows.
    package func keys(around offset: Int, inside root: Int) -> some Sequence<Int> {
        let keys = order[root] ?? []
        let end = Self.end(of: keys, upTo: offset, groups)
        let first = end > 0 ? keys[end - 1] : nil
        return sequence(first: first) { key in key.flatMap { groups[$0]?.parent.group } }.lazy
            .prefix { $0 != nil && $0 != 0 }.compactMap { $0 }
            .filter { groups[$0]?.rows.isAround(offset) == true }
    }

    /// Returns the number of keys whose groups begin at an offset or before it.
    private static func end(of keys: [Int], upTo offset: Int, _ groups: [Int: RowGroup]) -> Int {
        keys.partitioningIndex { (groups[$0]?.rows.firstOffset ?? .max) > offset }
    }

    /// Adds the group inside a row, and returns its key.
    package mutating func insert(_ group: RowGroup) -> Int {
        lastKey += 1
        let place = Self.end(of: order[group.root] ?? [], upTo: group.rows.firstOffset, groups)
        order[group.root, default: []].insert(lastKey, at: place)
        groups[lastKey] = group
        keys[group.parent.group, default: [:]][group.parent.row] = lastKey
        return lastKey
    }

    /// Removes the group inside a row, and those inside its rows.
    package mutating func remove(inside row: Int, of group: Int) {
        guard let key = keys[group]?.removeValue(forKey: row), let root = groups[key]?.root else { return }
        var rest = [key]
        while let key = rest.popLast() {
            groups[key] = nil
            rest += (keys.removeValue(forKey: key) ?? [:]).values
        }
        order[root]?.removeAll { groups[$0] == nil }
    }

    package mutating func removeAll() { (groups, keys, order) = ([:], [:], [:]) }

    /// The keys of the groups of which more rows are found than shown.
    package var incomplete: [Int] { groups.filter { $0.value.shownCount < $0.value.document.rowCount }.map(\.key) }
}
