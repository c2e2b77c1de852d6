import Glibc

/// Writes the rows of a document that meet a filter as they are in the file, one after the other.
package struct FilterOutput {
    /// The number of bytes that are written at once.
    private static let bufferSize = 256 * 1024

    private let write: ([UInt8]) throws -> Void
    /// Marks matches with the colors of a terminal.
    private let marks: Bool
    /// The number of rows that are written before and after each.
    private let context: Int
    private var pending: [UInt8] = []
    private var ends = RowEnds()
    /// The rows that are written next, after one that meets the filter. They may not be found yet.
    private var following = 0..<0
    /// The number of rows that were not searched, because the condition can match them in too many ways.
    package private(set) var unsearchedCount = 0

    /// - Parameters:
    ///   - context: The number of rows that are written before and after each that meets the filter.
    ///   - marksMatches: Whether matches have the color that `grep` gives them.
    ///   - write: Writes bytes. An error that it throws ends the output.
    package init(marksMatches: Bool, context: Int = 0, write: @escaping ([UInt8]) throws -> Void) {
        self.write = write
        self.context = context
        marks = marksMatches
    }

    /// The colors of a terminal in a row.
    private enum Marks {
        /// Matches of a pattern stand out.
        case pattern(SearchPattern)
        /// The row is faint, since it doesn't meet the condition.
        case faint
    }

    /// Writes the rows that meet a filter, and waits for the end of the document.
    ///
    /// - Returns: The number of rows.
    package mutating func run(_ filter: RowFilter, in document: any Document) throws -> Int {
        guard let document = document as? IndexedDocument else { return 0 }
        document.beginIndexing()
        let generation = document.state.generation
        let isStepwise = document.isStepwise
        var scan = FilterScan(filter, in: document.indexer, isStepwise: isStepwise, awaitsEnd: true) { false }
        var count = 0
        let pattern = marks ? filter.markedPattern : nil
        // Without a match that stands out, the rows around look like those that meet the condition.
        let around = marks && pattern == nil ? Marks.faint : nil
        _ = try scan.run(0..<Int.max, generation: generation) { found in
            count += found.rows.count
            unsearchedCount += found.unsearched.count
            if context > 0 {
                try appendWithContext(found, pattern, around, in: document)
            } else {
                try append(found, pattern)
            }
        }
        try appendFollowing(before: document.rowCount, around, in: document)
        try flush()
        return count
    }

    private mutating func appendWithContext(
        _ found: FilterScan.Found,
        _ pattern: SearchPattern?,
        _ around: Marks?,
        in document: IndexedDocument
    ) throws {
        for (row, span) in found.rows {
            try appendFollowing(before: row, around, in: document)
            for before in max(following.lowerBound, row - context)..<row { try append(before, around, in: document) }
            try append(span, found.store, pattern.map(Marks.pattern))
            following = row + 1..<row + 1 + context
        }
        try flush()
    }

    /// Writes the rows after the last one that meets the filter, up to a row.
    private mutating func appendFollowing(before row: Int, _ marks: Marks?, in document: IndexedDocument) throws {
        let rows = following.clamped(to: 0..<max(row, 0))
        for row in rows { try append(row, marks, in: document) }
        following = max(following.lowerBound, rows.upperBound)..<max(following.upperBound, rows.upperBound)
    }

    private mutating func append(_ row: Int, _ marks: Marks?, in document: IndexedDocument) throws {
        guard let (span, store, _) = document.span(ofRowAt: row) else { return }
        try append(span, store, marks)
    }

    /// Writes a row of any length.
    private mutating func append(_ span: RowSpan, _ store: any ByteStore, _ marks: Marks?) throws {
        if let marks, span.range.count <= RowSearch.lastWindow {
            pending += Self.marked(store.bytes(in: span.range), marks)
        } else {
            var part = span.range
            while !part.isEmpty {
                let end = min(part.upperBound, part.lowerBound + Self.bufferSize)
                pending += store.original(in: part.lowerBound..<end)
                part = end..<part.upperBound
                if pending.count >= Self.bufferSize { try flush() }
            }
        }
        pending += ends.end(at: span.range.upperBound, in: store)
        if pending.count >= Self.bufferSize { try flush() }
    }

    private mutating func append(_ found: FilterScan.Found, _ pattern: SearchPattern?) throws {
        guard let first = found.rows.first?.span.range, let last = found.rows.last?.span.range else { return }
        let window = first.lowerBound..<last.upperBound
        // Rows of one window are read at once, and a longer one in parts.
        let isShort = window.count <= 2 * RowSearch.lastWindow && !found.store.isConverted
        let bytes =
            isShort ? found.store.bytes(in: window.lowerBound..<window.upperBound + RowEnds.length) : []
        for (_, span) in found.rows {
            let end = span.range.upperBound - window.lowerBound
            if pattern == nil, !bytes.isEmpty, end <= bytes.count {
                pending += bytes[(span.range.lowerBound - window.lowerBound)..<end]
                pending += ends.end(before: bytes[end...].prefix(RowEnds.length))
                if pending.count >= Self.bufferSize { try flush() }
            } else {
                try append(span, found.store, pattern.map(Marks.pattern))
            }
        }
        try flush()
    }

    private mutating func flush() throws {
        guard !pending.isEmpty else { return }
        try write(pending)
        pending.removeAll(keepingCapacity: true)
    }

    private static func marked(_ row: [UInt8], _ marks: Marks) -> [UInt8] {
        switch marks {
        case .pattern(let pattern): marked(row, pattern)
        case .faint: Array("\u{1B}[2m".utf8) + row + Array("\u{1B}[m".utf8)
        }
    }

    private static func marked(_ row: [UInt8], _ pattern: SearchPattern) -> [UInt8] {
        guard let text = String(validating: row, as: UTF8.self) else { return row }
        var marked: [UInt8] = []
        var end = text.startIndex
        for range in pattern.ranges(in: text) {
            marked += text[end..<range.lowerBound].utf8
            marked += Array("\u{1B}[01;31m\u{1B}[K".utf8) + text[range].utf8 + Array("\u{1B}[m\u{1B}[K".utf8)
            end = range.upperBound
        }
        return marked + text[end...].utf8
    }
}
