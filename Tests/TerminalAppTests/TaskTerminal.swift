import Foundation
import Terminal
import Toolchain

/// A terminal as a task uses it: keys go in, and a screen comes out.
protocol TaskTerminal: AnyObject {
    /// The lines of the screen.
    var lines: [String] { get }
    /// The text that the program has copied last.
    var copied: String? { get }

    /// Waits until the program takes keys.
    func isReady() -> Bool
    func type(_ keys: String)
    /// Waits until a line of the screen has a text.
    func waits(for text: String) -> Bool
    /// Waits for the end of the program, and returns its status; `nil` if it goes on.
    func end() -> Int32?
}

/// The kinds of terminals in which the program has to do the same.
enum TaskTerminals: CaseIterable {
    /// A terminal of the tests, which accepts nothing but what it knows.
    case strict
    case tmux

    func run(_ arguments: [String], size: GridSize) throws -> any TaskTerminal {
        switch self {
        case .strict: try TerminalRun(arguments, size: size)
        case .tmux: try TmuxRun(arguments, size: size)
        }
    }
}

extension TerminalRun: TaskTerminal {
    var lines: [String] { (try? screen(size)) ?? [] }

    var copied: String? {
        let text = String(decoding: output, as: UTF8.self)
        guard let start = text.range(of: "\u{1B}]52;c;", options: .backwards)?.upperBound,
            let data = Data(base64Encoded: String(text[start...].prefix { $0 != "\u{1B}" && $0 != "\u{7}" }))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    // Until then the line echoes keys.
    func isReady() -> Bool { wait { $0.isRaw } }

    func waits(for text: String) -> Bool { wait { $0.shows(text, size) } }

    func end() -> Int32? { end(seconds: 60) }
}

/// The program in a window of tmux, with a server of its own.
final class TmuxRun: TaskTerminal {
    private let folder: URL
    private var socket: String { folder.appending(path: "tmux").path }
    private var statusFile: String { folder.appending(path: "status").path }

    init(_ arguments: [String], size: GridSize) throws {
        guard let program = TerminalRun.program else { throw TerminalRun.Failure(description: "there is no program") }
        // The name of a socket has at most 107 bytes.
        folder = URL(filePath: "/tmp/unfold-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The window stays when the program has ended, and a shell tells its status.
        let shell = ["sh", "-c", #""$@"; echo $? >"$0""#, statusFile]
        let session = [
            "set", "-g", "status", "off", ";", "set", "-g", "remain-on-exit", "on", ";", "new-session", "-d",
            "-x", "\(size.columns)", "-y", "\(size.rows)", "--",
        ]
        let server = ["tmux", "-f", "/dev/null", "-S", socket, "start-server", ";"]
        try Self.start(server + session + shell + [program] + arguments)
    }

    /// Starts a server and waits until it runs alone. It has no files of the tests, one of which would tell Foundation
    /// that a process goes on, and blocks no signals, as threads of the tests do.
    private static func start(_ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        // The system leaves out files that aren't open.
        for file in 3..<256 as Range<Int32> { posix_spawn_file_actions_addclose(&actions, file) }
        var options = posix_spawnattr_t()
        posix_spawnattr_init(&options)
        posix_spawnattr_setflags(&options, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&options, &none)
        posix_spawnattr_setsigdefault(&options, &all)
        var argv = arguments.map { strdup($0) } + [nil]
        let environment = ["TERM=xterm-256color", "HOME=/nonexistent", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
        var envp = environment.map { strdup($0) } + [nil]
        defer {
            argv.forEach { free($0) }
            envp.forEach { free($0) }
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&options)
        }
        var (process, status): (pid_t, Int32) = (0, 0)
        guard posix_spawnp(&process, arguments[0], &actions, &options, &argv, &envp) == 0,
            waitpid(process, &status, 0) == process, status == 0
        else { throw TerminalRun.Failure(description: "tmux doesn't start: script/setup test installs it") }
    }

    deinit {
        _ = try? tmux("kill-server")
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult private func tmux(_ arguments: String...) throws -> String {
        try Command(["tmux", "-S", socket] + arguments).run()
    }

    var lines: [String] {
        ((try? tmux("capture-pane", "-p")) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
    }

    var copied: String? { try? tmux("show-buffer") }

    func isReady() -> Bool { waits { lines.contains { !$0.isEmpty } } }

    func type(_ keys: String) {
        if !keys.isEmpty { _ = try? tmux("send-keys", "-l", keys) }
    }

    func waits(for text: String) -> Bool { waits { lines.contains { $0.contains(text) } } }

    private func waits(until condition: () -> Bool) -> Bool {
        for _ in 0..<1200 {
            if condition() { return true }
            usleep(50_000)
        }
        return false
    }

    func end() -> Int32? {
        var status: Int32?
        _ = waits {
            status = (try? String(contentsOfFile: statusFile, encoding: .utf8)).flatMap {
                Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            return status != nil
        }
        return status
    }
}
