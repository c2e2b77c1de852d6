import CMeasurement
import Foundation

/// Counts instructions with callgrind where it is installed. Instruction counts don't depend on the
/// other load of the machine.
///
/// The program runs itself under callgrind. There it does each work once inside
/// `measurement_region`, and callgrind writes its count at the end of that function.
struct InstructionCounter {
    /// The argument that makes a program do only the work to be counted.
    static let argument = "--count-instructions"

    /// Runs one cycle of each side of each work, to be counted.
    static func runRegions(_ works: [Work]) {
        for work in works {
            for side in work.sides {
                // Run one cycle beforehand, so that one-time work isn't counted.
                _ = side.run(work.cycle)
                var body = { _ = side.run(work.cycle) }
                withUnsafeMutablePointer(to: &body) { pointer in
                    measurement_region({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
                }
            }
        }
    }

    /// Returns the instructions for one repetition of each work by each side, or nil where valgrind or
    /// strip isn't installed.
    static func count(_ works: [Work]) throws -> [[Double]]? {
        guard let valgrind = find("valgrind"), let strip = find("strip"), let program = Bundle.main.executablePath
        else {
            return nil
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        // valgrind can't read some of the debugging information that Swift emits.
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

    /// Returns the path of an installed program.
    private static func find(_ program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }

    /// Returns the total count of a callgrind file.
    private static func readTotal(_ path: String) throws -> Double {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
        guard let total = line.flatMap({ Double($0.dropFirst("totals: ".count)) }) else {
            throw BenchError("\(path) does not say what callgrind counted")
        }
        return total
    }
}
