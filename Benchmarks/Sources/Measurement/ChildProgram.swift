import Foundation
import Glibc

/// A program that runs to completion or until its time is up, together with all processes that it started.
public struct ChildProgram: Sendable {
    let arguments: [String]
    let environment: [String: String]

    /// - Parameters:
    ///   - arguments: The program, which is looked up in the `PATH`, and its arguments.
    ///   - environment: The variables to add to this program's environment.
    public init(_ arguments: [String], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs the program and adds its output to figures.
    ///
    /// - Parameter seconds: The time after which the program is ended.
    public func run(into figures: inout Figures, timeout seconds: Int) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // `timeout` puts the program and its children into a process group, and ends the group.
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
        // The exit codes of `timeout` when it had to end the program, and when there is no such program.
        switch process.terminationStatus {
        case 124, 137: figures.fail("is not done after \(seconds) s")
        case 126, 127: figures.fail("is not installed")
        default: break
        }
    }
}
