import Documents

/// A cache of the rows that were read last, so that a row that is measured, shown and tapped is read once.
@MainActor
struct DocumentRowCache {
    private static let capacity = 256
    /// The maximum size of the rows together, in bytes. The row that was read last may exceed it.
    private static let costLimit = 4 << 20
    private var rows: [Int: RowContent] = [:]
    private var order: [Int] = []

    mutating func row(at index: Int, of document: any Document) -> RowContent {
        if let row = rows[index] { return row }
        let row = RowContent { document.row(at: index) }
        makeRoom(for: row)
        rows[index] = row
        order.append(index)
        return row
    }

    /// Removes a row from the cache.
    mutating func forget(_ index: Int) {
        guard rows.removeValue(forKey: index) != nil else { return }
        order.removeAll { $0 == index }
    }

    private mutating func makeRoom(for row: RowContent) {
        var cost = rows.values.reduce(row.cost) { $0 + $1.cost }
        while let first = order.first, order.count >= Self.capacity || cost > Self.costLimit {
            cost -= rows.removeValue(forKey: first)?.cost ?? 0
            order.removeFirst()
        }
    }
}
