import Testing

@testable import Documents

/// Tests that the work for what is shown doesn't depend on the size of what is not. Work is the number of bytes that
/// are read.
@Suite struct BoundedWorkTests {
    /// Showing a row reads at most its block, the beginning of the row, and a window of the rows inside it.
    private static let rowLimit = 2 * RowIndex.bytesPerBlock + 2 * RowSpan.byteLimit
    private static let openingLimit = 2 * IndexedDocument.windowSize + rowLimit

    private static let long = String(repeating: "0123456789abcdef", count: 256)

    /// Finds all rows, and expects that each byte is read about once.
    private static func index(_ document: IndexedDocument, of bytes: GeneratedBytes) {
        let work = bytes.bytesRead { while document.indexer.step() == .more {} }.bytes
        #expect(work <= bytes.count + openingLimit)
    }

    @Test(arguments: [1, 2, 4]) func aDocumentOpensByItsFirstWindow(scale: Int) {
        let bytes = GeneratedBytes("[", #"{"id":1,"name":"a name"},"#, times: 100_000 * scale, "0]")
        let (document, work) = bytes.bytesRead { bytes.document(named: "a.json") }
        #expect(document.rowCount > 1000 && work <= Self.openingLimit)
    }

    /// A string opens in parts. Each costs the same, wherever it is.
    @Test(arguments: [1, 2, 4]) func aLongStringCostsWhatIsShown(megabytes: Int) throws {
        let bytes = GeneratedBytes(#"{"text": ""#, Self.long, times: 256 * megabytes, #"", "next": 1}"#)
        let document = bytes.document(named: "a.json")
        Self.index(document, of: bytes)
        #expect(document.rowCount == 2)
        let shown = bytes.bytesRead { document.row(at: 0).summary }
        #expect(shown.bytes <= Self.rowLimit)
        let place = try #require(document.row(at: 0).inside)
        let parts = NestedRows(bytes, place, line: 1, title: "a", isStepwise: true).document
        #expect(parts.rowCount >= (bytes.count - RowSpan.byteLimit) / (PartScanner.greatestLength + 4))
        for row in [0, parts.rowCount / 2, parts.rowCount - 1] {
            let part = bytes.bytesRead { parts.row(at: row).summary }
            #expect(!part.result.isEmpty && part.bytes <= Self.rowLimit, "part \(row)")
        }
        #expect(parts.byteRange(ofRowAt: parts.rowCount - 1).upperBound == place.range.upperBound)
    }

    /// A line is searched to its end, and its row shows its beginning.
    @Test(arguments: [1, 2, 4]) func aLongLineCostsWhatIsShown(megabytes: Int) throws {
        let bytes = GeneratedBytes("short\n", Self.long, times: 256 * megabytes, " needle\nlast\n")
        let document = bytes.document(named: "a.log", as: .log)
        Self.index(document, of: bytes)
        #expect(document.rowCount == 3 && document.row(at: 2).summary == "last")
        let shown = bytes.bytesRead { document.row(at: 1) }
        #expect(shown.bytes <= Self.rowLimit && shown.result.inside != nil)
        #expect(bytes.bytesRead { document.row(at: 2).summary }.bytes <= Self.rowLimit)
        var search = RowSearch(
            try SearchPattern("needle"),
            in: document.indexer,
            .forward,
            isCancelled: { false },
            progress: { _ in }
        )
        let found = try bytes.bytesRead { try search.run(from: 0) }
        #expect(found.result?.row == 1)
        // Windows grow up to 1 MB, and two of the same line share 64 KB, so it is read a little more than once.
        #expect(found.bytes <= bytes.count * 5 / 4 + 2 * RowSearch.lastWindow)
    }

    /// Opening a level reads the bytes of the level, at any depth.
    @Test(arguments: [25_000, 100_000]) func aDeepDocumentCostsItsLevels(depth: Int) throws {
        let text = String(repeating: "[", count: depth)
        let bytes = GeneratedBytes(text + "7", "]", times: depth)
        var rows: any Document = bytes.document(named: "a.json")
        for level in 1..<9 {
            let (nested, work) = bytes.bytesRead { rows.nestedRows(at: 0) }
            #expect(work <= bytes.count + Self.openingLimit, "level \(level)")
            rows = try #require(nested).document
            #expect(rows.rowCount == 1 && rows.byteRange(ofRowAt: 0).lowerBound == level + 1)
        }
    }

    /// At any depth, a row opens by the first window of the rows inside it. Another thread finds the others.
    @Test @MainActor func aDeepDocumentOpensByWindows() async throws {
        let depth = 200_000
        let bytes = GeneratedBytes(String(repeating: "[", count: depth) + "7", "]", times: depth)
        let document = IndexedDocument(StoredFeed(store: bytes, count: bytes.count), title: "a.json")
        await document.finishIndexing()
        var rows: any Document = document
        for level in 1..<6 {
            let (nested, work) = bytes.bytesRead { rows.nestedRows(at: 0) }
            // The beginning of the row is read again for its text.
            #expect(work <= Self.openingLimit + Self.rowLimit, "level \(level)")
            rows = try #require(nested).document
            #expect(rows.rowCount == 0 && rows.state.isIndexing, "level \(level)")
            nested?.scan(upTo: .max, byteLimit: bytes.count)
            #expect(rows.rowCount == 1 && !rows.state.isIndexing, "level \(level)")
        }
    }

    /// Rows of one block are found by their bytes in what one of them costs.
    @Test func rowsAreFoundByTheirBytesInOneBlock() {
        let bytes = GeneratedBytes("", "0123456789abcde\n", times: 20_000)
        let document = bytes.document(named: "a.txt", as: .text)
        Self.index(document, of: bytes)
        let work = bytes.bytesRead { (0..<1000).map { document.row(atByte: 160_000 + $0 % 64) } }
        #expect(work.bytes <= 2 * RowIndex.bytesPerBlock)
    }

    /// Of many values of 40 KB, showing one reads its block and its beginning.
    @Test func manyLargeValuesCostWhatIsShown() throws {
        let value = #"{"id": 1, "text": ""# + String(repeating: Self.long, count: 10) + #""},"#
        let bytes = GeneratedBytes(#"{"meta": 1, "items": ["#, value, times: 200, "0]}")
        let document = bytes.document(named: "a.json")
        Self.index(document, of: bytes)
        let opened = bytes.bytesRead { document.nestedRows(at: 1) }
        #expect(opened.bytes <= bytes.count + Self.openingLimit)
        let items = try #require(opened.result).document
        #expect(items.rowCount == 201)
        for row in [0, 100, 199] {
            let shown = bytes.bytesRead { items.row(at: row).summary }
            #expect(shown.result.contains("id: 1") && shown.bytes <= Self.rowLimit, "row \(row)")
        }
    }

    /// The index has an entry for 64 rows or 64 KB, so its memory is a small part of any document's size.
    @Test(arguments: [1, 2, 4]) func anIndexHasAnEntryForManyRows(scale: Int) {
        let bytes = GeneratedBytes("", "a\n", times: 80_000 * scale)
        let document = bytes.document(named: "a.log", as: .log)
        Self.index(document, of: bytes)
        let index = document.indexer.snapshot.withLock { $0.index }
        #expect(document.rowCount == 80_000 * scale)
        #expect(index.checkpointCount <= document.rowCount / RowIndex.rowsPerBlock + 1)
        for row in [0, document.rowCount / 2, document.rowCount - 1] {
            let shown = bytes.bytesRead { document.row(at: row).summary }
            #expect(shown.result == "a" && shown.bytes <= Self.rowLimit)
        }
    }

    /// Rows beyond the numbers of 27, 31 and 32 bits are found as the first ones are.
    @Test(arguments: [1 << 27, 1 << 31, 1 << 32, 1 << 40]) func anyNumberOfRowsIsIndexed(first: Int) throws {
        let before = first - 500
        var index = RowIndex()
        var batch = RowBatch(following: RowBatch.Mark(rowCount: before))
        let places = (0..<1000).map { (before + $0) * 100 }
        for (rank, offset) in places.enumerated() {
            batch.append(RowSpan(offset..<offset + 90, line: before + rank + 1))
        }
        index.append(batch, upTo: (before + 1000) * 100)
        #expect(index.rowCount == before + 1000)
        for (rank, offset) in places.enumerated() {
            let row = before + rank
            let block = index.block(withRow: row)
            #expect(block.rows.contains(row) && block.bytes.contains(offset) && block.line == block.rows.lowerBound + 1)
            #expect(try #require(index.block(atByte: offset)) == block)
        }
        var rows = RowSet()
        for row in stride(from: before, to: before + 1000, by: 3) { rows.append(row) }
        #expect(rows.count == 334 && rows[333] == before + 999 && rows.rank(of: before + 500) == 167)
        #expect(rows.contains(before + 3) && !rows.contains(before + 1))
    }
}
