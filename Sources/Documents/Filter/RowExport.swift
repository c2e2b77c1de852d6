import Foundation

/// Writes rows of a document to a new file, as they are in the document.
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

    /// Writes the rows, each with a line end. The header of records comes before them.
    ///
    /// - Parameter path: The path of a file that does not exist.
    /// - Returns: The number of rows.
    /// - Throws: `RowExportError`. No file is left then.
    package func run(to path: String) async throws -> Int {
        try await document.onThread(nil) { isCancelled, _ in try write(to: path, isCancelled) }
    }

    private func write(to path: String, _ isCancelled: () -> Bool) throws -> Int {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw RowExportError(path: path, code: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            return try write(to: file, isCancelled)
        } catch {
            unlink(path)
            guard !(error is CancellationError) else { throw error }
            throw RowExportError(path: path, code: errno)
        }
    }

    private func write(to file: FileHandle, _ isCancelled: () -> Bool) throws -> Int {
        var pending = header
        var count = 0
        func flush() throws {
            guard !isCancelled() else { throw CancellationError() }
            try file.write(contentsOf: Data(pending))
            pending.removeAll(keepingCapacity: true)
        }
        for row in numbers {
            guard let (span, store, _) = document.span(ofRowAt: row) else { continue }
            var part = span.range
            while !part.isEmpty {
                let end = min(part.upperBound, part.lowerBound + Self.portion)
                pending += store.bytes(in: part.lowerBound..<end)
                part = end..<part.upperBound
                if pending.count >= Self.portion { try flush() }
            }
            pending.append(0x0A)
            count += 1
        }
        try flush()
        return count
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
        return store.bytes(in: start..<document.byteRange(ofRowAt: 0).lowerBound)
    }
}

/// The reason why rows were not written.
package struct RowExportError: Error, CustomStringConvertible {
    let path: String
    /// The error number of the system.
    let code: Int32

    package var description: String {
        code == EEXIST
            ? "There is already a file \(path), and it stays as it is. Choose another name."
            : "\(path) cannot be written (\(String(cString: strerror(code))))."
    }
}
