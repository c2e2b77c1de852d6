import Foundation
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing
import Toolchain

@testable import TerminalApp

/// The program in tmux, whose screen is that of a strict terminal, and which suspends and continues it by a shell.
@Suite(.serialized, .enabled(if: TerminalRun.program != nil && Tmux.isInstalled)) struct TmuxTests {
    private let folder: TemporaryFolder
    private static let size = GridSize(columns: 70, rows: 14)

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ text: String) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    nonisolated private static let json =
        #"{"name": "Ämter und 漢字", "items": [\#((0..<30).map { #"{"id": \#($0), "tags": ["a", "b"]}"# }.joined(separator: ","))]}"#
    nonisolated private static let log = (0..<80).map { line in
        "2026-11-28 12:00:\(line % 50 + 10) \(["INFO", "WARN", "ERROR"][line % 3]) [main] request \(line)\n"
    }.joined()

    @Test(arguments: [
        ("a.json", json, ["j", "l", "j", "l", "G", "K", "g", "3", "C", "*"]),
        ("a.log", log, ["e", "e", " ", "Enter", "G", "b", "z", "u", "W"]),
        (
            "a.csv", "id,name\n" + (0..<60).map { "\($0),Name \($0)\n" }.joined(),
            ["G", "Enter", ">", "<", "k", "g", " "]
        ),
    ])
    func tmuxShowsTheSame(name: String, text: String, keys: [String]) throws {
        let path = try file(name, text)
        let tmux = try Tmux(folder.url.path, [try #require(TerminalRun.program), path], Self.size)
        let run = try TerminalRun([path], size: Self.size)
        for key in [""] + keys {
            if !key.isEmpty {
                try tmux.type(key)
                run.type(key == "Enter" ? "\r" : key)
            }
            // Both are at rest when they show the same.
            let isSame = run.wait {
                guard let screen = try? $0.screen(Self.size), screen[0].isEmpty == false else { return false }
                return (try? tmux.screen()) == screen
            }
            #expect(isSame, "after \(key): \((try? tmux.screen()) ?? []) and \((try? run.screen(Self.size)) ?? [])")
            guard isSame else { return }
        }
        run.type("Q")
        #expect(run.end() == 0)
    }

    @Test func aShellSuspendsAndContinues() throws {
        let path = try file("a.log", Self.log)
        let program = try #require(TerminalRun.program)
        let tmux = try Tmux(folder.url.path, ["bash", "--norc"], Self.size)
        try tmux.type("PS1='ready '; '\(program)' '\(path)'", isText: true)
        try tmux.type("Enter")
        #expect(tmux.wait { $0.contains { $0.contains("1/80") } })
        try tmux.type("j")
        #expect(tmux.wait { $0.contains { $0.contains("2/80") } })
        try tmux.type("C-z")
        #expect(tmux.wait { $0.contains { $0.contains("Stopped") } })
        try tmux.type("fg")
        try tmux.type("Enter")
        #expect(tmux.wait { $0.contains { $0.contains("2/80") } && !$0.contains { $0.contains("Stopped") } })
        try tmux.type("q")
        #expect(tmux.wait { $0.contains { $0.hasPrefix("ready") } && !$0.contains { $0.contains("2/80") } })
    }

    @Test func copiesAreInTheBufferOfTmux() throws {
        let tmux = try Tmux(
            folder.url.path,
            [try #require(TerminalRun.program), try file("a.json", Self.json)],
            Self.size
        )
        #expect(tmux.wait { $0.contains { $0.contains("1/2") } })
        try tmux.type("yp")
        #expect(tmux.wait { $0.contains { $0.contains("is in tmux's buffer") } })
        #expect(try tmux.run(["show-buffer"]) == ".name")
        try tmux.type("q")
    }
}

/// A server of tmux with one window.
final class Tmux {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
    private let socket: String

    init(_ folder: String, _ command: [String], _ size: GridSize) throws {
        socket = "\(folder)/tmux"
        // The variable of another server would make this one a window of it.
        unsetenv("TMUX")
        _ = try run(
            [
                "-f", "/dev/null", "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)", "-s", "test",
            ] + command
        )
        _ = try run(["set", "-g", "status", "off"])
        _ = try run(["resize-window", "-t", "test", "-x", "\(size.columns)", "-y", "\(size.rows)"])
    }

    deinit { _ = try? run(["kill-server"]) }

    @discardableResult
    func run(_ arguments: [String]) throws -> String {
        var text = try Command(["tmux", "-S", socket] + arguments).run()
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    func type(_ key: String, isText: Bool = false) throws {
        try run(["send-keys", "-t", "test"] + (isText ? ["-l"] : []) + [key == " " ? "Space" : key])
    }

    /// The lines of the screen without the blanks at their ends.
    func screen() throws -> [String] {
        let size = try run(["display-message", "-p", "-t", "test", "#{pane_height}"])
        var lines = try run(["capture-pane", "-p", "-t", "test"]).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        .map { line -> String in
            var line = String(line)
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.count < Int(size) ?? 0 { lines.append("") }
        return lines
    }

    func wait(until condition: ([String]) -> Bool) -> Bool {
        for _ in 0..<3000 {
            if let screen = try? screen(), condition(screen) { return true }
            usleep(20_000)
        }
        return false
    }
}
