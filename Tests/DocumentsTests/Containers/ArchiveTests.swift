import SeededRandom
import Testing

@testable import Documents

/// Tests archives, whose files are rows that unfold to their own rows.
@Suite(.enabled(if: ArchiveLibrary.shared != nil)) struct ArchiveTests {
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("a.json", Array(#"{"x": 1, "y": [1, 2]}"#.utf8)), ("sub/", []),
        ("sub/b.log", Array("2024-03-12 10:00:00 ERROR up\n2024-03-12 10:00:01 down\n".utf8)),
        ("empty.txt", []), ("Zoë.csv", Array("id,n\n1,a\n2,b\n".utf8)),
    ]

    private static func rows(inside row: Int, of document: IndexedDocument) throws -> IndexedDocument {
        try #require(document.nestedRows(at: row)).rows
    }

    @Test(arguments: [ArchiveBytes.tar(files), ArchiveBytes.zip(files)])
    func filesAreRowsThatUnfoldToTheirOwn(bytes: [UInt8]) throws {
        let document = document(bytes, named: "a.archive")
        #expect(document.format == .archive)
        #expect(document.rows.map(\.name) == Self.files.map { .key($0.name) })
        #expect(document.rows.map { $0.inside != nil } == [true, false, true, true, true])
        #expect(document.row(at: 2).summary == "sub/b.log\nfile · 54 bytes · 2024-03-12 10:00:00" || bytes[0] == 0x50)
        #expect(document.columns.map(\.name) == ["name", "size", "modified", "kind"])
        #expect(document.state.notice == nil)

        let object = try Self.rows(inside: 0, of: document)
        #expect(object.format == .json)
        #expect(object.rows.map(\.name) == [.key("x"), .key("y")])
        #expect(object.nestedRows(at: 1)?.document.rowCount == 2)
        let log = try Self.rows(inside: 2, of: document)
        #expect(log.rows.map(\.severity) == [.error, nil])
        #expect(try Self.rows(inside: 3, of: document).state.notice == "empty.txt is empty.")
        #expect(try Self.rows(inside: 4, of: document).columns.map(\.name) == ["id", "n"])

        // The offsets of a row inside a file tell the file.
        let offset = log.byteRange(ofRowAt: 1).lowerBound
        #expect(document.row(atByte: offset) == 2)
        #expect(log.row(atByte: offset) == 1)
        // Alone, a file is a document from its beginning on.
        let alone = try #require(document.documentInside(rowAt: 4, title: "a.archive › Zoë.csv"))
        #expect(alone.format == .csv)
        #expect(alone.byteRange(ofRowAt: 0).lowerBound == 5)
        #expect(document.row(atLine: 3) == 2)
        #expect(document.documentOfLines(title: "") == nil)
    }

    @MainActor @Test func conditionsKnowTheFactsOfFiles() async throws {
        let document = document(ArchiveBytes.tar(Self.files), named: "a.tar")
        #expect(document.fieldNames.prefix(4) == ["name", "size", "modified", "kind"])
        var found = RowSet()
        let filter = try RowFilter("size>20", fieldNames: document.fieldNames, in: document.format)
        _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        #expect((0..<document.rowCount).filter { found.contains($0) } == [0, 2])
        let match = try await document.find(SearchPattern("Zo"), from: 0, .forward)
        #expect(match?.row == 4)
        let path = try await document.find(try RowPath(#"["a.json"].y[1]"#))
        #expect(path.row == 0)
    }

    @Test func archivesInArchivesOpenInPlace() throws {
        var bytes = ArchiveBytes.zip(Self.files)
        // Each archive has fewer offsets for its files, until there are too few.
        for _ in 0..<3 { bytes = ArchiveBytes.tar([("inner.bin", bytes)]) }
        var rows = document(bytes, named: "outer.tar")
        var depth = 0
        while rows.format == .archive, rows.rowCount == 1 {
            rows = try Self.rows(inside: 0, of: rows)
            depth += 1
        }
        #expect(depth == 3)
        #expect(rows.state.notice?.contains("is inside too many files to be opened here") == true)
        #expect(rows.documentInside(rowAt: 0, title: "") == nil)
    }

    @Test func imagesOfDisksAreArchives() throws {
        let files = [("A.TXT", Array("a\n".utf8)), ("B.CSV", Array("id,n\n1,a\n".utf8)), ("EMPTY", [])]
        let bytes = ArchiveBytes.iso(files)
        let image = document(bytes, named: "a.iso")
        #expect(image.format == .archive)
        #expect(Set(image.rows.map(\.name)) == Set([".", "A.TXT", "B.CSV", "EMPTY"].map { .key($0) }))
        let row = try #require(image.rows.firstIndex { $0.name == .key("B.CSV") })
        let rows = try Self.rows(inside: row, of: image)
        while rows.state.isIndexing { _ = rows.indexer.step() }
        #expect(rows.format == .csv)
        #expect(rows.rowCount == 1)
        // The beginning of an image is without a sign, and may come alone.
        let feed = ScriptedFeed()
        let growing = IndexedDocument(feed, title: "a.iso", as: nil, isStepwise: true)
        for count in [100, 32_000, bytes.count] {
            feed.content.withLock { $0.bytes = Array(bytes.prefix(count)) }
            for _ in 0..<20 { _ = growing.indexer.step() }
        }
        feed.content.withLock { $0.isComplete = true }
        for _ in 0..<20 { _ = growing.indexer.step() }
        #expect(growing.format == .archive)
        #expect(growing.rowCount == 4)
    }

    @Test func namesAndLinksThatLeadOutAreOnlyShown() throws {
        let bytes = ArchiveBytes.tar(
            [("../../etc/passwd", [0x61]), ("/abs", []), ("a\u{1B}[2Jb", [])],
            link: ("link", "/etc/shadow")
        )
        let rows = document(bytes, named: "a.tar").rows
        #expect(rows[0].problem == "The name leads out of the folder of the archive.")
        #expect(rows[1].problem == rows[0].problem)
        #expect(!rows[2].summary.contains("\u{1B}"))
        #expect(rows[3].summary.contains("link · ") && rows[3].summary.contains("/etc/shadow"))
        #expect(rows[3].inside == nil)
    }

    @Test func encryptedFilesSaySo() {
        let rows = document(ArchiveBytes.zip([("a", [1])], isEncrypted: true), named: "a.zip").rows
        #expect(rows.map(\.problem) == ["This file is encrypted."])
        #expect(rows.first?.inside == nil)
    }

    @Test func damagedArchivesShowWhatIsThere() throws {
        let whole = ArchiveBytes.tar([("a.txt", Array("x".utf8)), ("b.txt", Array(repeating: 0x78, count: 5000))])
        // Inside the second file.
        let cut = document(Array(whole.prefix(2500)), named: "a.tar")
        #expect(cut.rowCount == 2)
        let rows = try Self.rows(inside: 1, of: cut)
        #expect(rows.state.notice?.hasPrefix("b.txt could not be unpacked to its end") == true)
        let zip = document(Array(ArchiveBytes.zip(Self.files).prefix(60)), named: "a.zip")
        #expect(zip.state.notice != nil)
        #expect(!zip.state.isIndexing)
    }

    /// Any damage ends with rows or a sentence.
    @Test(arguments: LawCount.seeds(60))
    func randomDamageIsSurvived(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Bool.random(using: &random) ? ArchiveBytes.tar(Self.files) : ArchiveBytes.zip(Self.files)
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random)) }
        let document = document(bytes, named: "a")
        for row in 0..<document.rowCount {
            _ = document.row(at: row)
            let inside = document.nestedRows(at: row)?.rows
            for row in 0..<min(10, inside?.rowCount ?? 0) { _ = inside?.row(at: row) }
        }
        #expect(!document.state.isIndexing)
    }

    @Test func textThatIsNoArchiveStaysText() {
        #expect(document("PK is a pair of letters\n", named: "a.txt").format != .archive)
        #expect(document(ArchiveBytes.zip(Self.files), named: "a.zip", as: .hex).format == .hex)
    }
}
