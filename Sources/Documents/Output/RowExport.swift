import Glibc

/// Writes rows of a document to a new file, as they are in the document.
///
/// Rows of JSON in a file whose name ends in `.json` are one value: members of an object are an object, and other
/// values are an array.
package struct RowExport: Sendable {
    /// The rows to write, in order.
    package enum Rows: Sendable {
        case all
        case some(RowSet)
        case sorted([Int])
    }

    /// The number of bytes that are written at once.
    private static let portion = 256 * 1024

    private let rows: Rows
    private let indexer: Indexer
    private let document: IndexedDocument

    /// - Returns: `nil` for a document whose rows have no bytes.
    package init?(_ rows: Rows, of document: any Document) {
        guard let document = document as? IndexedDocument else { return nil }
        (self.rows, self.document, indexer) = (rows, document, document.indexer)
    }

    /// Writes the rows, each with its line end. The header of records comes before them.
    ///
    /// - Parameter path: The path of a file that does not exist.
    /// - Returns: The number of rows.
    /// - Throws: `RowExportError`, also for a row that would make the file invalid JSON. No file is left then.
    package func run(to path: String) async throws -> Int {
        try await document.onThread(nil) { isCancelled, _ in try write(to: path, isCancelled) }
    }

    private func write(to path: String, _ isCancelled: () -> Bool) throws -> Int {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw RowExportError(path: path, reason: .system(errno)) }
        defer { close(descriptor) }
        do {
            let container = path.lowercased().hasSuffix(".json") ? container : nil
            return try write(to: descriptor, in: container, isCancelled)
        } catch {
            let code = errno
            unlink(path)
            switch error {
            case let error as InvalidRow: throw RowExportError(path: path, reason: .invalid(line: error.line))
            case is CancellationError: throw error
            default: throw RowExportError(path: path, reason: .system(code))
            }
        }
    }

    /// The value that rows of JSON are parts of; `nil` for other rows.
    private var container: JSONContainer? {
        guard document.format.rowsAreJSON else { return nil }
        return document.isObject ? .object : .array
    }

    private func write(to file: Int32, in container: JSONContainer?, _ isCancelled: () -> Bool) throws -> Int {
        var pending = container.map { Array($0.opener.utf8) } ?? header
        var ends = RowEnds()
        var count = 0
        func flush() throws {
            guard !isCancelled() else { throw CancellationError() }
            try Self.write(pending, to: file)
            pending.removeAll(keepingCapacity: true)
        }
        for row in numbers {
            guard let (span, store, _) = document.span(ofRowAt: row) else { continue }
            if let container {
                try check(span, container, store)
                pending += Array((count == 0 ? "\n" : ",\n").utf8)
            }
            var part = span.range
            while !part.isEmpty {
                let end = min(part.upperBound, part.lowerBound + Self.portion)
                pending += store.original(in: part.lowerBound..<end)
                part = end..<part.upperBound
                if pending.count >= Self.portion { try flush() }
            }
            if container == nil { pending += ends.end(at: span.range.upperBound, in: store) }
            count += 1
        }
        if let container { pending += Array((count == 0 ? "" : "\n").utf8) + Array("\(container.closer)\n".utf8) }
        try flush()
        return count
    }

    /// The system refused bytes. `errno` says why.
    private struct WriteFailure: Error {}

    private static func write(_ bytes: [UInt8], to file: Int32) throws(WriteFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw WriteFailure() }
            rest = rest.dropFirst(count)
        }
    }

    /// A row that is no JSON.
    private struct InvalidRow: Error {
        var line: Int
    }

    /// The number of bytes of a row whose syntax is checked. A longer row is written as it is.
    private static let checkedLimit = 1 << 20

    /// Throws an error if a row would make a value of JSON invalid.
    private func check(_ span: RowSpan, _ container: JSONContainer, _ store: any ByteStore) throws {
        guard span.range.count <= Self.checkedLimit else { return }
        let row = store.bytes(in: span.range)
        let value = container == .object ? Array("{".utf8) + row + Array("}".utf8) : row
        guard span.flaw == nil, JSONSyntax.isValid(value[...]) else { throw InvalidRow(line: span.line) }
    }

    private var numbers: AnySequence<Int> {
        switch rows {
        case .all: AnySequence(0..<document.rowCount)
        case .some(let set): AnySequence((0..<set.count).lazy.map { set[$0] })
        case .sorted(let list): AnySequence(list)
        }
    }

    /// The bytes before the first row, if they name the columns.
    private var header: [UInt8] {
        let (state, start, store) = indexer.snapshot.withLock { ($0.state, $0.start, $0.store) }
        guard DocumentFormats.format(named: state.format).hasHeader, state.rowCount > 0 else { return [] }
        return store.original(in: start..<document.byteRange(ofRowAt: 0).lowerBound)
    }
}

/// The reason why rows were not written.
package struct RowExportError: Error, CustomStringConvertible {
    enum Reason {
        /// The error number of the system.
        case system(Int32)
        /// The row on a line is not valid JSON.
        case invalid(line: Int)
    }

    let path: String
    let reason: Reason

    package var description: String {
        switch reason {
        case .system(EEXIST): "There is already a file \(path), and it stays as it is. Choose another name."
        case .system(let code): "\(path) cannot be written (\(String(cString: strerror(code))))."
        case .invalid(let line):
            "The row on line \(line) is not valid JSON, so \(path) would not be either. "
                + "Choose a name that ends in .jsonl, or leave the row out."
        }
    }
}
