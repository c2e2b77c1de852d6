import Documents
import Reader

/// A cache of the rows that were read last, so that a row that is measured, shown and tapped is read once.
@MainActor
struct DocumentRowCache {
    private static let capacity = 256
    /// The maximum size of the rows together, in bytes. The row that was read last may exceed it.
    private static let costLimit = 4 << 20
    private var rows: [DocumentRowID: RowContent] = [:]
    private var order: [DocumentRowID] = []

    /// Returns a row, which is read unless the cache has it.
    ///
    /// - Parameter index: Returns the index of an element of an array.
    mutating func row(_ id: DocumentRowID, index: () -> Int?, read: @escaping () -> DocumentRow) -> RowContent {
        if let row = rows[id] { return row }
        let row = RowContent(index: index(), read)
        makeRoom(for: row)
        rows[id] = row
        order.append(id)
        return row
    }

    /// Removes a row from the cache.
    mutating func forget(_ id: DocumentRowID) {
        guard rows.removeValue(forKey: id) != nil else { return }
        order.removeAll { $0 == id }
    }

    /// Removes rows of the document from the cache, and the rows inside them.
    mutating func forget(documentRows indexes: Set<Int>) {
        guard !indexes.isEmpty else { return }
        order.removeAll { id in
            guard indexes.contains(id.index) else { return false }
            rows[id] = nil
            return true
        }
    }

    private mutating func makeRoom(for row: RowContent) {
        var cost = rows.values.reduce(row.cost) { $0 + $1.cost }
        while let first = order.first, order.count >= Self.capacity || cost > Self.costLimit {
            cost -= rows.removeValue(forKey: first)?.cost ?? 0
            order.removeFirst()
        }
    }
}
