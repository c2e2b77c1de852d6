import Documents
import Foundation
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalViewer

/// Tests the key that shows the lines of a file in place of its rows.
@MainActor @Suite struct SessionLinesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func session(_ name: String, _ text: String) async throws -> ViewerSession {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let session = ViewerSession([.init(document, title: name, follows: false)], look: ViewerLook())
        session.resize(GridSize(columns: 60, rows: 10))
        return session
    }

    private func press(_ session: ViewerSession, _ keys: String) {
        var parser = InputParser()
        for event in parser.events(from: keys.utf8) { session.take(event) }
    }

    /// The line of the screen with the cursor.
    private func current(_ session: ViewerSession) -> String {
        let grid = session.draw()
        return grid.cursor.map { grid.text(ofRow: $0.row) } ?? ""
    }

    private static let json =
        "[\n" + (0..<300).map { "  {\n    \"id\": \($0)\n  }" }.joined(separator: ",\n") + "\n]\n"

    /// Waits until the lines that are shown are found.
    private func settle(_ session: ViewerSession, until line: String) async throws {
        for _ in 0..<500 where !current(session).hasSuffix(line) { try await Task.sleep(for: .milliseconds(10)) }
        #expect(current(session).hasSuffix(line))
    }

    @Test func theLinesAreAtTheCurrentRow() async throws {
        let session = try await session("a.json", Self.json)
        press(session, ":602\rl")
        press(session, "j")
        #expect(current(session).hasSuffix("id: 200"))
        press(session, "R")
        try await settle(session, until: "    \"id\": 200")
        // The same row again, with the same rows unfolded.
        press(session, "R")
        #expect(current(session).hasSuffix("│   id: 200"))
    }

    @Test func theRowsAreAtTheCurrentLine() async throws {
        let session = try await session("a.json", Self.json)
        press(session, "R")
        try await settle(session, until: "{")
        press(session, ":303\r")
        #expect(current(session).hasSuffix("    \"id\": 100"))
        press(session, "q")
        #expect(current(session).hasSuffix("id: 100"))
    }

    @Test func linesComeWithTheRows() async throws {
        let file = folder.url.appending(path: "a.jsonl")
        try Data("{\"a\": 1}\n".utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open(follows: true)
        await document.finishIndexing()
        let session = ViewerSession([.init(document, title: "a.jsonl", follows: true)], look: ViewerLook())
        session.resize(GridSize(columns: 60, rows: 10))
        press(session, "R")
        try await settle(session, until: "{\"a\": 1}")
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("{\"a\": 2}\n".utf8))
        try handle.close()
        try await settle(session, until: "{\"a\": 2}")
    }

    @Test func aLineNamesTheEncoding() async throws {
        let file = folder.url.appending(path: "a.txt")
        // The same word in windows-1251.
        try Data([0xC8, 0xE2, 0xE0, 0xED, 0x0A]).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let session = ViewerSession([.init(document, title: "a.txt", follows: false)], look: ViewerLook())
        session.resize(GridSize(columns: 60, rows: 10))
        press(session, ":encoding windows-1251\r")
        try await settle(session, until: "Иван")
        press(session, ":encoding koi8-r\r")
        try await settle(session, until: "хБЮМ")
        press(session, ":encoding none\r")
        let grid = session.draw()
        #expect(grid.text(ofRow: 9).contains("No encoding has the name “none”"))
        press(session, ":encoding\r")
        for _ in 0..<500 where document.state.encoding != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(document.state.encoding == nil)
    }

    @Test func recordsAndEntriesAreLines() async throws {
        let csv = "id,text\n" + (0..<40).map { "\($0),\"a\nb\"\n" }.joined()
        let session = try await session("a.csv", csv)
        press(session, "jjj")
        press(session, "R")
        try await settle(session, until: "3,\"a")
        press(session, "j")
        #expect(current(session).hasSuffix("b\""))
        press(session, "R")
        #expect(current(session).contains("3"))
    }
}
