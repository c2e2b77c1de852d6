import Glibc

/// The difference between the values of two documents, written as text of the format `comparison`.
///
/// Rows are identified by their keys: names of members, values of a field such as `id`, or all of their contents. Rows
/// that moved, and spelling without a meaning such as white space, are no differences. Costs reading both documents,
/// with 24 bytes of memory for each row of a group.
struct KeyedComparison {
    /// The number of bytes from which on the rows inside two rows are compared, instead of the rows as a whole.
    private static let nestedSize = 16 * 1024
    /// The number of levels of which each is compared by its keys.
    private static let depthLimit = 200
    /// The number of bytes of a long value that are shown.
    private static let previewLength = 200
    private static let bufferSize = 64 * 1024

    /// The number of bytes of text that wait until a record with the named field is found.
    private static let heldSize = 1024 * 1024

    private let field: String?
    private let isCancelled: () -> Bool
    private let write: ([UInt8]) throws -> Void
    private var pending: [UInt8] = []
    /// Whether records were told by the named field.
    private var usesField = false
    private(set) var differenceCount = 0

    /// - Parameters:
    ///   - field: The name of a field that identifies records; `nil` to choose one.
    ///   - write: Writes a part of the text. An error that it throws ends the comparison.
    init(field: String?, isCancelled: @escaping () -> Bool, write: @escaping ([UInt8]) throws -> Void) {
        self.field = field
        self.isCancelled = isCancelled
        self.write = write
    }

    /// Compares two documents whose rows are all found.
    ///
    /// - Throws: `CancellationError` if the comparison is canceled, and `UnknownKey` if no record has the named field.
    mutating func run(_ old: IndexedDocument, _ new: IndexedDocument) throws {
        try compare(old, new, path: "", depth: 0)
        if let field, !usesField, old.state.rowCount + new.state.rowCount > 0 {
            // Groups without a difference are not compared, so that their records may have the field all the same.
            var names = FieldSearch(field)
            guard names.find(in: old) || names.find(in: new) else {
                throw UnknownKey(field: field, files: [old.title, new.title], known: names.known)
            }
        }
        try flush()
    }

    // MARK: Groups

    private mutating func compare(_ old: IndexedDocument, _ new: IndexedDocument, path: String, depth: Int) throws {
        let key = RowKey(old, new, field: field)
        if let field, key.isField(named: field) { usesField = true }
        let list = RowKeyList(try entries(of: old, key))
        var pairs = RowPairs(list)
        var unpaired: [Int] = []
        for entry in try entries(of: new, key) {
            guard let other = pairs.take(entry.key) else {
                unpaired.append(entry.row)
                continue
            }
            if other.content == entry.content { continue }
            try compare(Row(old, other.row), Row(new, entry.row), path + label(key, new, entry.row), depth)
        }
        // Rows without keys that are at the same place in both documents are the same ones, with other contents.
        let left = Set(key == .content ? pairs.untaken : [])
        for row in unpaired {
            if left.contains(row) {
                pairs.take(row: row)
                try compare(Row(old, row), Row(new, row), path + label(key, new, row), depth)
            } else {
                try appendWhole(Row(new, row), path + label(key, new, row), isNew: true)
            }
        }
        for row in pairs.untaken { try appendWhole(Row(old, row), path + label(key, old, row), isNew: false) }
    }

    private func entries(of document: IndexedDocument, _ key: RowKey) throws -> [RowKeyList.Entry] {
        var entries: [RowKeyList.Entry] = []
        let generation = document.state.generation
        var scan = FilterScan(.everything, in: document.indexer, isStepwise: true, isCancelled: isCancelled)
        _ = try scan.run(0..<Int.max, generation: generation) { found in
            let renderer = document.indexer.snapshot.withLock { $0.renderer }
            let bytes = FoundBytes(found)
            for (row, span) in found.rows {
                let content = bytes.whole(span).map { Self.hash($0) } ?? Self.hash(of: span.range, in: found.store)
                let own = key == .content ? nil : Self.hash(key, bytes.source(of: span), renderer)
                entries.append(RowKeyList.Entry(key: own ?? content, content: content, row: row))
            }
        }
        return entries
    }

    /// Returns a number for the key of a row; `nil` if it has none.
    private static func hash(_ key: RowKey, _ source: RowSource, _ renderer: any RowRenderer) -> Int? {
        switch key {
        case .content: return nil
        case .name:
            switch renderer.name(source) {
            case .key(let name), .element(let name): return name.hashValue
            case .index, .none: return nil
            }
        case .field(let name): return renderer.members(source).first { $0.name == name }?.value.hashValue
        }
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private static func hash(of range: Range<Int>, in store: any ByteStore) -> Int {
        var hasher = Hasher()
        _ = store.forEachWindow(of: RowSearch.lastWindow, in: range) { window, _ in
            hasher.combine(bytes: window)
            return true
        }
        return hasher.finalize()
    }

    // MARK: Rows

    private struct Row {
        let document: IndexedDocument
        let row: Int

        init(_ document: IndexedDocument, _ row: Int) { (self.document, self.row) = (document, row) }

        var size: Int { document.byteRange(ofRowAt: row).count }
        var line: Int { document.line(ofRowAt: row) ?? 0 }

        /// The values inside the row; `nil` if the row is too long.
        var leaves: [RecordField]? {
            document.source(ofRowAt: row, upTo: RowSpan.byteLimit).map { $1.leaves($0) }
        }
    }

    private mutating func compare(_ old: Row, _ new: Row, _ path: String, _ depth: Int) throws {
        guard !isCancelled() else { throw CancellationError() }
        if max(old.size, new.size) > Self.nestedSize || field != nil, depth < Self.depthLimit,
            let inOld = old.document.nestedRows(at: old.row)?.document as? IndexedDocument,
            let inNew = new.document.nestedRows(at: new.row)?.document as? IndexedDocument,
            inOld.format == inNew.format, !inOld.format.rowsAreParts,
            max(old.size, new.size) > Self.nestedSize || holdsField(inOld) || holdsField(inNew)
        {
            return try compare(inOld, inNew, path: path, depth: depth + 1)
        }
        let (inOld, inNew) = (old.leaves, new.leaves)
        var lines = LeafChanges(inOld ?? [preview(of: old)], inNew ?? [preview(of: new)]).lines
        if inOld == nil, inNew == nil, lines.isEmpty {
            // Long values differ behind what is shown of them.
            lines = [LeafChanges.line("-", preview(of: old)), LeafChanges.line("+", preview(of: new))]
        }
        guard !lines.isEmpty else { return }
        try append(path, note: nil, old.line, new.line, lines)
    }

    /// Returns whether records inside a value have the named field.
    private func holdsField(_ document: IndexedDocument) -> Bool {
        guard let field else { return false }
        var search = FieldSearch(field)
        return search.find(in: document)
    }

    private mutating func appendWhole(_ row: Row, _ path: String, isNew: Bool) throws {
        guard !isCancelled() else { throw CancellationError() }
        let leaves = row.leaves ?? [preview(of: row)]
        let lines = leaves.map { LeafChanges.line(isNew ? "+" : "-", $0) }
        try append(path, note: isNew ? "new value" : "deleted value", row.line, row.line, lines)
    }

    /// The beginning of a long value, and how long it is.
    private func preview(of row: Row) -> RecordField {
        guard let (span, store, _) = row.document.span(ofRowAt: row.row) else {
            return RecordField(name: "", value: "")
        }
        let head = store.bytes(in: span.range.lowerBound..<span.range.lowerBound + Self.previewLength)
        let text = RowText.plain(head.droppingPartialScalar()).replacing("\n", with: " ")
        return RecordField(name: "", value: "\(text)… (\(span.range.count.grouped) bytes)")
    }

    private func label(_ key: RowKey, _ document: IndexedDocument, _ row: Int) -> String {
        switch key {
        case .name:
            switch document.name(ofRowAt: row) {
            case .key(let name): document.format.keysAreTexts ? " › " + name : RowPath.Part.key(name).text
            case .element(let name): "/\(name)[\(row)]"
            case .index, .none: "[\(row)]"
            }
        case .field(let name):
            document.members(ofRowAt: row).first { $0.name == name }
                .map { "[\(name)=\($0.value.onOneLine(limit: 80))]" } ?? "[\(row)]"
        case .content: "[\(row)]"
        }
    }

    // MARK: Text

    private mutating func append(_ path: String, note: String?, _ old: Int, _ new: Int, _ lines: [String]) throws {
        differenceCount += 1
        let name = path.replacing("\n", with: " ").replacing("\t", with: " ")
        var text = "diff --unfold \(name)\n"
        text += "--- \(name)\tline \(old)\n+++ \(name)\tline \(new)\n"
        if let note { text += note + "\n" }
        text += "@@ -\(old) +\(new) @@\n"
        pending += text.utf8
        for line in lines { pending += (line + "\n").utf8 }
        let isHeld = field != nil && !usesField && pending.count < Self.heldSize
        if !isHeld, pending.count > Self.bufferSize || differenceCount == 1 { try flush() }
    }

    private mutating func flush() throws {
        guard !pending.isEmpty else { return }
        try write(pending)
        pending.removeAll(keepingCapacity: true)
    }
}
