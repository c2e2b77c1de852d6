import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests that a search finds the same rows as a search of each line of each row.
@Suite @MainActor struct RowSearchTests {
    private static let patterns = [
        "a", "ab", "a.*b", "^a", "b$", "^$", "^\\s*b", "a\\sb", "[^a]b", "b[^x]*a", "[^x]$", "\\Aa", "b\\z", "(?<!a)b",
        "a(?!b)", "(?<=\\s)a", "\\bab\\b", "a\\W", "\\D\\d", "\\Bb", "(a|b)\\1", "a{2}", "[[:alpha:]]1", "(?i)A", "A",
        ".",
        "^.$", "\u{E9}", "\\x{E9}", "[^\\s]\\n", "x", "\"", "a\\s*,", "\\d+\\s*$", "b\\R", "(?s)a.b", "[^]]b", "\\S$",
    ]

    private static func bytes(_ generator: inout SeededGenerator, _ format: FormatName) -> [UInt8] {
        let pieces =
            [
                "a", "a", "b", "b", "ab", " ", ",", "1", "A", "\n", "\n", "\n", "\r\n", "\r", "\n\n", "x", "\u{E9}",
                "\"",
                "\"a b\"", "]", "   b\n", "commit 0123ab\n",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00]]
        var bytes: [UInt8] = format.rowsAreLines ? [] : [0x5B]
        for _ in 0..<Int.random(in: 0...120, using: &generator) {
            bytes += pieces.randomElement(using: &generator) ?? []
        }
        return bytes
    }

    /// Returns the rows with a match, searching each line separately.
    private func reference(_ pattern: SearchPattern, _ document: IndexedDocument, _ bytes: [UInt8]) -> [Int] {
        document.ranges.indices.filter { index in
            let row = bytes[document.ranges[index]]
            let text = String(decoding: row.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
            var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // CR LF is one line ending.
            let pairs = zip(row, row.dropFirst()).filter { $0 == (0x0D, 0x0A) }.count
            if pairs > 0 {
                lines = String(decoding: row, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
                    .unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            }
            return lines.contains { line in
                let repaired = Array(line.replacing("\u{FFFD}", with: "\u{1A}").utf8)
                return repaired.withUnsafeBytes { pattern.expression.firstMatch(in: $0) } != nil
            }
        }
    }

    private func find(
        _ pattern: SearchPattern,
        _ document: IndexedDocument,
        from row: Int,
        _ direction: SearchDirection
    ) throws -> SearchMatch? {
        var search = RowSearch(pattern, in: document.indexer, direction, isCancelled: { false }, progress: { _ in })
        return try search.run(from: row)
    }

    private func expectEqual(
        _ matches: [Int],
        _ pattern: SearchPattern,
        _ document: IndexedDocument,
        _ comment: Comment
    ) throws {
        for row in -1...document.rowCount + 1 {
            let forward = matches.first { $0 >= row } ?? matches.first
            let found = try find(pattern, document, from: row, .forward)
            #expect(found?.row == forward, comment)
            if let forward { #expect(found?.hasWrapped == (forward < row), comment) }
            let backward = matches.last { $0 <= row } ?? matches.last
            let foundBack = try find(pattern, document, from: row, .backward)
            #expect(foundBack?.row == backward, comment)
            if let backward { #expect(foundBack?.hasWrapped == (backward > row), comment) }
        }
    }

    @Test(arguments: FormatName.allCases)
    func matchesAreThoseOfTheLines(format: FormatName) throws {
        let patterns = try Self.patterns.map { try SearchPattern($0) }
        for seed in 1...25 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let bytes = Self.bytes(&generator, format)
            let document = document(bytes, named: "x", as: format)
            for pattern in patterns where Int.random(in: 0...2, using: &generator) == 0 {
                let comment: Comment = "seed \(seed), \(format), \(pattern.text): \(bytes)"
                try expectEqual(reference(pattern, document, bytes), pattern, document, comment)
            }
        }
    }

    @Test func bigDocumentsAreSearchedInWindows() throws {
        var generator = SeededGenerator(seed: 9)
        let long = String(repeating: "y", count: 3_000_000)
        var lines = (0..<30_000).map { "{\"n\": \($0), \"text\": \"\(String(repeating: "z", count: $0 % 90))\"}" }
        let needles = Set((0..<12).map { _ in Int.random(in: 0..<30_000, using: &generator) })
        for needle in needles { lines[needle] += "needle" }
        lines.insert("needle \(long)", at: 20_000)
        lines.insert("\(long) needle", at: 10_000)
        lines.append("\(long)\u{E9}needle at the end")
        let text = Array(lines.joined(separator: "\n").utf8)
        let document = document(text, named: "x.jsonl", as: .jsonLines)
        #expect(document.rowCount == lines.count)
        let expected = lines.indices.filter { lines[$0].contains("needle") }
        for pattern in try ["needle", "n[^x]edle", "needle\\b", "(?=needle)n"].map({ try SearchPattern($0) }) {
            var row = 0
            for match in expected {
                let found = try #require(try find(pattern, document, from: row, .forward))
                #expect(found.row == match)
                row = match + 1
            }
            #expect(try find(pattern, document, from: row, .forward)?.row == expected.first)
            row = lines.count - 1
            for match in expected.reversed() {
                #expect(try find(pattern, document, from: row, .backward)?.row == match)
                row = match - 1
            }
        }
        // The beginning and the end of a line match even if the line doesn't fit into a window.
        #expect(try find(SearchPattern("^y"), document, from: 0, .forward)?.row == 10_000)
        #expect(try find(SearchPattern("y$"), document, from: 0, .forward)?.row == 20_001)
    }

    @Test func aPatternThatRunsOverRowsEndsInTime() throws {
        let text = "[" + (0..<40_000).map { "\"a\($0)\"" }.joined(separator: ", ") + ", \"b\"]"
        let document = document(text, named: "x.json")
        #expect(document.rowCount == 40_001)
        #expect(try find(SearchPattern("a.*b"), document, from: 0, .forward) == nil)
        #expect(try find(SearchPattern("^.b"), document, from: 0, .forward)?.row == 40_000)
    }

    @Test func searchWaitsForRowsThatAreNotFoundYet() async throws {
        let folder = try TemporaryFolder()
        let lines = (0..<60_000).map { "{\"n\": \($0)}\n" }.joined() + "needle\n"
        let path = try folder.file("a.jsonl", Array(lines.utf8))
        for direction in [SearchDirection.forward, .backward] {
            let document = try DocumentSource.file(path: path).open()
            let pattern = try SearchPattern("needle")
            let match = try await document.find(pattern, from: 0, direction, progress: nil)
            #expect(match == SearchMatch(row: 60_000, hasWrapped: direction == .backward, generation: 0))
        }
    }

    @Test(arguments: [1, 1000, RowSearch.overlap, RowSearch.overlap + 1])
    func aRowWhoseFileLostItsEndIsSearchedOnce(size: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.jsonl", Array(repeating: UInt8(ascii: "x"), count: 3_000_000))
        let document = try SteppedDocument(.file(path: path), follows: false, windowSize: 1 << 20)
        document.catchUp()
        #expect(truncate(path, size) == 0)
        for direction in [SearchDirection.forward, .backward] {
            var questions = 0
            let stop = {
                questions += 1
                return questions > 1000
            }
            let indexer = try #require(document.document as? IndexedDocument).indexer
            var search = RowSearch(
                try SearchPattern("^y"),
                in: indexer,
                direction,
                isCancelled: stop,
                progress: { _ in }
            )
            #expect(try search.run(from: 0) == nil)
        }
    }

    @Test func cancellingEndsTheSearch() async throws {
        let feed = ScriptedFeed()
        feed.content.withLock { $0.bytes = Array("[1]\n".utf8) }
        // Nothing performs the steps that the search waits for.
        let document = IndexedDocument(feed, title: "a", isStepwise: true, windowSize: 1)
        let pattern = try SearchPattern("x")
        let task = Task { try await document.find(pattern, from: 0, .forward, progress: nil) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func contentsThatWereReplacedAreSearched() throws {
        let feed = ScriptedFeed()
        feed.content.withLock { $0.bytes = Array("[1]\n[2]\n".utf8) }
        let document = IndexedDocument(feed, title: "a.jsonl", isStepwise: true)
        while document.step() == .more {}
        feed.content.withLock {
            $0.bytes = Array("[3]\n".utf8)
            $0.version = 1
        }
        var hasReplaced = false
        let replace = {
            if !hasReplaced { while document.indexer.step() == .more {} }
            hasReplaced = true
            return false
        }
        var search = RowSearch(
            try SearchPattern("3"),
            in: document.indexer,
            .forward,
            isCancelled: replace,
            progress: { _ in }
        )
        #expect(try search.run(from: 1) == SearchMatch(row: 0, hasWrapped: true, generation: 1))
    }
}
