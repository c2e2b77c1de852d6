import Awaiting
import Foundation
import Reader
import Testing

@testable import Documents
@testable import Viewer

/// Tests a search of a real document.
@MainActor struct DocumentSearchTests {
    private func document(_ texts: [String]) throws -> any Document {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(texts.map { "{\"text\": \"\($0)\"}\n" }.joined().utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try DocumentSource.file(path: url.path).open(as: .log)
    }

    private func row(_ search: DocumentSearch, from row: Int, forward: Bool) async -> Int? {
        await withCheckedContinuation { continuation in
            search.find(from: row, forward: forward) { continuation.resume(returning: $0) }
        }
    }

    /// Waits until all matches are counted.
    private func finishCount(_ search: DocumentSearch) async {
        await until { search.isCountComplete }
    }

    @Test func rowsAreFoundAroundTheEndAndCounted() async throws {
        let texts = (0..<2_000).map { "row \($0)" }
        let matches = texts.indices.filter { texts[$0].contains("7") && texts[$0].hasSuffix("9") }
        let search = try DocumentSearch("7.*9\"", in: try document(texts))
        for start in [0, 79, 80, 1_000, 1_980] {
            #expect(await row(search, from: start, forward: true) == matches.first { $0 >= start } ?? matches.first)
            #expect(await row(search, from: start, forward: false) == matches.last { $0 <= start } ?? matches.last)
        }
        await finishCount(search)
        #expect(search.isCountComplete && search.count == matches.count)
        for (rank, row) in matches.enumerated() { #expect(search.rank(ofRow: row) == rank) }
        #expect(search.rank(ofRow: 0) == nil && search.rank(ofRow: 5_000) == nil)
        #expect(search.progress == nil)
    }

    @Test func aMissingTextIsNotFound() async throws {
        let search = try DocumentSearch("absent", in: try document(["one", "two"]))
        #expect(await row(search, from: 0, forward: true) == nil)
        await finishCount(search)
        #expect(search.isCountComplete && search.count == 0)
    }

    @Test func rowsThatCannotBeSearchedAreCounted() async throws {
        let bad = String(repeating: "a", count: 50) + "!"
        let search = try DocumentSearch("\"(a+)+\"", in: try document([bad, "aa", bad]))
        #expect(await row(search, from: 0, forward: true) == 1)
        await finishCount(search)
        #expect(search.count == 1 && search.unsearchedCount == 2)
        let finder = Finder(origin: 0) { _ in search }
        finder.setPattern("x", reveals: false)
        #expect(finder.status.explanation == "2 rows were not searched: the pattern can match them in too many ways.")
    }

    @Test func rangesAreUTF16() throws {
        let search = try DocumentSearch("b+", in: try document(["x"]))
        #expect(search.ranges(in: "👩‍👩‍👧bb é b") == [8..<10, 13..<14])
        #expect(throws: SearchPatternError.self) { try DocumentSearch("(", in: try document(["x"])) }
    }
}
