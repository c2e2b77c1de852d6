import Foundation

/// A program that a test runs to its end.
struct Command {
    var arguments: [String]

    init(_ arguments: String...) { self.arguments = arguments }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of the build that this test is part of.
    static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Runs it.
    /// - Returns: what it wrote, on both outputs.
    /// - Throws: ``Failure`` if it ended with another status than 0.
    @discardableResult func run() throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(program: arguments[0], status: process.terminationStatus, output: text)
        }
        return text
    }

    struct Failure: Error, CustomStringConvertible {
        var program: String
        var status: Int32
        var output: String

        var description: String {
            // env has found no such program.
            if status == 127 { return "There is no \(program) here: script/setup test installs what the tests need." }
            return "\(program) ended with \(status):\n\(output)"
        }
    }
}
