import Awaiting
import Documents
import Foundation
import SeededRandom
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalViewer

@MainActor @Suite struct ViewerSessionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    nonisolated private static let json =
        #"{"name":"unfold","items":[{"id":1,"tags":["a","b"]},{"id":2,"text":"x\u001b[31m"}],"ok":true}"#
    nonisolated private static let log = (0..<40).map { index in
        let level = ["INFO", "WARN", "ERROR"][index % 3]
        return "2026-11-28 12:00:\(index < 10 ? "0" : "")\(index) \(level) [main] request \(index) took \(index * 7) ms"
    }.joined(separator: "\n")
    nonisolated private static let csv =
        "id,name,amount\n" + (0..<30).map { "\($0),Name \($0),\($0 * 3)" }.joined(separator: "\n")
    nonisolated private static let text = (0..<30).map { "line \($0) of a text\u{202E}" }.joined(separator: "\n\n")

    private func session(_ contents: [(String, String)], columns: Int = 50, rows: Int = 10) async throws
        -> ViewerSession
    {
        var files: [ViewerSession.File] = []
        for (name, text) in contents {
            let file = folder.url.appending(path: name)
            try Data(text.utf8).write(to: file)
            let document = try DocumentSource.file(path: file.path).open()
            await document.finishIndexing()
            files.append(.init(document, title: name, follows: false))
        }
        let session = ViewerSession(files, look: ViewerLook())
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

    @Test func rowsOfJSONUnfold() async throws {
        let session = try await session([("a.json", Self.json)])
        #expect(
            rows(session)[0...2] == ["  name: unfold", "▸ items: […2] {id: 1, …1} · {id: 2, text: x}", "  ok: true"]
        )
        press(session, "jl")
        #expect(
            rows(session)[1...3] == [
                "▾ items: […2] {id: 1, …1} · {id: 2, text: x}", "│ ▸ [0] id: 1 · tags: [a, b]",
                "│ ▸ [1] id: 2 · text: x",
            ]
        )
        #expect(session.draw().cursor == GridPosition(row: 1, column: 2))
        press(session, "jlj")
        #expect(session.draw().cursor == GridPosition(row: 3, column: 6))
        press(session, "hh")
        #expect(session.draw().cursor == GridPosition(row: 2, column: 8))
    }

    @Test(arguments: [(columns: 44, length: 8), (columns: 80, length: 16), (columns: 160, length: 32)])
    func blocksOfBytesFillTheScreen(columns: Int, length: Int) async throws {
        let session = try await session([("a.bin", String(repeating: "\0\u{1}\u{2}a", count: 64))], columns: columns)
        press(session, "l")
        let values = Array(repeating: "00 01 02 61", count: length / 4).joined(separator: " ")
        let shown = rows(session).map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            shown.contains {
                $0.hasPrefix("000000 " + values) && $0.hasSuffix(String(repeating: "...a", count: length / 4))
            }
        )
        #expect(shown.contains { $0.hasPrefix("00 01 02 03 04") })
    }

    @Test func theWheelGoesSidewaysWithShift() async throws {
        let names = (0..<20).map { "column\($0)" }.joined(separator: ",")
        let values = (0..<20).map { "\($0)" }.joined(separator: ",")
        let session = try await session([("a.csv", names + "\n" + values + "\n" + values)])
        #expect(rows(session)[0].contains("column0"))
        let place = GridPosition(row: 1, column: 4)
        session.take(.mouse(MouseEvent(.wheel(rows: 1, columns: 0), at: place, .shift)))
        #expect(!rows(session)[0].contains("column0 ") && rows(session)[0].contains("column1 "))
        session.take(.mouse(MouseEvent(.wheel(rows: 0, columns: -1), at: place)))
        #expect(rows(session)[0].contains("column0 "))
    }

    @Test func rowsAtTheBottomShowWhatIsInsideThem() async throws {
        let members = (0..<20).map { "\"k\($0)\": [1, 2, 3]" }.joined(separator: ",")
        let session = try await session([("a.json", "{\(members)}")], columns: 40, rows: 8)
        press(session, "jjjjjjl")
        #expect(rows(session)[3].hasPrefix("▾ k6"))
        #expect(rows(session)[6].contains("[2] 3"))
        // A row with more than a screen goes no higher than the top.
        press(session, "Cg*")
        #expect(session.draw().cursor?.row == 0)
    }

    @Test func columnsStayBelowTheirNames() async throws {
        let session = try await session([("a.csv", Self.csv)])
        press(session, "G")
        let rows = rows(session)
        #expect(rows[0].split(separator: " ") == ["id", "name", "amount"])
        #expect(rows[8].split(separator: " ") == ["▸", "29", "Name", "29", "87"])
        press(session, "\r")
        #expect(self.rows(session)[8] == "    amount: 87")
    }

    @Test func copiesAreExactAndSaidByTheProgram() async throws {
        let session = try await session([("a.json", Self.json)])
        var effects: [ViewerSession.Effect] = []
        session.perform = { effects.append($0) }
        press(session, "jljyp")
        press(session, "gyk")
        #expect(effects == [.copy(".items[0]", name: "path"), .copy("name", name: "key")])
    }

    @Test func filesAreShownOneAfterAnother() async throws {
        let session = try await session([("a.json", Self.json), ("b.csv", Self.csv)])
        press(session, "\t")
        #expect(rows(session)[9].hasPrefix("b.csv (2 of 2)"))
        press(session, "\u{1B}[Z")
        #expect(rows(session)[9].hasPrefix("a.json (1 of 2)"))
    }

    @Test func controlsOfAFileAreSeen() async throws {
        let session = try await session([("a.txt", Self.text)])
        #expect(rows(session)[0].contains("<U+202E>"))
    }

    @Test func filtersShowFewerRows() async throws {
        let session = try await session([("a.log", Self.log)], columns: 90)
        try session.filter("level>=error")
        await until { self.rows(session)[9].contains("13 of 40") }
        #expect(rows(session)[1].contains("request 2 "))
        press(session, "q")
        #expect(rows(session)[9].contains("40 entries"))
    }

    @Test func matchesAreFound() async throws {
        let session = try await session([("a.log", Self.log)], columns: 90)
        press(session, "/request 31\r")
        await until { self.rows(session).dropLast().contains { $0.contains("request 31 ") } }
        #expect(rows(session).dropLast().contains { $0.contains("request 31 ") })
    }

    /// A row is unfolded as long as the match in it would not be seen otherwise.
    @Test func matchesInFoldedRowsAreSeen() async throws {
        let log = (10..<50).map { index in
            let trace = (0..<30).map { "    at Pool.get (pool.c:\(index)\($0 + 10))\n" }.joined()
            return "2026-11-28 12:00:\(index) ERROR [main] request \(index) failed\n" + trace
        }.joined()
        let session = try await session([("a.log", log)], columns: 90)
        press(session, "/c:2038\r")
        await until { self.rows(session).dropLast().contains { $0.contains("pool.c:2038") } }
        #expect(rows(session).dropLast().contains { $0.contains("pool.c:2038") })
        press(session, "/c:3011\r")
        await until { self.rows(session).dropLast().contains { $0.contains("pool.c:3011") } }
        press(session, "k")
        #expect(rows(session).dropLast().contains { $0.contains("request 29 ") })
        #expect(rows(session).dropLast().allSatisfy { !$0.contains("pool.c:29") && !$0.contains("pool.c:20") })
    }

    /// After any keys the screen is what a full drawing gives, and the cursor is on a row.
    @Test(arguments: [("a.json", json), ("a.log", log), ("a.csv", csv), ("a.txt", text)])
    func anyKeysLeaveTheCursorOnTheScreen(name: String, contents: String) async throws {
        let session = try await session([(name, contents), ("b.json", Self.json)], columns: 30, rows: 7)
        var generator = SeededGenerator(seed: 3)
        let keys = [
            "j", "k", " ", "b", "d", "u", "g", "G", "J", "K", "H", "\r", "h", "l", "1", "2", "3", "C", "<", ">", "z",
            "\t", "?", "/x\r", "n", "yp", ":7\r", "F",
        ]
        var terminal = StrictTerminal(GridSize(columns: 30, rows: 7))
        var shown: CellGrid?
        for step in 0..<400 {
            let key = keys[generator.below(keys.count)]
            press(session, key)
            if step % 50 == 49 {
                let size = GridSize(columns: 1 + generator.below(60), rows: 1 + generator.below(20))
                session.resize(size)
                (terminal, shown) = (StrictTerminal(size), nil)
            }
            let grid = session.draw()
            try terminal.feed(ScreenWriter(depth: .direct).bytes(from: shown, to: grid))
            shown = grid
            #expect(terminal.difference(from: grid, depth: .direct) == nil, "step \(step): \(key)")
            #expect(grid.size.rows < 2 || grid.cursor != nil, "step \(step): \(key)")
            await Task.yield()
        }
    }
}
