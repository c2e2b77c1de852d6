import Documents
import Foundation
import SeededRandom
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalViewer

/// Tests the rows around the first one on the screen, which stay at the top.
@MainActor @Suite struct KeptRowsTests {
    private func session(columns: Int = 40, rows: Int) async throws -> ViewerSession {
        let folder = try TemporaryFolder()
        let members = (0..<30).map { "{\"id\": \($0), \"deep\": {\"in\": [\(Array(0..<9))]}}" }
        let file = folder.url.appending(path: "a.json")
        try Data("{\"first\": 1, \"items\": [\(members.joined(separator: ","))], \"last\": 2}".utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let session = ViewerSession([.init(document, title: "a.json", follows: false)], look: ViewerLook())
        session.resize(GridSize(columns: columns, rows: rows))
        return session
    }

    private func press(_ session: ViewerSession, _ keys: String) {
        var parser = InputParser()
        for event in parser.events(from: keys.utf8) { session.take(event) }
    }

    private func rows(_ session: ViewerSession) -> [String] {
        let grid = session.draw()
        return (0..<grid.size.rows).map { grid.text(ofRow: $0) }
    }

    @Test func rowsAroundTheFirstOneStayAtTheTop() async throws {
        let session = try await session(rows: 13)
        press(session, "jl")
        for _ in 0..<20 { press(session, "j") }
        var screen = rows(session)
        #expect(screen[0].hasPrefix("▾ items: […30]"))
        #expect(screen[1].hasPrefix("│ ▸ [") && screen[11] == "│ ▸ [19] id: 19 · deep: {…1}")
        // Two levels further in there are three lines above the first row.
        press(session, "llllG")
        press(session, "k")
        screen = rows(session)
        #expect(screen[0].hasPrefix("▾ items") || screen[0].hasPrefix("│"))
        press(session, "g")
        #expect(rows(session)[0] == "  first: 1")
    }

    @Test func aClickLeadsBack() async throws {
        let session = try await session(rows: 13)
        press(session, "jl")
        for _ in 0..<20 { press(session, "j") }
        _ = session.draw()
        session.take(.mouse(MouseEvent(.press(0), at: GridPosition(row: 0, column: 20))))
        #expect(session.page.current == 1)
        #expect(rows(session)[0].hasPrefix("▾ items"))
    }

    /// Whatever keys come, the current row is on the screen, and each line above the first row is one around it.
    @Test(arguments: LawCount.seeds(12)) func theCurrentRowIsNeverBehindThem(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let session = try await session(rows: 4 + generator.below(24))
        let keys = [
            "j", "k", " ", "b", "d", "u", "g", "G", "J", "K", "H", "l", "l", "h", "*", "3", "z", "\u{1B}[<65;1;1M",
        ]
        for step in 0..<150 {
            let key = keys[generator.below(keys.count)]
            press(session, key)
            let grid = session.draw()
            let page = session.page
            let owners = session.lineOwners
            #expect(owners.contains(page.current), "step \(step): \(key)")
            let line = grid.cursor.map { owners[$0.row] } ?? nil
            #expect(line == page.current, "step \(step): \(key)")
            let kept = owners.compactMap(\.self).prefix { $0 < page.top }
            let around = Array(sequence(first: page.top) { page.outline.parent(ofRowAt: $0) }.dropFirst())
            #expect(kept.allSatisfy(around.contains) && kept.count <= 3, "step \(step): \(key)")
            #expect(Array(kept) == kept.sorted(), "step \(step): \(key)")
        }
    }
}
