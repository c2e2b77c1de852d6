import BuildMeasurement
import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.

/// The number of builds from nothing, each with two builds after a change. `ClientBench ROUNDS` overrides it.
let roundCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3

func text(_ seconds: Double) -> String { seconds.formatted(.number.precision(.significantDigits(3))) }

func measure() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("client-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let unfold = URL(fileURLWithPath: "..").standardizedFileURL
    let client = try ClientPackage(in: folder.appendingPathComponent("client"), unfold: unfold)
    let plain = try ClientPackage(in: folder.appendingPathComponent("plain"), unfold: nil)
    try client.resolve()
    try plain.resolve()

    var whole: [String: [Build]] = [:]
    var changes: [String: [Build]] = [:]
    for round in 0..<roundCount {
        for (name, package) in [("client", client), ("plain", plain)] {
            whole[name, default: []].append(try package.buildFromNothing())
            for turn in 0..<2 { changes[name, default: []].append(try package.buildAfterChange(round * 2 + turn)) }
        }
    }

    func median(_ builds: [Build]?, _ time: (Build) -> Double) -> Double {
        let times = (builds ?? []).map(time).sorted()
        return times.isEmpty ? .nan : (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
    }
    let rows = [("the five tables", "client"), ("a program that imports Foundation", "plain")].map { title, name in
        let times = [whole[name], changes[name]].flatMap { builds in
            [text(median(builds, \.processor)), text(median(builds, \.wall))]
        }
        return "| \(title) | \(times.map { "\($0) s" }.joined(separator: " | ")) |"
    }
    let lines = try SourceLines(unfold: unfold, client: client.folder)
    let modules = try client.modules.compactMap { name in try lines.count(of: name).map { (name: name, count: $0) } }
        .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let compiler = try CompilerTimes(in: folder.appendingPathComponent("compiler"))
    let entries = try client.entriesFromNothing(by: compiler)
    func moduleRows() -> [String] {
        modules.map { module in
            let own = entries.filter { $0.name == module.name && !$0.isLink }
            let times = [own.map(\.processor), own.map(\.wall)].map { text($0.reduce(0, +)) }
            return "| \(module.name) | \(module.count.formatted()) | \(times[0]) s | \(times[1]) s |"
        }
    }
    let total = modules.map(\.count).reduce(0, +)
    let seconds = median(whole["client"], \.processor) - median(whole["plain"], \.processor)
    return """
        | Build | from nothing | by the clock | after a change of a file | by the clock |
        | --- | ---: | ---: | ---: | ---: |
        \(rows.joined(separator: "\n"))

        Per thousand lines of the modules, from nothing and without what any program takes: \
        **\(text(seconds / Double(total) * 1000)) s**. The modules have \(total.formatted()) lines of Swift:

        | Module | lines | processor time | by the clock |
        | --- | ---: | ---: | ---: |
        \(moduleRows().joined(separator: "\n"))
        """
}

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Client",
        introduction: """
            The time that an app waits for the compiler: a package of five files, each a table whose rows unfold, that imports
            `UIKit` and `Unfold` and is built for debugging with `swift build`. `make bench BENCH=client` makes and builds it.
            There is no peer; the second row is what Swift takes for a program of one file.
            """,
        groups: [],
        supplement: measure,
        notes: """
            - Processor time of `swift build` and of all programs that it starts; medians of \(roundCount) builds from nothing
              and \(2 * roundCount) after a change, in turns. The clock depends on the number of processors
              (\(ProcessInfo.processInfo.activeProcessorCount) here).
            - From nothing: no module, no cache of C modules, but all packages fetched and their manifests read.
            - Lines count with comments and empty lines.
            """,
        countsInstructions: false
    )
}
