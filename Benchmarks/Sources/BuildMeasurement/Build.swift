import Foundation
import Glibc
import Measurement

/// The times of a program and of all programs that it started.
package struct Build {
    /// Processor time in seconds.
    package let processor: Double
    /// Time by the clock in seconds.
    package let wall: Double

    /// Runs a program, which is looked up in the `PATH`.
    ///
    /// - Parameter environment: Variables that the program gets besides those of this process.
    /// - Throws: `BenchError` with the end of its output if it fails.
    package static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Build {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let time = timeOfChildren()
        let start = ContinuousClock.now
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError("\(arguments.joined(separator: " ")) failed:\n\(text.suffix(2000))")
        }
        return Build(processor: timeOfChildren() - time, wall: start.duration(to: .now) / .seconds(1))
    }

    /// Returns the processor time of all programs that have ended below this one.
    private static func timeOfChildren() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) * 1e-6 }.reduce(0, +)
    }
}
