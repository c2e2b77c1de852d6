/// The part of a row that identifies rows that are the same in two documents.
enum RowKey: Sendable, Equatable {
    /// The name of the row among the rows around it.
    case name
    /// The value of a field.
    case field(String)
    /// All of the row.
    case content

    /// The names, in lower case, of fields whose values identify records. Earlier ones are preferred.
    private static let fieldNames = [
        "id", "_id", "uuid", "guid", "key", "code", "name", "email", "path", "url", "file", "package",
    ]
    /// The number of rows that are examined to choose a key.
    private static let sampleCount = 200

    /// Chooses the key for the rows of two documents.
    ///
    /// - Parameter field: The name of a field to use where rows have it; `nil` to choose one whose values differ from
    ///   row to row.
    init(_ old: IndexedDocument, _ new: IndexedDocument, field: String?) {
        let documents = [old, new].filter { $0.state.rowCount > 0 }
        let hasNames = documents.allSatisfy { document in
            switch document.name(ofRowAt: 0) {
            case .key, .element: true
            case .index, .none: false
            }
        }
        if hasNames {
            self = .name
            return
        }
        let samples = documents.map { document in
            (0..<min(document.state.rowCount, Self.sampleCount)).map { row in
                Dictionary(document.members(ofRowAt: row).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            }
        }
        if let field {
            let names = samples.reduce(into: Set()) { names, rows in rows.forEach { names.formUnion($0.keys) } }
            if let name = names.contains(field) ? field : names.sorted().first(where: { $0.isSameName(as: field) }) {
                self = .field(name)
                return
            }
        }
        let names = samples.first?.first?.keys.sorted() ?? []
        for wanted in Self.fieldNames {
            guard let name = names.first(where: { $0.lowercased() == wanted }) else { continue }
            let isDistinct = samples.allSatisfy { rows in
                let values = rows.compactMap { $0[name] }.filter { !$0.isEmpty }
                return values.count == rows.count && Set(values).count == values.count
            }
            if isDistinct {
                self = .field(name)
                return
            }
        }
        self = .content
    }

    /// Returns whether a field with a name identifies rows. The case of the name is ignored.
    func isField(named name: String) -> Bool {
        if case .field(let own) = self { own.isSameName(as: name) } else { false }
    }
}

extension String {
    /// Returns whether two names differ at most in their case.
    func isSameName(as other: String) -> Bool { self == other || lowercased() == other.lowercased() }
}

extension IndexedDocument {
    /// Returns what reads a row of at most some bytes; `nil` for a longer one.
    func source(ofRowAt row: Int, upTo limit: Int) -> (source: RowSource, renderer: any RowRenderer)? {
        guard let (span, store, renderer) = span(ofRowAt: row), span.range.count <= limit else { return nil }
        return (RowSource(span: span, bytes: store.bytes(in: span.range)), renderer)
    }

    /// The members of a record, by name; none if the row is no record. Of a long row, those at its beginning.
    func members(ofRowAt row: Int) -> [RecordField] {
        guard let (span, store, renderer) = span(ofRowAt: row) else { return [] }
        let shown = span.range.prefix(RowSpan.byteLimit)
        return renderer.members(RowSource(span: span, bytes: store.bytes(in: shown.startIndex..<shown.endIndex)))
    }
}
