import Awaiting
import Foundation
import Synchronization
import TemporaryFolder
import Testing

@testable import Documents

/// Tests that no row of a document is missed or searched before all of it is there.
@Suite struct StreamFilterTests {
    /// Writes parts into a pipe, each after the document has read the one before.
    private func write(_ parts: [String], to path: String, _ document: @escaping @Sendable () -> (any Document)?) {
        let writer = Thread {
            let handle = FileHandle(forWritingAtPath: path)
            var count = 0
            for part in parts {
                while (document()?.state.byteCount ?? 0) < count || document()?.state.isWaiting == false { usleep(500) }
                handle?.write(Data(part.utf8))
                count += part.utf8.count
            }
            while (document()?.state.byteCount ?? 0) < count { usleep(500) }
            try? handle?.close()
        }
        writer.start()
    }

    @Test func aFilterWaitsForTheEndOfAStream() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/fifo.log"
        #expect(mkfifo(path, 0o600) == 0)
        let shared = SharedDocument()
        write(["INFO a 1\nINFO b\n", "INFO ", "a", " 2\nINFO a 3"], to: path) { shared.document }
        let document = try DocumentSource.file(path: path).open(as: .log)
        shared.document = document
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false) { written += $0 }
        #expect(try output.run(RowFilter("a \\d"), in: document) == 3)
        #expect(String(decoding: written, as: UTF8.self) == "INFO a 1\nINFO a 2\nINFO a 3\n")
    }

    /// The end of the bytes that are unpacked by now cuts a row.
    @Test @MainActor func aRowIsFilteredWhenAllOfItIsThere() async {
        let feed = UnpackingFeed("INFO a 1\nINFO ")
        let document = IndexedDocument(feed, title: "a.log", as: .log, isStepwise: true)
        for _ in 0..<4 { document.step() }
        #expect(document.rowCount == 2 && document.state.isIndexing && !document.state.isWaiting)
        #expect(!filtered("INFO", document).contains(1))
        feed.end(with: "INFO a 1\nINFO a 2\n")
        await document.finishIndexing()
        #expect(filtered("INFO", document) == [0, 1] && filtered("a 2", document) == [1])
    }

    @Test(arguments: [false, true]) @MainActor func aRowIsSearchedWhenAllOfItIsThere(asMatches: Bool) async throws {
        let feed = UnpackingFeed("INFO a 1\nINFO a")
        let document = IndexedDocument(feed, title: "a.log", as: .log, isStepwise: true)
        for _ in 0..<4 { document.step() }
        let pattern = try SearchPattern("a \\d")
        let count = Count()
        let search = Task { @MainActor in
            try await document.findAll(pattern, from: 0, asMatches: asMatches) { count.value += $0.count }
        }
        // A search for matches in a short text begins when all of it is there.
        for _ in 0..<200 where !asMatches && count.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
        feed.end(with: "INFO a 1\nINFO a 2\n")
        await document.finishIndexing()
        try await search.value
        await until { count.value >= 2 }
        #expect(count.value == 2)
    }

    @MainActor private func filtered(_ condition: String, _ document: IndexedDocument) -> [Int] {
        var found = RowSet()
        guard let filter = try? RowFilter(condition) else { return [] }
        _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        return (0..<found.count).map { found[$0] }
    }
}

@MainActor private final class Count {
    var value = 0
}

/// A feed that has a part of its bytes, and more without a pause.
private final class UnpackingFeed: ByteFeed, ByteStore {
    private let content: Mutex<(bytes: [UInt8], isComplete: Bool)>

    init(_ text: String) { content = Mutex((Array(text.utf8), false)) }

    var descriptor: Int32? { nil }

    func end(with text: String) { content.withLock { $0 = (Array(text.utf8), true) } }

    func poll() -> FeedReport {
        let (bytes, isComplete) = content.withLock { $0 }
        return FeedReport(store: self, count: bytes.count, isComplete: isComplete, interval: isComplete ? nil : 0)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        content.withLock { $0.bytes }.withUnsafeBytes { $0.copy(to: buffer, from: offset) }
    }
}

/// A document that another thread asks for.
private final class SharedDocument: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (any Document)?

    var document: (any Document)? {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}
