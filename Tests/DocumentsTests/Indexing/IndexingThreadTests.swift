import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

@Suite @MainActor struct IndexingThreadTests {
    private func lines(_ range: Range<Int>) -> [UInt8] {
        Array(range.map { "{\"n\": \($0), \"text\": \"line \($0)\"}\n" }.joined().utf8)
    }

    @Test func aBigFileIsThereAtOnceAndFoundMeanwhile() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.jsonl", lines(0..<100_000))
        let document = try DocumentSource.file(path: path).open()
        #expect(document.rowCount > 1000)
        #expect(document.rowCount < 100_000)
        #expect(document.state.isIndexing)
        #expect(document.row(at: 1000).summary == "line 1000\nn 1000")
        var rowCount = document.rowCount
        var finished = 0
        let observation = document.observe { change in
            #expect(change.insertedRows.lowerBound == rowCount)
            rowCount = change.new.rowCount
            finished += change.finishes ? 1 : 0
        }
        await document.finishIndexing()
        #expect(observation.state.rowCount == 100_000)
        #expect(rowCount == 100_000)
        #expect(finished == 1)
        #expect(document.state.progress == 1)
    }

    @Test func addedRowsAreFoundWhenIndexingFinishes() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.jsonl", lines(0..<10))
        let document = try DocumentSource.file(path: path).open(follows: true)
        for round in 1...5 {
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(lines(round * 10..<round * 10 + 10)))
            try handle.close()
            await document.finishIndexing()
            #expect(document.rowCount == round * 10 + 10)
        }
    }

    @Test func manyThreadsReadWhileRowsAreFound() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.jsonl", lines(0..<50_000))
        let document = try DocumentSource.file(path: path).open()
        let readers = (1...4).map { seed in
            Task.detached {
                var generator = SeededGenerator(seed: UInt64(seed))
                return (0..<200).allSatisfy { _ in
                    let row = Int.random(in: 0..<document.rowCount, using: &generator)
                    // The line number may be unknown while the row is in the last block.
                    return document.row(at: row).summary == "line \(row)\nn \(row)"
                        && document.row(atLine: row + 1) ?? row == row && document.line(ofRowAt: row) == row + 1
                }
            }
        }
        await document.finishIndexing()
        for reader in readers { #expect(await reader.value) }
        #expect(document.rowCount == 50_000)
    }

    @Test func theThreadEndsWithTheDocument() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.jsonl", lines(0..<10))
        weak var indexer: Indexer?
        do {
            let document = try #require(try DocumentSource.file(path: path).open(follows: true) as? IndexedDocument)
            indexer = document.indexer
            await document.finishIndexing()
            #expect(indexer != nil)
        }
        while indexer != nil { await Task.yield() }
    }
}
