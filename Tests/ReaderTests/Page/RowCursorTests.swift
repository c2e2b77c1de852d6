import Documents
import Foundation
import TemporaryFolder
import Testing

@testable import Reader

@MainActor @Suite struct RowCursorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func outline(_ name: String, _ text: String) async throws -> RowOutline {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let outline = RowOutline(document)
        outline.setDocumentCount(document.rowCount)
        return outline
    }

    @Test func theRowStaysWhileOthersComeAndGo() async throws {
        let outline = try await outline("a.json", #"{"a": {"b": 1, "c": 2}, "d": {"e": 3}, "f": 4}"#)
        let cursor = RowCursor(outline)
        cursor.move(to: 1)
        let row = try #require(cursor.id)
        outline.open(DocumentRowID(index: 0))
        #expect(cursor.index == 3 && cursor.id == row)
        outline.show(.some(RowSet([1, 2])), opening: [])
        #expect(cursor.index == 0 && cursor.id == row)
        outline.show(.some(RowSet([2])), opening: [])
        #expect(cursor.index == 0 && cursor.id == DocumentRowID(index: 2))
    }

    /// Folding leads to the row around the current one.
    @Test func aFoldedRowStandsForThoseInsideIt() async throws {
        let outline = try await outline("a.json", #"{"a": {"b": {"c": 1}}, "d": 2}"#)
        let cursor = RowCursor(outline)
        outline.open(DocumentRowID(index: 0))
        outline.open(try #require(outline.id(at: 1)))
        cursor.move(to: 2)
        outline.close(DocumentRowID(index: 0))
        #expect(cursor.index == 0)
    }

    /// The rows of a condition may be found in any order. The current row is that of before as soon as it is found.
    @Test func theRowIsFoundAgainAmongThoseOfACondition() async throws {
        let outline = try await outline("a.jsonl", (0..<20).map { "{\"n\": \($0)}\n" }.joined())
        let cursor = RowCursor(outline)
        cursor.move(to: 10)
        cursor.anchorRow()
        outline.show(.some(RowSet([3])), opening: [])
        #expect(cursor.index == 0)
        outline.show(.some(RowSet([3, 10, 15])), opening: [])
        #expect(cursor.index == 1)
        cursor.releaseAnchor()
        outline.show(.some(RowSet([])), opening: [])
        outline.show(.all, opening: [])
        #expect(cursor.index == 10)
    }

    @Test func jumpsHaveAWayBack() async throws {
        let outline = try await outline("a.jsonl", (0..<20).map { "{\"n\": \($0)}\n" }.joined())
        let cursor = RowCursor(outline)
        cursor.jump(to: 5)
        cursor.jump(to: 9)
        #expect(cursor.wayThroughHistory(forward: false) == DocumentRowID(index: 5))
        cursor.move(to: 5)
        #expect(cursor.wayThroughHistory(forward: false) == DocumentRowID(index: 0))
        cursor.move(to: 0)
        #expect(cursor.wayThroughHistory(forward: false) == nil)
        #expect(cursor.wayThroughHistory(forward: true) == DocumentRowID(index: 5))
    }

    @Test func rowsAreSelectedUntilAnotherMove() async throws {
        let outline = try await outline("a.jsonl", (0..<20).map { "{\"n\": \($0)}\n" }.joined())
        let cursor = RowCursor(outline)
        cursor.move(to: 5)
        #expect(cursor.selection == 5...5)
        cursor.extend(to: 8)
        cursor.extend(to: 7)
        #expect(cursor.selection == 5...7 && cursor.index == 7)
        cursor.extend(to: 2)
        #expect(cursor.selection == 2...5 && cursor.index == 2)
        cursor.move(to: 3)
        #expect(cursor.selection == 3...3)
        cursor.reset()
        #expect(cursor.selection == 0...0)
    }
}
