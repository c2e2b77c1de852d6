import Foundation
import Glibc

/// A program that runs to its end, or to the end of its time, with all that it started.
public struct ChildProgram: Sendable {
    let arguments: [String]
    let environment: [String: String]

    /// - Parameters:
    ///   - arguments: the program, which is looked for in the `PATH`, and what it is told.
    ///   - environment: what it gets on top of this program's own.
    public init(_ arguments: [String], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Adds what the program prints to figures.
    ///
    /// - Parameter seconds: when it is ended if it has not by then.
    public func run(into figures: inout Figures, timeout seconds: Int) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // `timeout` makes a group of the program and its children, and ends the group.
        process.arguments = ["timeout", "--kill-after=5", "\(seconds)"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            figures.fail("does not start")
            return
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        figures.add(text)
        // What `timeout` says when it had to end the program, and when there is none.
        switch process.terminationStatus {
        case 124, 137: figures.fail("is not done after \(seconds) s")
        case 126, 127: figures.fail("is not installed")
        default: break
        }
    }
}
