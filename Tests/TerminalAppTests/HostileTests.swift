import Foundation
import SeededRandom
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalApp

/// Screens of any size, and files with anything in them.
@Suite(.serialized, .enabled(if: TerminalRun.program != nil)) struct HostileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(bytes).write(to: file)
        return file.path
    }

    private static let json = #"{"name":"unfold","items":[{"id":1,"tags":["a","b"]},{"id":2}],"text":"漢字 👋🏽"}"#

    @Test(arguments: [(1, 1), (1, 200), (500, 1), (2, 2), (3, 7), (80, 24), (500, 200)])
    func screensOfAnySize(columns: Int, rows: Int) throws {
        let size = GridSize(columns: columns, rows: rows)
        let run = try TerminalRun([try file("a.json", Array(Self.json.utf8))], size: size)
        #expect(run.wait { !$0.output.isEmpty && $0.isRaw })
        for key in ["j", "l", "3", "?", "q", "G", "/i\r", "n", "z", "R", "R", "y", "p", "&id\r", "q", "q"] {
            run.type(key)
            run.pump(milliseconds: 15)
        }
        _ = try run.screen(size)
        run.type("Q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test func aLineWithoutASizeHasAnUsualOne() throws {
        let run = try TerminalRun([try file("a.json", Array(Self.json.utf8))], size: GridSize(columns: 0, rows: 0))
        let usual = GridSize(columns: 80, rows: 24)
        #expect(run.wait { $0.shows("name: unfold", usual) })
        run.type("q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func sizesThatChangeAtAnyTime(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let lines = (0..<500).map { "line \($0) 漢字 and more of it\n" }.joined()
        let run = try TerminalRun([try file("a.txt", Array(lines.utf8)), "--format", "lines"])
        #expect(run.wait { $0.isRaw })
        for _ in 0..<60 {
            run.setSize(GridSize(columns: 1 + generator.below(120), rows: 1 + generator.below(50)))
            run.type(["j", " ", "b", "G", "g", "\r", "z", "k"][generator.below(8)])
            if generator.below(3) == 0 { run.pump(milliseconds: Int32(generator.below(8))) }
        }
        let size = GridSize(columns: 60, rows: 12)
        run.setSize(size)
        run.type("g")
        #expect(
            run.wait { run in
                run.output.isEmpty == false && Self.lastScreen(run, size)?.first?.contains("line 0 ") == true
            }
        )
        run.type("Q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    /// The screen after the last one that was drawn as a whole.
    private static func lastScreen(_ run: TerminalRun, _ size: GridSize) -> [String]? {
        let start = Array("\u{1B}[m\u{1B}[r".utf8)
        let output = run.output
        guard output.count >= start.count,
            let place = (0...output.count - start.count).last(where: {
                output[$0..<$0 + start.count].elementsEqual(start)
            })
        else { return nil }
        var terminal = StrictTerminal(size)
        do {
            try terminal.feed(Array(output[place...]))
        } catch {
            return nil
        }
        return (0..<size.rows).map { terminal.text(ofRow: $0) }
    }

    /// Contents that terminals execute, or that they draw in different ways.
    private static let pieces = [
        "\u{1B}]0;title\u{7}", "\u{1B}]52;c;YQ==\u{7}", "\u{1B}[2J", "\u{9B}2J", "\u{202E}abc\u{202C}", "a\u{8}b", "\r",
        "\u{1B}]8;;http://x\u{7}link\u{1B}]8;;\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[31mred\u{1B}[m", "\u{1B}c",
        "\u{E}",
        "\u{1B}[?1049l", "\u{1B}[6n", "\u{5}", "\u{7}", "漢字", "e\u{301}\u{302}", "👨‍👩‍👧‍👦", "❤️", "🇩🇪", "👋🏽", "क्षि",
        "\u{200D}", "\u{FEFF}", "\u{2028}", "\u{AD}", "\t", "\u{B}", "\u{C}", "\u{0}", "\u{7F}", "\u{E0041}",
        "\u{FFF9}",
        "plain", " ", "\u{85}", "\u{90}q\u{9C}", "\u{1B}_Gx\u{1B}\\", "ﷺ", "ｶﾞ", "\u{3164}", "𝄞",
    ]

    @Test(arguments: 0..<30 as Range<UInt64>) func filesThatTerminalsWouldExecute(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let name = ["a.txt", "a.json", "a.log", "a.csv", "a.yaml", "a.md"][Int(seed) % 6]
        let lines = (0..<40).map { line -> String in
            let text = (0..<1 + generator.below(8)).map { _ in Self.pieces[generator.below(Self.pieces.count)] }
                .joined()
            switch name {
            case "a.json": return "{\"a\(line)\": \"\(text)\"}\n"
            case "a.log": return "2026-11-28 12:00:00 ERROR [x] \(text)\n"
            case "a.csv": return "\(line),\(text),end\n"
            case "a.yaml": return "key\(line): \(text)\n"
            default: return "\(text)\n"
            }
        }
        var bytes = Array(lines.joined().utf8)
        // Some bytes that are no text.
        for _ in 0..<4 { bytes.insert([0xFF, 0xC3, 0x80, 0x9B][generator.below(4)], at: generator.below(bytes.count)) }
        let size = GridSize(columns: 40, rows: 10)
        let run = try TerminalRun([try file("\u{1B}]0;x\u{7}" + name, bytes)], size: size)
        #expect(run.wait { $0.isRaw })
        for key in ["j", "\r", "G", "\r", "g", "3", " ", "R", " ", "R", "z", "y", "/a\r", "n", "yp", "&.\r"] {
            run.type(key)
            run.pump(milliseconds: 12)
        }
        // On a busy machine the keys of before may still be on their way to a bar.
        for _ in 0..<20 where !run.hasEnded {
            run.type("\u{1B}")
            run.pause(milliseconds: 100)
            run.type("Q")
            run.wait(seconds: 3) { $0.hasEnded }
        }
        #expect(run.end() == 0)
        // A strict terminal takes all sequences of the program and nothing else.
        #expect(run.leftover == nil, "seed \(seed)")
    }
}
