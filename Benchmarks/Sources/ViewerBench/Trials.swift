import Foundation
import Measurement

/// The work that the viewer and other programs do with the same file, each in its own process.
struct Trials {
    let big: BigFile
    let small: BigFile
    let log: BigFile
    let records: BigFile
    private let probe: String

    /// The figures by kind of trial: those that the probe prints, and the running time of every program as `wall`.
    private(set) var results: [String: Figures] = [:]

    /// - Parameters:
    ///   - folder: The folder for the files.
    ///   - probe: The path of the project's probe.
    init(lineCount: Int, folder: String, probe: String) throws {
        big = try BigFile(lineCount: lineCount, folder: folder)
        small = try BigFile(lineCount: 10, folder: folder)
        log = try BigFile(.log, lineCount: 1_000_000, folder: folder)
        records = try BigFile(.csv, lineCount: 1_000_000, folder: folder)
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
        try runOnLog()
        try runOnRecords()
        try run("scroll", [probe, "scroll", big.path])
    }

    /// Keeps the errors of a log.
    private mutating func runOnLog() throws {
        try run("cache", ["cat", log.path])
        for _ in 0..<5 {
            try run("log filter", [probe, "filter", log.path, Self.error])
            try run("lnav", Self.counting("\(Self.peers)/lnav -n -c ':filter-in \(Self.error)' '\(log.path)' | wc -l"))
            try run("log grep", Self.counting("grep -c '\(Self.error)' '\(log.path)'"))
        }
    }

    /// Sorts records by a number, and counts the values of a field.
    private mutating func runOnRecords() throws {
        try run("cache", ["cat", records.path])
        let mlr = "\(Self.peers)/mlr --icsv --ocsv --headerless-csv-output"
        for _ in 0..<3 {
            try run("sort", [probe, "sort", records.path, "milliseconds"])
            try run("mlr, sort", Self.counting("\(mlr) sort -nr milliseconds '\(records.path)' | wc -l"))
            try run("values", [probe, "values", records.path, "level"])
            try run("mlr, values", Self.counting("\(mlr) count-distinct -f level '\(records.path)' | wc -l"))
        }
    }

    private static let error = "ERROR"
    /// The folder of the programs that Debian has.
    private static let peers = ".build/peers/viewer/usr/bin"

    /// Returns the arguments of a shell that prints the number of rows that a command writes.
    private static func counting(_ command: String) -> [String] {
        let folder = "$PWD/.build/peers/viewer"
        let environment = "export HOME=\(folder) LD_LIBRARY_PATH=\(folder)/usr/lib/here"
        return ["sh", "-c", "\(environment); printf 'rows ' && \(command) && echo done"]
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
