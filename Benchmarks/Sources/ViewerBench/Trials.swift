import Foundation
import Measurement

/// The work that the viewer and other programs do with the same file, each in its own process.
struct Trials {
    let big: BigFile
    let small: BigFile
    private let probe: String

    /// The figures by kind of trial: those that the probe prints, and the running time of every program as `wall`.
    private(set) var results: [String: Figures] = [:]

    init(big: BigFile, small: BigFile, probe: String) {
        self.big = big
        self.small = small
        self.probe = probe
    }

    /// The text of the rows that the filter keeps.
    static let kept = "\"level\":\"error\""
    static let pattern = "\"level\":\"fatal[a-z]*\""

    mutating func run() throws {
        // Read the file into the system's page cache.
        try run("cache", ["cat", big.path])
        for _ in 0..<7 {
            try run("first, big", [probe, "first", big.path])
            try run("first, small", [probe, "first", small.path])
        }
        for _ in 0..<3 {
            try run("index", [probe, "index", big.path])
            try run("wc", ["wc", "-l", big.path])
            try run("find", [probe, "find", big.path, Self.pattern])
            try run("grep", ["grep", "-c", Self.pattern, big.path])
            try run("grep, bytes", ["env", "LC_ALL=C", "grep", "-c", Self.pattern, big.path])
        }
        for _ in 0..<3 {
            try run("filter", [probe, "filter", big.path, Self.kept])
            let grep = "printf 'rows ' && grep -c '\(Self.kept)' '\(big.path)' && echo done"
            try run("grep, kept", ["sh", "-c", grep])
            try run("grep, kept, bytes", ["sh", "-c", "export LC_ALL=C; \(grep)"])
        }
        try run("scroll", [probe, "scroll", big.path])
    }

    func median(_ trial: String, _ figure: String) -> Double { results[trial]?.median(figure) ?? .nan }

    private mutating func run(_ trial: String, _ arguments: [String]) throws {
        var figures = results[trial] ?? Figures()
        let start = ContinuousClock.now
        ChildProgram(arguments).run(into: &figures, timeout: 300)
        let wall = start.duration(to: .now) / .seconds(1)
        let isProbe = arguments[0] == probe
        if isProbe, let failure = figures.failure { throw BenchError("\(arguments.joined(separator: " ")) \(failure)") }
        if !isProbe { figures.add("wall \(wall)\ndone") }
        results[trial] = figures
    }
}
