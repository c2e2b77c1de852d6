import Foundation
import Measurement

/// A program in a terminal of 50 rows and 160 columns, whose output is read and timed.
final class PseudoTerminal {
    private let master: Int32
    private(set) var process: pid_t = 0
    /// The output since the last call of `reset`.
    private(set) var output: [UInt8] = []
    /// The time of the first and the last output since then.
    private(set) var first: Double?
    private(set) var last: Double?
    private var asked: [UInt8] = []

    static let rows = 50
    static let columns = 160

    /// Starts a program.
    init(_ arguments: [String]) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number): (Int32, UInt32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN, which are not declared for Swift.
        guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw BenchError("there is no terminal")
        }
        let name = "/dev/pts/\(number)"
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        var size = winsize(ws_row: UInt16(Self.rows), ws_col: UInt16(Self.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        // The first terminal that the leader of a session opens controls it.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var options = posix_spawnattr_t()
        posix_spawnattr_init(&options)
        posix_spawnattr_setflags(&options, 0x80)
        let home = NSTemporaryDirectory() + "terminal-bench"
        try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let variables = [
            "TERM=xterm-256color", "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
            "LANG=C.UTF-8", "HOME=\(home)", "LESSHISTFILE=-",
        ]
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = variables.map { strdup($0) } + [nil]
        defer {
            argv.forEach { free($0) }
            envp.forEach { free($0) }
        }
        let status = posix_spawnp(&process, arguments[0], &actions, &options, &argv, &envp)
        guard status == 0 else { throw BenchError("\(arguments[0]) doesn't start") }
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    static var now: Double { ProcessInfo.processInfo.systemUptime }

    func reset() { (output, first, last) = ([], nil, nil) }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Reads output until a condition holds or a time is over.
    ///
    /// - Returns: Whether the condition holds.
    @discardableResult
    func read(seconds: Double, until condition: () -> Bool = { false }) -> Bool {
        let end = Self.now + seconds
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if condition() { return true }
            let rest = end - Self.now
            guard rest > 0 else { return false }
            var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(max(1, min(rest, 0.02) * 1000))) > 0 else { continue }
            let count = Foundation.read(master, &buffer, buffer.count)
            guard count > 0 else { return condition() }
            let time = Self.now
            (first, last) = (first ?? time, time)
            output += buffer.prefix(count)
            answer(buffer.prefix(count))
        }
    }

    /// Reads output until there is none for a time.
    func readUntilQuiet(_ quiet: Double, limit: Double) {
        let start = Self.now
        read(seconds: limit) { Self.now - (self.last ?? start) > quiet }
    }

    /// Answers the questions of programs as terminals do.
    private func answer(_ bytes: ArraySlice<UInt8>) {
        asked += bytes
        let text = String(decoding: asked, as: UTF8.self)
        for (question, reply) in [
            ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"), ("\u{1B}[>0q", "\u{1B}P>|bench 1\u{1B}\\"),
            ("\u{1B}[?u", "\u{1B}[?0u"),
            ("\u{1B}[c", "\u{1B}[?62;52c"), ("\u{1B}[6n", "\u{1B}[1;1R"),
        ] where text.contains(question) { type(reply) }
        asked = []
    }

    /// The text of the output without sequences.
    var text: String {
        var text: [UInt8] = []
        var rest = output[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B else {
                text.append(byte)
                continue
            }
            guard rest.first == UInt8(ascii: "[") else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst().drop { (0x20...0x3F).contains($0) }.dropFirst()
        }
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: The process

    /// The processor time of all threads, in seconds.
    var processorTime: Double {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.reduce(0) { sum, thread in
            let line = Self.contents("/proc/\(process)/task/\(thread)/schedstat")
            return sum + (line.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
        }
    }

    /// The memory that is no file's, in bytes.
    var memory: Double { field("RssAnon:", "status") * 1024 }
    /// The memory with that of files, in bytes.
    var resident: Double { field("VmRSS:", "status") * 1024 }
    /// The number of calls that wrote something.
    var writes: Double { field("syscw:", "io") }

    /// The number of times that a thread was woken.
    var wakes: Double {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.reduce(0) { $0 + Self.field("voluntary_ctxt_switches:", "/proc/\(process)/task/\($1)/status") }
    }

    private func field(_ name: String, _ file: String) -> Double { Self.field(name, "/proc/\(process)/\(file)") }

    private static func field(_ name: String, _ path: String) -> Double {
        let line = contents(path).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
    }

    private static func contents(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
