import ArgumentParser
import Foundation

/// Programs that a build runs. Their messages go to the terminal.
enum Toolchain {
    /// Runs a program with the terminal's input and output, and returns its exit status.
    static func run(_ arguments: [String], in folder: URL? = nil) throws -> Int32 {
        let process = process(arguments, in: folder)
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Runs a program that must succeed.
    ///
    /// - Throws: The exit status of the program if it isn't 0.
    static func require(_ arguments: [String]) throws {
        let status = try run(arguments)
        guard status == 0 else { throw ExitCode(status) }
    }

    /// Runs a program that must succeed, and returns what it prints.
    static func output(of arguments: [String]) throws -> Data {
        let (process, pipe) = (process(arguments, in: nil), Pipe())
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
        return data
    }

    /// Runs a program that must succeed, and returns the path that it prints.
    static func path(of arguments: [String]) throws -> URL {
        let text = String(decoding: try output(of: arguments), as: UTF8.self)
        return URL(fileURLWithPath: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func process(_ arguments: [String], in folder: URL?) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        return process
    }
}
