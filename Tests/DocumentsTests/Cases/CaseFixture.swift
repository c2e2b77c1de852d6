import Testing

@testable import Documents

/// A small file, as programs write it, and what the viewer says of it.
struct FileCase {
    let document: IndexedDocument

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    init(_ name: String, _ bytes: [UInt8]) {
        document = IndexedDocument(StoredFeed(bytes), title: name, as: nil, isStepwise: true)
        while document.indexer.step() == .more {}
    }

    var summaries: [String] { document.rows.map(\.summary) }
    var severities: [Severity?] { document.rows.map(\.severity) }

    /// The texts of the cells in a column.
    func cells(_ name: String) -> [String?] {
        document.rows.map { row in row.cells.first { $0.name == name }?.text }
    }

    /// Returns the text that a row shows when all that is in it is open.
    func open(_ index: Int) -> String {
        func text(_ document: any Document, _ index: Int) -> String {
            let row = document.row(at: index)
            let inside = document.nestedRows(at: index)?.document
            let rows = inside.map { inside in (0..<inside.rowCount).map { text(inside, $0) } } ?? []
            return ([row.summary, row.detail ?? ""] + rows).joined(separator: "\n")
        }
        return text(document, index)
    }

    /// The text of all rows when all that is in them is open.
    var allText: String { (0..<document.rowCount).map(open).joined(separator: "\n") }

    /// The summaries of all rows and of those inside them.
    var previews: [String] {
        func previews(_ document: any Document) -> [String] {
            (0..<document.rowCount).flatMap { index in
                [document.row(at: index).summary] + (document.nestedRows(at: index).map { previews($0.document) } ?? [])
            }
        }
        return previews(document)
    }

    /// The rows that meet a condition.
    @MainActor func rows(where condition: String) throws -> [Int] {
        var found = RowSet()
        let filter = try RowFilter(condition, fieldNames: document.fieldNames, in: document.format)
        _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        return (0..<document.rowCount).filter(found.contains)
    }
}
