/// The groups of rows that are inside open rows, by their keys. The rows of the document are group 0, which is not one
/// of them.
///
/// A key is never used again. Finding the group inside a row costs a look into a table.
@MainActor
struct RowGroups {
    private var groups: [Int: RowGroup] = [:]
    /// The keys of the groups inside the rows of each group, by these rows.
    private var keys: [Int: [Int: Int]] = [:]
    private var lastKey = 0

    subscript(key: Int) -> RowGroup? { groups[key] }

    var all: Dictionary<Int, RowGroup>.Values { groups.values }

    /// Returns the key of the group inside a row; `nil` if the row is closed.
    func key(inside row: Int, of group: Int) -> Int? { keys[group]?[row] }

    /// Adds the group inside a row, and returns its key.
    mutating func insert(_ group: RowGroup) -> Int {
        lastKey += 1
        groups[lastKey] = group
        keys[group.parent.group, default: [:]][group.parent.row] = lastKey
        return lastKey
    }

    /// Removes the group inside a row, and those inside its rows.
    mutating func remove(inside row: Int, of group: Int) {
        guard let key = keys[group]?.removeValue(forKey: row) else { return }
        var rest = [key]
        while let key = rest.popLast() {
            groups[key] = nil
            rest += (keys.removeValue(forKey: key) ?? [:]).values
        }
    }

    mutating func removeAll() { (groups, keys) = ([:], [:]) }

    /// The keys of the groups of which more rows are found than shown.
    var incomplete: [Int] { groups.filter { $0.value.shownCount < $0.value.document.rowCount }.map(\.key) }
}
