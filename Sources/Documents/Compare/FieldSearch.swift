/// Looks for records that a field of a name can tell apart, in a document and inside its rows.
struct FieldSearch {
    /// The number of rows that are looked at in a group: some of its first, and others at equal distances.
    private static let sampleCount = 200
    /// The number of rows that are looked at in all groups.
    private static let rowLimit = 10_000
    private static let depthLimit = 200
    /// The number of names that are kept for an error.
    private static let knownLimit = 8

    private let field: String
    private var count = 0
    /// Names of fields that were found, in their order.
    private(set) var known: [String] = []

    init(_ field: String) { self.field = field }

    /// Returns whether a group of records has the field.
    mutating func find(in document: IndexedDocument) -> Bool { find(in: document, depth: 0) }

    private mutating func find(in document: IndexedDocument, depth: Int) -> Bool {
        if RowKey(document, document, field: field).isField(named: field) { return true }
        guard depth < Self.depthLimit else { return false }
        let rowCount = document.state.rowCount
        for row in stride(from: 0, to: rowCount, by: max(1, rowCount / Self.sampleCount)) {
            guard count < Self.rowLimit else { return false }
            count += 1
            if known.count < Self.knownLimit { note(document.members(ofRowAt: row)) }
            guard let rows = document.nestedRows(at: row)?.rows, !rows.state.format.rowsAreParts else {
                continue
            }
            if find(in: rows, depth: depth + 1) { return true }
        }
        return false
    }

    private mutating func note(_ members: [RecordField]) {
        for member in members where !member.name.isEmpty && !known.contains(member.name) {
            guard known.count < Self.knownLimit else { return }
            known.append(member.name)
        }
    }
}
