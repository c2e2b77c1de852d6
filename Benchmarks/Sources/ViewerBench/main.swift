import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.

/// The number of lines of the big file. `ViewerBench LINES` sets a smaller one.
let lineCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 50_000_000

func text(_ value: Double, _ unit: String) -> String {
    "\(value.formatted(.number.precision(.significantDigits(3)))) \(unit)"
}

func measure() throws -> String {
    let folder = ".build/viewer"
    var trials = try Trials(lineCount: lineCount, folder: folder, probe: "../.build/release/ViewerProbe")
    let big = trials.big
    try trials.run()
    guard trials.median("index", "rows") == Double(lineCount) else { throw BenchError("rows are missing") }
    guard trials.median("filter", "rows") == trials.median("grep, kept", "rows") else {
        throw BenchError("a filter keeps other rows than grep")
    }
    for (ours, theirs) in [
        ("log filter", "log grep"), ("log filter", "lnav"), ("sort", "mlr, sort"), ("values", "mlr, values"),
    ] where trials.median(ours, "rows") != trials.median(theirs, "rows") {
        throw BenchError("\(ours) and \(theirs) have other numbers of rows")
    }
    let rows: [(String, String, String, String, Double)] = [
        ("opening, until the first rows are drawn", "thread", "first, big", "first, small", 1000),
        ("the same, of all threads", "process", "first, big", "first, small", 1000),
        ("finding all rows; `wc -l`", "", "index", "wc", 1),
        ("finding text that is not there; `grep -c`", "", "find", "grep", 1),
        ("the same; `grep -c` for bytes", "", "find", "grep, bytes", 1),
        ("keeping the rows with a text; `grep -c`", "", "filter", "grep, kept", 1),
        ("the same; `grep -c` for bytes", "", "filter", "grep, kept, bytes", 1),
        ("keeping the errors of a log; `lnav`", "", "log filter", "lnav", 1),
        ("the same; `grep -c`", "", "log filter", "log grep", 1),
        ("sorting records by a number; `mlr sort`", "", "sort", "mlr, sort", 1),
        ("counting the values of a field; `mlr count-distinct`", "", "values", "mlr, values", 1),
    ]
    let lines = rows.map { title, figure, ours, theirs, scale in
        let own = trials.median(ours, figure.isEmpty ? "seconds" : figure)
        let other = trials.median(theirs, figure.isEmpty ? "wall" : figure)
        let unit = scale == 1 ? "s" : "ms"
        let ratio = (own / other).formatted(.number.precision(.fractionLength(2)))
        return "| \(title) | \(text(own * scale, unit)) | \(text(other * scale, unit)) | **\(ratio)** |"
    }
    let memory = ["index", "find", "scroll"].map { trials.median($0, "anonymous") / 1e6 }
    return """
        | Work | Unfold, big file | other | ratio |
        | --- | ---: | ---: | ---: |
        \(lines.joined(separator: "\n"))

        The first rows of the filter are there after \(text(trials.median("filter", "first") * 1000, "ms")), and of that of \
        the log, of \(try text(Double(trials.log.size) / 1e6, "MB")), after \
        \(text(trials.median("log filter", "first") * 1000, "ms")).

        Memory that is no file's, of the whole process: \(text(memory[0], "MB")) with all rows found, \
        \(text(memory[1], "MB")) after looking for text, \(text(memory[2], "MB")) after the whole table was on the screen \
        in 301 jumps and 31 flings. The file has \(try text(Double(big.size) / 1e9, "GB")) in \
        \(lineCount.formatted()) lines.
        """
}

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Viewer",
        introduction: """
            A big file of JSON Lines in the viewer, on a screen without a display; next to it a file of 10 lines, and the
            programs that go through such files. `make bench BENCH=viewer` makes the file, measures, and
            keeps the file in `Benchmarks/.build/viewer` for the next time.
            """,
        groups: [],
        supplement: measure,
        notes: """
            - Opening is processor time from the start of the process to the first picture, of the main thread and of all
              threads; the other side is the file of 10 lines. The rest is wall time, all files in the system's cache.
            - The medians of 7 and of 3 runs, each a process of its own, in turns.
            - `lnav` and `mlr` (Miller) are those of Debian, and their times are those of the whole process. The log and the
              records have a million rows each.
            - What is looked for is `"level":"fatal[a-z]*"`: `grep` in the user's language, and in the C locale.
            """
    )
}
