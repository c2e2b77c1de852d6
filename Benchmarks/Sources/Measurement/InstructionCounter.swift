import CMeasurement
import Foundation

/// Counts instructions with callgrind, where that is installed: they do not depend on what else the machine does.
///
/// The program runs itself under callgrind, where it does each work once inside `measurement_region`, at whose end
/// callgrind writes down what it counted there.
struct InstructionCounter {
    /// With this argument a program does what is to be counted, and nothing else.
    static let argument = "--count-instructions"

    /// Does one cycle of each side of each work, to be counted.
    static func runRegions(_ works: [Work]) {
        for work in works {
            for side in work.sides {
                // What happens once is not counted.
                _ = side.run(work.cycle)
                var body = { _ = side.run(work.cycle) }
                withUnsafeMutablePointer(to: &body) { pointer in
                    measurement_region({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
                }
            }
        }
    }

    /// Instructions for one time of each work by each side; nil where what is needed for it is not installed.
    static func count(_ works: [Work]) throws -> [[Double]]? {
        guard let valgrind = find("valgrind"), let strip = find("strip"), let program = Bundle.main.executablePath
        else {
            return nil
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        // valgrind gives up on some of the debugging information that Swift writes.
        try run(strip, ["--strip-debug", "-o", "\(folder)/program", program])
        try run(
            valgrind,
            [
                "--quiet", "--tool=callgrind", "--callgrind-out-file=\(folder)/counted",
                "--toggle-collect=measurement_region", "--dump-after=measurement_region",
                "\(folder)/program", argument,
            ]
        )

        var dump = 0
        return try works.map { work in
            try work.sides.map { _ in
                dump += 1
                return try readTotal("\(folder)/counted.\(dump)") / Double(work.cycle)
            }
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = try Process.run(URL(fileURLWithPath: program), arguments: arguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError("\(program) ended with status \(process.terminationStatus)")
        }
    }

    /// The path of a program that is installed.
    private static func find(_ program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }

    /// The sum that a file of callgrind's gives.
    private static func readTotal(_ path: String) throws -> Double {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
        guard let total = line.flatMap({ Double($0.dropFirst("totals: ".count)) }) else {
            throw BenchError("\(path) does not say what callgrind counted")
        }
        return total
    }
}
