/// The rows that were read last, so that one that is measured, shown and tapped is read once.
struct DocumentRowCache {
    private static let capacity = 256
    private var rows: [Int: DocumentRow] = [:]
    private var order: [Int] = []

    mutating func row(at index: Int, of document: any Document) -> DocumentRow {
        if let row = rows[index] { return row }
        let row = document.row(at: index)
        if order.count >= Self.capacity { rows[order.removeFirst()] = nil }
        rows[index] = row
        order.append(index)
        return row
    }

    /// Has a row read again.
    mutating func forget(_ index: Int) {
        guard rows.removeValue(forKey: index) != nil else { return }
        order.removeAll { $0 == index }
    }
}
