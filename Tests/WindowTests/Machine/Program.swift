import Awaiting
import Foundation
import Testing

/// A program that a test started, with its output so far. It ends with the test.
final class Program {
    private let process = Process()
    private let output: URL

    /// - Parameters:
    ///   - name: A program of this package, a path, or a program in the shell's search path.
    ///   - environment: The variables to add to the test's environment. `nil` removes a variable.
    init(_ name: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
        output = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        let built = Self.folder.appending(path: name).path
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Threads of a pool block signals. Their child processes would inherit that and ignore the signal to end.
        let program = FileManager.default.isExecutableFile(atPath: built) ? built : name
        process.arguments = ["--default-signal", program] + arguments
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: output)
    }

    /// The output so far.
    var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

    var lines: [Substring] { text.split(separator: "\n") }

    /// Waits for a line that contains a text.
    @discardableResult
    func line(holding part: String, location: SourceLocation = #_sourceLocation) throws -> Substring {
        try #require(
            eventually { self.lines.first { $0.contains(part) } },
            "no line holds '\(part)' in:\n\(text)",
            sourceLocation: location
        )
    }

    /// Waits until the program ends.
    ///
    /// - Returns: The exit status.
    func end(location: SourceLocation = #_sourceLocation) throws -> Int32 {
        try #require(
            eventually { self.process.isRunning ? nil : self.process.terminationStatus },
            "still running after:\n\(text)",
            sourceLocation: location
        )
    }

    /// The process identifier of the program.
    var identifier: Int32 { process.processIdentifier }

    /// The state of the program, such as S for one that sleeps and R for one that works or waits for a processor, and
    /// the processor time that it has used. `nil` if it has ended.
    var work: [Substring]? {
        // The state and the times follow the name, which is in parentheses.
        let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ") ").last?.split(separator: " ") ?? []
        return fields.count > 12 ? [fields[0], fields[11], fields[12]] : nil
    }

    /// The files in the memory of the program, such as its libraries.
    var maps: String {
        get throws {
            // The size of the file isn't known, so it is read to its end.
            let file = try #require(FileHandle(forReadingAtPath: "/proc/\(identifier)/maps"))
            return try String(bytes: file.readToEnd() ?? Data(), encoding: .utf8) ?? ""
        }
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Waits until the program only waits for events: until it has slept for some time, and used no processor time. A
    /// program that a busy machine keeps from running isn't asleep.
    func waitUntilIdle(seconds: Double = 0.5, location: SourceLocation = #_sourceLocation) throws {
        var last: [Substring] = []
        var count = 0
        let isIdle = eventually { () -> Bool? in
            guard let now = work else { return nil }
            count = now == last && now[0] == "S" ? count + 1 : 0
            last = now
            return Double(count) >= seconds / 0.02 ? true : nil
        }
        try #require(isIdle != nil, "the program never rests", sourceLocation: location)
    }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        if eventually({ self.process.isRunning ? nil : true }) == nil {
            kill(process.processIdentifier, SIGKILL)
        }
    }

    /// Runs a program to completion.
    ///
    /// - Returns: The output.
    @discardableResult
    static func run(_ name: String, _ arguments: [String], environment: [String: String?] = [:]) throws -> String {
        let program = try Program(name, arguments, environment: environment)
        let status = try program.end()
        try #require(status == 0, "\(name) \(arguments.joined(separator: " ")) says:\n\(program.text)")
        return program.text
    }

    /// Whether a program can be started in a terminal of its own, which not every container allows.
    static let canHaveTerminal = FileManager.default.fileExists(atPath: "/dev/pts/ptmx")

    /// The folder of the build's products, which also contains the tests.
    private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
