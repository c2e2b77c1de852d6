import Foundation
import Toolchain

/// The program that makes mistakes.
struct FailureProbe {
    let program: URL

    /// Returns the program of the build that runs the tests, or, with `UNFOLD_PROBE=release`, builds it for release.
    ///
    /// A mistake stops both builds alike (`SilentFailureTests`), and a release build of UIKit takes minutes.
    static func build() throws -> FailureProbe {
        guard ProcessInfo.processInfo.environment["UNFOLD_PROBE"] == "release" else {
            return FailureProbe(program: Command.build.appending(path: "FailureProbe"))
        }
        // In a separate folder, because the folder of the build that runs the tests is in use.
        let folder = Command.repository.appending(path: ".build-probe")
        var command = Command("swift", "build", "--package-path", Command.repository.path)
        command.arguments += ["--configuration", "release", "--product", "FailureProbe", "--scratch-path", folder.path]
        try command.run()
        return FailureProbe(program: folder.appending(path: "release/FailureProbe"))
    }

    /// Makes all mistakes one after another, and returns their reports.
    func reports() throws -> [Report] {
        let names = try run([]).output.split(separator: "\n").map(String.init)
        return try names.map { name in
            let (output, process) = try run([name])
            let aborts = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGABRT
            return Report(mistake: name, output: output, stopsByAborting: aborts)
        }
    }

    /// Returns the process's standard output and standard error.
    private func run(_ arguments: [String]) throws -> (output: String, process: Process) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process)
    }

    struct Report {
        var mistake: String
        var output: String
        var stopsByAborting: Bool

        /// The place in the sources that stopped the process, or `nil` if the report is missing or doesn't
        /// have the two lines of UIKit's format.
        var site: FailureSite? {
            let form = /(?s)\*\*\* Assertion failure in [^\n]+, (\w+\/[^\n:]+\.swift):(\d+)\n.*/
            let reason = /\*\*\* Terminating app due to uncaught exception '\w+', reason: '[^']/
            guard let match = output.firstMatch(of: form), output.contains(reason), let line = Int(match.2) else {
                return nil
            }
            return FailureSite(file: String(match.1), line: line)
        }
    }
}
