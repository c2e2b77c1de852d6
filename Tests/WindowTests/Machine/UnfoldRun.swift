import Awaiting
import Foundation
import Testing

/// A run of `unfold`, or of another program of this package, to completion and without a display.
struct UnfoldRun {
    let status: Int32
    /// Whether the program ended by a signal, as in a crash.
    let isCrash: Bool
    let output: String
    let errors: String

    var outputLines: [String] { output.split(separator: "\n").map(String.init) }

    /// - Parameters:
    ///   - input: The contents of standard input, which must fit a pipe's buffer.
    ///   - folder: The working directory.
    ///   - environment: Further variables of the environment.
    init(
        of name: String = "unfold",
        _ arguments: [String],
        input: String = "",
        in folder: URL,
        environment: [String: String] = [:],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        process.arguments = ["--default-signal", program.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"].contains($0.key)
        }
        .merging(environment) { _, given in given }
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        process.standardInput = pipe
        let files = (try ScratchFolder(), "output", "errors")
        process.standardOutput = FileHandle(forWritingAtPath: try files.0.file(files.1, "").path)
        process.standardError = FileHandle(forWritingAtPath: try files.0.file(files.2, "").path)
        try process.run()
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try #require(
            eventually { process.isRunning ? nil : true } != nil,
            "\(name) \(arguments.joined(separator: " ")) does not end",
            sourceLocation: location
        )
        status = process.terminationStatus
        isCrash = process.terminationReason == .uncaughtSignal
        output = try String(contentsOf: files.0.url.appending(path: files.1), encoding: .utf8)
        errors = try String(contentsOf: files.0.url.appending(path: files.2), encoding: .utf8)
    }
}
