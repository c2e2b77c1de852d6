import Foundation
import TemporaryFolder
import Testing

@testable import Documents

@Suite @MainActor struct RowExportTests {
    private func written(_ rows: RowExport.Rows, of document: IndexedDocument) async throws -> (Int, String) {
        let folder = try TemporaryFolder()
        let path = folder.path + "/rows"
        let count = try await #require(RowExport(rows, of: document)).run(to: path)
        return (count, try String(contentsOfFile: path, encoding: .utf8))
    }

    @Test func rowsAreSavedInTheirOrder() async throws {
        let people = document("name,age\nAnn,42\n\nBob,7\nCy,\"1\n9\"\n", named: "a.csv")
        #expect(try await written(.all, of: people) == (3, "name,age\nAnn,42\nBob,7\nCy,\"1\n9\"\n"))
        #expect(try await written(.some(RowSet([0, 2])), of: people) == (2, "name,age\nAnn,42\nCy,\"1\n9\"\n"))
        #expect(try await written(.sorted([1, 0]), of: people) == (2, "name,age\nBob,7\nAnn,42\n"))
        let lines = document("{\"a\": 1}\n{\"a\": 2}", named: "a.jsonl")
        #expect(try await written(.some(RowSet([1])), of: lines) == (1, "{\"a\": 2}\n"))
        #expect(try await written(.some(RowSet()), of: lines) == (0, ""))
    }

    /// A long row is written in parts, and whole.
    @Test func aLongRowIsSavedWhole() async throws {
        let long = String(repeating: "0123456789", count: 200_000)
        #expect(try await written(.all, of: document("a\n\(long)\nb\n", named: "a.jsonl")) == (3, "a\n\(long)\nb\n"))
    }

    @Test func aFileThatExistsStays() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("kept", Array("kept".utf8))
        let export = try #require(RowExport(.all, of: document("a\n", named: "a.jsonl")))
        await #expect(throws: RowExportError.self) { try await export.run(to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
        await #expect(throws: RowExportError.self) { try await export.run(to: folder.path + "/none/rows") }
    }
}
