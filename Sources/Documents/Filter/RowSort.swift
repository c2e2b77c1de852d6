import Foundation

/// The rows of a document in the order of a field.
struct RowSort {
    /// The greatest number of rows that are sorted.
    static let rowLimit = 4_000_000
    /// The number of bytes of a text that decide its place.
    private static let prefixLength = 64

    /// The value by which a row is sorted. Numbers come before texts, and rows without a value come last.
    enum Key: Comparable {
        case number(Double)
        case text(String)
        case none

        init(_ value: String?) {
            guard let value, !value.isEmpty else {
                self = .none
                return
            }
            let digits = value.hasSuffix("%") ? String(value.dropLast()) : value.replacing(",", with: "")
            if let number = Double(digits), !number.isNaN, TextRole(ofValue: value) == .number {
                self = .number(number)
            } else {
                self = .text(String(decoding: value.lowercased().utf8.prefix(RowSort.prefixLength), as: UTF8.self))
            }
        }
    }

    let field: String
    let rows: RowSet?
    let isDescending: Bool

    /// Returns the rows in order; `nil` if there are too many, or if the sort is canceled.
    func run(_ indexer: Indexer, isStepwise: Bool, isCancelled: @escaping () -> Bool) -> [Int]? {
        let (generation, count) = indexer.snapshot.withLock { ($0.state.generation, $0.state.rowCount) }
        guard rows?.count ?? count <= Self.rowLimit else { return nil }
        var scan = FilterScan(.everything, in: indexer, isStepwise: true, isCancelled: isCancelled)
        var keys: [(key: Key, row: Int)] = []
        keys.reserveCapacity(rows?.count ?? count)
        let name = FieldName(field)
        let outcome = try? scan.run(0..<Int.max, generation: generation) { found in
            let renderer = indexer.snapshot.withLock { $0.renderer }
            for (row, span) in found.rows where rows?.contains(row) != false {
                let range = span.range.prefix(RowSource.byteLimit)
                let source = RowSource(span: span, bytes: found.store.bytes(in: range.startIndex..<range.endIndex))
                keys.append((Key(renderer.values(of: name, source).first), row))
            }
        }
        guard outcome == .complete else { return nil }
        // Rows of equal values stay in the order of the document, in both directions.
        keys.sort { first, second in
            if first.key == second.key { return first.row < second.row }
            if first.key == .none || second.key == .none { return second.key == .none }
            return isDescending ? first.key > second.key : first.key < second.key
        }
        return keys.map(\.row)
    }
}

extension IndexedDocument {
    @MainActor func sortedRows(byField field: String, among rows: RowSet?, isDescending: Bool) async -> [Int]? {
        let sort = RowSort(field: field, rows: rows, isDescending: isDescending)
        let run = FilterRun()
        let (indexer, isStepwise) = (indexer, isStepwise)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let thread = Thread {
                    let rows = sort.run(indexer, isStepwise: isStepwise) { run.isCancelled }
                    continuation.resume(returning: rows)
                }
                thread.name = "unfold-sort"
                thread.start()
            }
        } onCancel: {
            run.cancel()
        }
    }
}
