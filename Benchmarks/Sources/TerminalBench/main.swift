import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.

/// The number of lines of the files. `TerminalBench LINES` sets a smaller one.
let lineCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let program = "../.build-terminal/release/unfold-terminal"

func number(_ value: Double, _ digits: Int = 3) -> String {
    value == 0 ? "0" : value.formatted(.number.precision(.significantDigits(1...digits)))
}

func line(_ name: String, _ result: TerminalTrial.Result?) -> String {
    guard let result else { return "| \(name) | – |" + String(repeating: " |", count: 11) }
    let fields = [
        number(result.firstRow * 1000), number(result.processorTime * 1000), number(result.resident / 1e6),
        number(result.residentAtEnd / 1e6), number(result.startBytes), number(result.keyBytes),
        number(result.pageBytes),
        number(result.keyTime * 1000), number(result.pageTime * 1000), number(result.writes, 2),
        "\(number(result.idleBytes, 2)), \(number(result.wakes, 2))", result.search.map { number($0) } ?? "–",
    ]
    return "| \(name) | \(fields.joined(separator: " | ")) |"
}

func measure() throws -> String {
    let folder = ".build/viewer"
    let log = try TerminalFile(.log, lineCount: lineCount, folder: folder)
    let csv = try TerminalFile(.csv, lineCount: lineCount, folder: folder)
    for file in [log, csv] { _ = try? Data(contentsOf: URL(fileURLWithPath: file.path)).count }
    let last = "request-\(lineCount - 9) took"
    let searched = (pattern: last.replacingOccurrences(of: " ", with: "."), text: last)
    let path = "\(FileManager.default.currentDirectoryPath)/\(program)"
    let plain = ["--no-cache"]
    let first = "request-0 took"
    let trials: [TerminalTrial] = [
        .init(name: "**unfold**, log", arguments: [path] + plain + [log.path], firstText: first, searched: searched),
        .init(name: "less, log", arguments: ["less", log.path], firstText: first, searched: searched),
        .init(name: "lnav, log", arguments: ["lnav", log.path], firstText: "request-", searched: nil, runs: 3),
        .init(name: "**unfold**, CSV", arguments: [path] + plain + [csv.path], firstText: first, searched: searched),
        .init(name: "less -S, CSV", arguments: ["less", "-S", csv.path], firstText: first, searched: searched),
        .init(name: "visidata, CSV", arguments: ["vd", csv.path], firstText: first, searched: nil, runs: 1),
    ]
    var lines = try trials.map { line($0.name, try $0.run()) }
    let git = try repository()
    lines += try [
        TerminalTrial(
            name: "**unfold**, `git log -p`",
            arguments: ["sh", "-c", "git -C '\(git)' log -p | '\(path)'"],
            firstText: "commit"
        ),
        TerminalTrial(
            name: "less, `git log -p`",
            arguments: ["sh", "-c", "git -C '\(git)' log -p | less"],
            firstText: "commit"
        ),
        TerminalTrial(name: "tig", arguments: ["sh", "-c", "cd '\(git)' && exec tig"], firstText: "[main]"),
    ].map { line($0.name, try $0.run()) }
    return """
        | Program | first row ms | processor ms | resident MB | after `G` MB | bytes: start | `j` | page | `j` ms | page ms \
        | writes for `j` | at rest: bytes/s, wake-ups/s | search s |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        \(lines.joined(separator: "\n"))

        The log has \(number(Double(log.size) / 1e6)) MB and \(lineCount.formatted()) lines, the CSV \
        \(number(Double(csv.size) / 1e6)) MB. The program for terminals has \
        \(number(Double((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0) / 1e6)) MB \
        before it is stripped.
        """
}

/// The repository whose history is shown.
func repository() throws -> String { FileManager.default.currentDirectoryPath + "/.." }

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Terminal",
        introduction: """
            The viewer in a terminal and other programs with the same files, each in a terminal of 50 rows and 160 columns
            that answers questions at once. `make bench BENCH=terminal` makes the files and measures; programs that are not
            installed are left out.
            """,
        groups: [],
        supplement: measure,
        notes: """
            - The first row is there when its text has arrived at the terminal; processor time and memory are those at that
              time, of the process that was started. With a pipe, that is the shell.
            - A key's time is that to the last byte that it causes. The medians of 5 starts, 15 rows and 8 pages.
            - Writes are the calls of all threads. Of **unfold**'s two, one wakes its own main thread, and one writes to the
              terminal. With a pipe, the shell writes nothing.
            - The search is for a row near the end, until its text is on the screen.
            """,
        countsInstructions: false
    )
}
