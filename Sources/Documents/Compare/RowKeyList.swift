import Partitioning

/// The rows of a group in the order of their keys.
struct RowKeyList: Sendable {
    struct Entry: Sendable {
        /// Numbers for the key and for the bytes of the row.
        var key: Int
        var content: Int
        var row: Int
    }

    /// The entries, by key, and those of one key by row.
    let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries.sorted { ($0.key, $0.row) < ($1.key, $1.row) }
    }

    /// Returns the place of the first entry of a key; `nil` if there is none.
    func first(_ key: Int) -> Int? {
        let place = entries.partitioningIndex { $0.key >= key }
        return place < entries.count && entries[place].key == key ? place : nil
    }
}

/// The rows of a group that are not paired yet. Rows with the same key are paired in order.
struct RowPairs {
    private let list: RowKeyList
    /// The number of rows of a key that are paired, at the place of its first entry.
    private var counts: [Int32]
    private var taken: Set<Int> = []

    init(_ list: RowKeyList) {
        self.list = list
        counts = Array(repeating: 0, count: list.entries.count)
    }

    /// Returns the next row of a key, which has a pair from now on; `nil` if there is none.
    mutating func take(_ key: Int) -> RowKeyList.Entry? {
        guard let first = list.first(key) else { return nil }
        let place = first + Int(counts[first])
        guard place < list.entries.count, list.entries[place].key == key else { return nil }
        counts[first] += 1
        return list.entries[place]
    }

    /// Pairs a row by its place.
    mutating func take(row: Int) { taken.insert(row) }

    /// The rows without a pair, in their order.
    var untaken: [Int] {
        var rows: [Int] = []
        var place = 0
        while place < list.entries.count {
            let key = list.entries[place].key
            var end = place
            while end < list.entries.count, list.entries[end].key == key { end += 1 }
            for entry in list.entries[place + Int(counts[place])..<end] where !taken.contains(entry.row) {
                rows.append(entry.row)
            }
            place = end
        }
        return rows.sorted()
    }
}
