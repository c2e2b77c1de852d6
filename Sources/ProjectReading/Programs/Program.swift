import Foundation

/// A program that a command runs. Its messages go to the terminal. A signal that ends the command ends it, too.
package struct Program {
    private let arguments: [String]

    /// - Parameter arguments: The name or the path of the program, and its arguments.
    package init(_ arguments: [String]) { self.arguments = arguments }

    /// Runs the program with the terminal's input and output, and returns its exit status.
    package func run() throws -> Int32 {
        let process = process()
        try process.run()
        return wait(for: process)
    }

    /// Runs the program with the terminal's input, and returns its exit status. Its output goes on to standard output.
    ///
    /// - Parameter read: Gets each part of the output.
    package func run(_ read: (Data) -> Void) throws -> Int32 {
        let (process, pipe) = (process(), Pipe())
        process.standardOutput = pipe
        try process.run()
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            read(data)
            FileHandle.standardOutput.write(data)
        }
        return wait(for: process)
    }

    /// Runs the program, which must succeed.
    ///
    /// - Throws: A ``Failure`` if the exit status isn't 0.
    package func require() throws {
        let status = try run()
        guard status == 0 else { throw Failure(status: status) }
    }

    /// Runs the program, which must succeed, and returns what it prints.
    ///
    /// - Throws: A ``Failure`` if the exit status isn't 0.
    package func output() throws -> Data {
        let (process, pipe) = (process(), Pipe())
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        let status = wait(for: process)
        guard status == 0 else { throw Failure(status: status) }
        return data
    }

    /// Runs the program, which must succeed, and returns the path that it prints.
    package func path() throws -> URL {
        let text = String(decoding: try output(), as: UTF8.self)
        return URL(fileURLWithPath: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The end of a program with another exit status than 0. The program has said why.
    package struct Failure: Error {
        package var status: Int32
    }

    private func process() -> Process {
        Interruption.watch()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        return process
    }

    private func wait(for process: Process) -> Int32 {
        process.waitUntilExit()
        Interruption.awaitEnd()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
