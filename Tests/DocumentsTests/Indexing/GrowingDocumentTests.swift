import SeededRandom
import Testing

@testable import Documents

/// Tests that a growing document always equals a newly opened one.
@Suite @MainActor struct GrowingDocumentTests {
    private static let pieces =
        [
            "{\"a\": 1}\n", "{\"b\": [1, {\"c\": \"d\"}]}", "[1, 2,", "]", "}", "\"x", "\"", ",", "\n", "\n\n", " ",
            "\r\n", "\r",
            "commit 0123abcd\n", "commit 01", "Author: Ann <a@b>\n", "    text\n", "name;text\n", "Ann;\"a\nb\"\n",
            "Bob;c\n",
            "2024-03-12 10:00:00 up\n", "   more\n", "Zo\u{EB}", "\u{1D11E}", "\0", "x",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF, 0xBB], [0xBF], [0xFF, 0xFE]]

    private func text(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in
            Self.pieces.randomElement(using: &generator) ?? []
        }
    }

    private func expectSame(_ grown: IndexedDocument, as bytes: [UInt8], isComplete: Bool, _ comment: Comment) {
        let feed = ScriptedFeed()
        feed.content.withLock {
            $0.bytes = bytes
            $0.isComplete = isComplete
        }
        let opened = IndexedDocument(feed, title: grown.title, isStepwise: true)
        while opened.step() == .more {}
        #expect(grown.format == opened.format, comment)
        #expect(grown.rows == opened.rows, comment)
        #expect(grown.ranges == opened.ranges, comment)
        #expect(grown.notice == opened.notice, comment)
        let lines = (-1...bytes.count + 2)
        #expect(lines.map(grown.row(atLine:)) == lines.map(opened.row(atLine:)), comment)
    }

    @Test(arguments: ["a", "a.csv", "a.json", "a.jsonl", "a.md"])
    func aDocumentInPortionsIsThatOfTheWholeFile(name: String) {
        for seed in 1...50 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let feed = ScriptedFeed()
            let size = Int.random(in: 1...40, using: &generator)
            let document = IndexedDocument(feed, title: name, isStepwise: true, windowSize: size)
            var table = RowTable(document)
            let observation = document.observe { table.take($0, document) }
            for round in 0..<8 {
                let more = text(&generator)
                let isLast = round == 7
                feed.content.withLock {
                    $0.bytes += more
                    $0.isComplete = isLast
                }
                for _ in 0..<Int.random(in: 0...3, using: &generator) where !isLast { document.step() }
                if isLast || Bool.random(using: &generator) {
                    while document.step() == .more {}
                    let bytes = feed.content.withLock { $0.bytes }
                    let comment: Comment = "seed \(seed), \(name), round \(round): \(bytes)"
                    expectSame(document, as: bytes, isComplete: isLast, comment)
                    #expect(table.rows == document.rows, comment)
                    #expect(!document.state.isIndexing, comment)
                    #expect(observation.state == document.state, comment)
                }
            }
        }
    }

    @Test func truncatingAndRewritingNeverStopsTheViewer() {
        for seed in 1...120 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let feed = ScriptedFeed()
            let size = Int.random(in: 1...40, using: &generator)
            let document = IndexedDocument(feed, title: "a", isStepwise: true, windowSize: size)
            var table = RowTable(document)
            let observation = document.observe { table.take($0, document) }
            for _ in 0..<12 {
                let more = text(&generator)
                feed.content.withLock { content in
                    switch Int.random(in: 0...4, using: &generator) {
                    case 0: content.readable = Int.random(in: 0...content.bytes.count, using: &generator)
                    case 1:
                        content.bytes = more
                        content.readable = nil
                        content.version += 1
                    case 2:
                        content.readable = content.bytes.count / 2
                        content.failure = ReadFailure(code: 5)
                    default:
                        content.bytes += more
                    }
                }
                for _ in 0..<Int.random(in: 0...5, using: &generator) { document.step() }
                // Any row that a table may still request, whatever has become of it.
                for row in -1...document.rowCount + 2 {
                    #expect(!document.row(at: row).summary.isEmpty)
                    _ = document.byteRange(ofRowAt: row)
                    _ = document.row(atLine: row)
                    _ = document.line(ofRowAt: row)
                }
            }
            feed.content.withLock {
                $0.readable = nil
                $0.failure = nil
            }
            for _ in 0..<1000 where document.state.isIndexing || document.notice != nil { document.step() }
            for _ in 0..<2 { while document.step() == .more {} }
            let bytes = feed.content.withLock { $0.bytes }
            expectSame(document, as: bytes, isComplete: false, "seed \(seed): \(bytes)")
            #expect(table.rows == document.rows, "seed \(seed)")
            #expect(observation.state == document.state)
        }
    }

    @Test func rowsThatCameAreToldOnceAndTheLastOneChanges() {
        let feed = ScriptedFeed()
        let document = IndexedDocument(feed, title: "a.jsonl", isStepwise: true)
        var changes: [DocumentChange] = []
        let observation = document.observe { changes.append($0) }
        for text in ["[1]\n[2", ", 3]", "\n[4]\n", "[5]\n"] {
            feed.content.withLock { $0.bytes += Array(text.utf8) }
            while document.step() == .more {}
        }
        let told = changes.filter { !$0.insertedRows.isEmpty || !$0.changedRows.isEmpty }
        #expect(told.map(\.insertedRows) == [0..<2, 2..<2, 2..<3, 3..<4])
        #expect(told.map(\.changedRows) == [0..<0, 1..<2, 1..<2, 3..<3])
        #expect(changes.allSatisfy { !$0.replacesEverything })
        #expect(observation.state.rowCount == 4)
    }

    @Test func anObserverThatLeftIsNotTold() {
        let feed = ScriptedFeed()
        let document = IndexedDocument(feed, title: "a.jsonl", isStepwise: true)
        var count = 0
        var observation: DocumentObservation? = document.observe { _ in count += 1 }
        _ = observation
        observation = nil
        feed.content.withLock { $0.bytes += Array("[1]\n".utf8) }
        document.step()
        #expect(count == 0)
    }

    @Test func aReadErrorIsSaidWithItsPlace() {
        let feed = ScriptedFeed()
        feed.content.withLock {
            $0.bytes = Array("[1]\n[2]\n".utf8)
            $0.readable = 4
            $0.failure = ReadFailure(code: 5)
        }
        let document = IndexedDocument(feed, title: "a.jsonl", isStepwise: true)
        while document.step() == .more {}
        #expect(document.notice == "a.jsonl cannot be read from byte 4 on (Input/output error).")
        #expect(document.rows.map(\.summary) == ["1"])
        #expect(!document.state.isIndexing)
        feed.content.withLock { $0.readable = nil }
        while document.step() == .more {}
        #expect(document.notice == nil)
        #expect(document.rows.map(\.summary) == ["1", "2"])
    }
}

/// The rows that a table shows when it only follows the reported changes.
private struct RowTable {
    private(set) var rows: [DocumentRow]

    @MainActor init(_ document: IndexedDocument) { rows = document.rows }

    @MainActor mutating func take(_ change: DocumentChange, _ document: IndexedDocument) {
        if change.replacesEverything {
            rows = (0..<change.new.rowCount).map(document.row(at:))
            return
        }
        rows.removeSubrange(change.removedRows)
        for row in change.changedRows { rows[row] = document.row(at: row) }
        rows += change.insertedRows.map(document.row(at:))
    }
}
