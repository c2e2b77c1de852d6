import Foundation
import TemporaryFolder
import Testing

@testable import Documents

/// Tests the lines of a document whose file other programs change.
@Suite @MainActor struct GrowingLinesTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.file("a.jsonl", Array("{\"a\": 1}\n{\"a\": 2}\n".utf8))
    }

    private func append(_ text: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    private func lines(of document: IndexedDocument) throws -> IndexedDocument {
        try #require(document.documentOfLines(title: "a") as? IndexedDocument)
    }

    private func summaries(_ lines: IndexedDocument) -> [String] {
        while lines.step() == .more {}
        return lines.rows.map(\.summary)
    }

    @Test func linesComeWithTheRows() throws {
        let document = try open(path, follows: true)
        let lines = try lines(of: document)
        let old = lines.state
        #expect(summaries(lines) == ["{\"a\": 1}", "{\"a\": 2}"] && !lines.state.isIndexing)
        try append("{\"a\":\n")
        #expect(summaries(lines).count == 2, "the document has not seen them")
        while document.step() == .more {}
        #expect(summaries(lines) == ["{\"a\": 1}", "{\"a\": 2}", "{\"a\":"])
        #expect(lines.state.generation == old.generation)
        try append("3}\n")
        while document.step() == .more {}
        #expect(summaries(lines).last == "3}" && lines.line(ofRowAt: 3) == 4)
    }

    @Test func linesOfAnotherFileReplaceThem() throws {
        let document = try open(path, follows: true)
        let lines = try lines(of: document)
        #expect(summaries(lines).count == 2)
        try Data("[1,\n2]\n".utf8).write(to: URL(filePath: path))
        while document.step() == .more {}
        #expect(summaries(lines) == ["[1,", "2]"] && lines.state.generation > 0)
    }

    /// The lines of a file whose rows are not found yet are those that were scanned, and more are expected.
    @Test func linesAreAsFarAsTheRows() throws {
        let text = (0..<4000).map { "{\"a\": \($0)}\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: path))
        let source = DocumentSource.file(path: path)
        let document = try source.open(isStepwise: true, windowSize: 4096)
        let lines = try lines(of: document)
        let first = summaries(lines).count
        #expect(first > 0 && first < 4000 && lines.state.isIndexing)
        while document.step() == .more {}
        #expect(summaries(lines).count == 4000 && !lines.state.isIndexing)
    }

    @Test func aFileThatDoesNotGrowEnds() throws {
        let document = try open(path)
        let lines = try lines(of: document)
        #expect(summaries(lines).count == 2 && !lines.state.isIndexing)
        try append("{\"a\": 3}\n")
        while document.step() == .more {}
        #expect(summaries(lines).count == 2)
    }
}
