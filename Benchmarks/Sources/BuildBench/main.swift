import BuildMeasurement
import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.

/// A build of the project from nothing: what a command needs.
struct Task {
    let command: String
    let arguments: [String]
}

let tasks = [
    Task(command: "`make run`", arguments: ["--product", "unfold"]),
    Task(command: "optimized", arguments: ["--configuration", "release", "--product", "unfold"]),
    Task(command: "`make test`", arguments: ["--build-tests"]),
]

func text(_ seconds: Double) -> String { seconds.formatted(.number.precision(.fractionLength(seconds < 9.95 ? 1 : 0))) }

/// Builds everything three times, and tells where the time goes.
func measure() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("build-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try CompilerTimes(in: folder.appendingPathComponent("compiler"))
    let builds = try tasks.enumerated().map { number, task in
        let products = folder.appendingPathComponent("\(number)").path
        let package = ["--package-path", "..", "--scratch-path", products]
        // The packages are fetched before.
        _ = try Build.run(["swift", "package"] + package + ["resolve"])
        return try compiler.times(of: ["swift", "build"] + package + task.arguments)
    }
    /// The processor time and the time by the clock of each part of a build.
    let parts = builds.map { build, entries in
        let modules = entries.filter { !$0.isLink }.map { ($0.name, (processor: $0.processor, wall: $0.wall)) }
        var parts = Dictionary(modules) { ($0.processor + $1.processor, $0.wall + $1.wall) }
        let links = entries.filter(\.isLink)
        parts["linking"] = (links.map(\.processor).reduce(0, +), links.map(\.wall).reduce(0, +))
        let known = parts.values.map(\.processor).reduce(0, +)
        parts["C, SwiftPM"] = (build.processor - known, .nan)
        return parts
    }
    let names = Set(parts.flatMap(\.keys)).map { name in (name, parts.compactMap { $0[name]?.processor }.max() ?? 0) }
        .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    let shown = names.prefix(30)
    func cells(_ values: [(processor: Double, wall: Double)?]) -> String {
        values.map { value in
            guard let value else { return "– | –" }
            return "\(text(value.processor)) | \(value.wall.isNaN ? "–" : text(value.wall))"
        }
        .joined(separator: " | ")
    }
    let others = parts.map { parts in
        parts.filter { !shown.contains($0.key) }.values.map(\.processor).reduce(0, +)
    }
    let rows =
        ["| **all** | \(cells(builds.map { ($0.build.processor, $0.build.wall) })) |"]
        + shown.map { name in "| \(name) | \(cells(parts.map { $0[name] })) |" }
        + ["| \(names.count - shown.count) others | \(cells(others.map { ($0, .nan) })) |"]
    return """
        | Seconds | \(tasks.map { "\($0.command) | by the clock" }.joined(separator: " | ")) |
        | --- | \(tasks.map { _ in "---: | ---:" }.joined(separator: " | ")) |
        \(rows.joined(separator: "\n"))
        """
}

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Build",
        introduction: """
            Where the time of a build of the project from nothing goes: the program of `make run`, which is not optimized, the
            optimized one, and all tests. `make bench BENCH=build` builds them.
            """,
        groups: [],
        supplement: measure,
        notes: """
            - Processor time of the compiler of each module, and the time by the clock from its start to its end, in which
              others run too (\(ProcessInfo.processInfo.activeProcessorCount) processors here). One build of each.
            - From nothing: no module, no cache of C modules, but all packages fetched and their manifests read.
            """,
        countsInstructions: false
    )
}
