import Foundation

/// A program that a test runs to completion.
package struct Command {
    package var arguments: [String]

    package init(_ arguments: String...) { self.init(arguments) }

    package init(_ arguments: [String]) { self.arguments = arguments }

    package static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of the build that this test belongs to.
    package static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Runs the program.
    ///
    /// - Returns: The combined text of its standard output and standard error.
    /// - Throws: ``Failure`` if it ended with a status other than 0.
    @discardableResult package func run() throws -> String {
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

    package struct Failure: Error, CustomStringConvertible {
        package var program: String
        package var status: Int32
        package var output: String

        package var description: String {
            // The status of env if it finds no such program.
            if status == 127 { return "There is no \(program) here: script/setup test installs what the tests need." }
            return "\(program) ended with \(status):\n\(output)"
        }
    }
}
