import Foundation
import TemporaryFolder
import Testing

@testable import Documents

@Suite @MainActor struct RowExportTests {
    private func written(
        _ rows: RowExport.Rows,
        of document: IndexedDocument,
        to name: String = "rows"
    ) async throws -> (Int, String) {
        let folder = try TemporaryFolder()
        let path = folder.path + "/" + name
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

    /// A file whose name is that of JSON is one value.
    @Test func rowsOfJSONAreAnArrayInAFileOfJSON() async throws {
        let lines = document("{\"a\": 1}\r\n[2]\r\n\"x\"", named: "a.jsonl")
        #expect(try await written(.all, of: lines, to: "b.json") == (3, "[\n{\"a\": 1},\n[2],\n\"x\"\n]\n"))
        #expect(try await written(.some(RowSet()), of: lines, to: "b.JSON") == (0, "[]\n"))
        #expect(try await written(.sorted([2, 0]), of: lines, to: "b.jsonl") == (2, "\"x\"\n{\"a\": 1}\r\n"))
        let array = document("[1, {\"a\": 2},\n 3]", named: "a.json")
        #expect(try await written(.some(RowSet([0, 1])), of: array, to: "b.json") == (2, "[\n1,\n{\"a\": 2}\n]\n"))
        let object = document("{\"a\": 1, \"b\": [2]}", named: "a.json")
        #expect(try await written(.some(RowSet([1])), of: object, to: "b.json") == (1, "{\n\"b\": [2]\n}\n"))
        // Other rows are no values.
        #expect(try await written(.all, of: document("a\n", named: "a.log"), to: "b.json") == (1, "a\n"))
    }

    @Test func aRowThatIsNoJSONIsNoPartOfAnArray() async throws {
        let folder = try TemporaryFolder()
        let export = try #require(RowExport(.all, of: document("{\"a\": 1}\n{\"a\": \n", named: "a.jsonl")))
        let path = folder.path + "/b.json"
        do {
            _ = try await export.run(to: path)
            Issue.record("The file is not valid.")
        } catch {
            #expect("\(error)".hasPrefix("The row on line 2 is not valid JSON"))
        }
        #expect(!FileManager.default.fileExists(atPath: path))
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
