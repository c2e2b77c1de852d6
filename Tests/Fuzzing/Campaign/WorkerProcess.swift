import Foundation

/// A process that runs a worker and answers one request at a time.
final class WorkerProcess {
    /// The outcome of a request.
    enum Outcome {
        case answer(Answer)
        /// The process ended. The text is the end of its standard error.
        case crash(String)
        /// There was no answer within the patience.
        case hang
    }

    /// The time for the answer to one program. Programs take milliseconds, but sanitizers make them slower.
    ///
    /// The time is the worker's processor time, so that a busy machine makes no program fail. Of a worker that waits
    /// and computes nothing, it is a twentieth of the time that passes.
    static let patience = Duration.seconds(60)
    private static let idleShare = 20

    /// The current program, which also runs as a worker.
    static var ownExecutable: URL { URL(filePath: CommandLine.arguments[0]).absoluteURL }

    private let fuzzer: String
    private let executable: URL
    private let patience: Duration
    /// The time, and the worker's processor time, at which the request was sent.
    private var start = ContinuousClock.now
    private var startOfWork = Duration.zero
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private let errors: URL
    private var unread = Data()

    /// - Parameter patience: The time to wait for the answer to one program.
    init(_ fuzzer: String, executable: URL = ownExecutable, patience: Duration = patience) throws {
        (self.fuzzer, self.executable, self.patience) = (fuzzer, executable, patience)
        // A file, unlike a pipe, doesn't block the worker when nobody reads it.
        errors = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        process.executableURL = executable
        process.arguments = ["--worker", fuzzer]
        // A backtrace takes seconds, and shrinking crashes a worker many times. Sets have the same order in each
        // worker, so that a program does the same again.
        let settings = ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: errors)
    }

    /// Starts another process of the same kind.
    func another() throws -> WorkerProcess {
        try WorkerProcess(fuzzer, executable: executable, patience: patience)
    }

    /// The file descriptor on which the answer arrives.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    func send(_ request: Request) throws {
        (start, startOfWork) = (.now, processorTime)
        let data = try JSONEncoder().encode(request) + Data("\n".utf8)
        // The process may have ended. Reading then reports it.
        try? requests.fileHandleForWriting.write(contentsOf: data)
    }

    /// Waits for the answer to the request that was sent.
    func receive() -> Outcome {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = unread[..<end]
                unread = Data(unread[(end + 1)...])
                guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else { continue }
                return .answer(answer)
            }
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Foundation.poll(&poll, 1, millisecondsLeft) != 0 || !isLate else {
                kill(process.processIdentifier, SIGKILL)
                return .hang
            }
            guard poll.revents != 0 else { continue }
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return .crash(lastWords()) }
            unread.append(contentsOf: chunk[..<count])
        }
    }

    /// The milliseconds after which the answer to the request that was sent may be late.
    var millisecondsLeft: Int32 { Int32(max(0, (timeLeft / .milliseconds(1)).rounded(.up))) }

    /// Whether the answer to the request that was sent is late.
    var isLate: Bool { timeLeft <= .zero }

    private var timeLeft: Duration {
        min(patience - (processorTime - startOfWork), patience * Self.idleShare - start.duration(to: .now))
    }

    /// The processor time of the worker since it was started.
    private var processorTime: Duration {
        var (clock, time) = (clockid_t(), timespec())
        guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return .zero
        }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Sends a request and waits for the answer.
    func ask(_ request: Request) throws -> Outcome {
        try send(request)
        return receive()
    }

    /// Returns the line of standard error that gives the reason why the process ended, or the end of standard error.
    private func lastWords() -> String {
        // The process has closed its output, so it is about to end.
        for _ in 0..<6000 where process.isRunning { usleep(10_000) }
        guard !process.isRunning else { return "closed its output" }
        let text = (try? String(decoding: Data(contentsOf: errors), as: UTF8.self)) ?? ""
        let lines = text.split(separator: "\n")
        let reasons = lines.filter { $0.contains("Fatal") || $0.contains("***") || $0.contains("ERROR: ") }
        let words = reasons.isEmpty ? lines.suffix(8) : reasons.prefix(2)
        let signal = "ended by \(process.terminationReason == .uncaughtSignal ? "signal" : "status") "
        return ([Substring(signal + "\(process.terminationStatus)")] + words).joined(separator: "\n    ")
    }
}
