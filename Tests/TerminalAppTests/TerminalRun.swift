import Foundation
import StrictTerminal
import Terminal

/// The program in a terminal of a test, which keeps what is written to it and answers questions.
final class TerminalRun {
    /// How the terminal answers.
    enum Answers: CaseIterable {
        /// At once, and rightly.
        case right
        /// Not at all.
        case none
        /// After the program has been used.
        case late
        /// Byte by byte.
        case divided
        /// With what was not asked for.
        case wrong
        /// With the questions themselves.
        case echo
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let master: Int32
    /// The other side of the terminal, which keeps it open when the program has ended.
    private let line: Int32
    private(set) var process: pid_t = 0
    private(set) var output: [UInt8] = []
    private(set) var status: Int32?
    private(set) var size: GridSize
    private let original: termios
    private let answers: Answers
    private var asked = 0
    /// The answers that a late terminal has not sent.
    private var held: [UInt8] = []
    /// Whether the terminal reads what is written to it.
    var isReading = true

    /// The program beside the tests. Its name depends on what is built.
    static let program: String? = {
        let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        return ["unfold-terminal", "TerminalApp"].map { "\(folder)/\($0)" }.first { access($0, X_OK) == 0 }
    }()

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - input: The program's standard input; `nil` for the terminal.
    init(
        _ arguments: [String],
        size: GridSize = GridSize(columns: 60, rows: 12),
        input: Int32? = nil,
        answers: Answers = .right,
        environment: [String] = []
    ) throws {
        guard let program = Self.program else { throw Failure(description: "there is no program") }
        (self.answers, self.size) = (answers, size)
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number): (Int32, UInt32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN, which are not declared for Swift.
        guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure(description: "there is no terminal")
        }
        let name = "/dev/pts/\(number)"
        line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        var attributes = termios()
        tcgetattr(line, &attributes)
        original = attributes
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        setSize(size)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        // The first terminal that the leader of a session opens controls it.
        posix_spawn_file_actions_addopen(&actions, 1, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        posix_spawn_file_actions_adddup2(&actions, input ?? 1, 0)
        var options = posix_spawnattr_t()
        posix_spawnattr_init(&options)
        posix_spawnattr_setflags(&options, Int16(0x80 | POSIX_SPAWN_SETSIGDEF))
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&options, &all)
        let variables =
            ["TERM=xterm-256color", "PATH=/usr/bin:/bin", "HOME=/nonexistent", "LANG=C.UTF-8"] + environment
        var argv = ([program] + arguments).map { strdup($0) } + [nil]
        var envp = variables.map { strdup($0) } + [nil]
        defer {
            argv.forEach { free($0) }
            envp.forEach { free($0) }
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&options)
        }
        guard posix_spawn(&process, program, &actions, &options, &argv, &envp) == 0 else {
            throw Failure(description: "the program doesn't start")
        }
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(line)
        close(master)
    }

    // MARK: The terminal

    func setSize(_ new: GridSize) {
        size = new
        var lines = winsize(ws_row: UInt16(new.rows), ws_col: UInt16(new.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &lines)
    }

    /// Types keys.
    func type(_ keys: String) { send(Array(keys.utf8)) }

    private func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads what the program writes for a time, and answers questions.
    func pump(milliseconds: Int32 = 10) {
        var request = pollfd(fd: master, events: isReading ? Int16(POLLIN) : 0, revents: 0)
        _ = poll(&request, 1, milliseconds)
        guard isReading else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { break }
            output += buffer.prefix(count)
        }
        answer()
    }

    /// Reads what the program writes for a whole time. A key after an escape would be another one before that.
    func pause(milliseconds: Int) {
        for _ in 0..<milliseconds / 10 {
            pump()
            usleep(10_000)
        }
    }

    private func answer() {
        let new = String(decoding: output[asked...], as: UTF8.self)
        // The last question is the one that all terminals answer.
        guard let end = new.range(of: "\u{1B}[c") else { return }
        asked += new[..<end.upperBound].utf8.count
        let right = "\u{1B}[?2026;2$y\u{1B}[?2027;0$y\u{1B}[?1007;1$y\u{1B}[?0u\u{1B}P>|test 1\u{1B}\\\u{1B}[?62;52c"
        switch answers {
        case .right: send(Array(right.utf8))
        case .none: break
        case .late: held = Array(right.utf8)
        case .divided:
            for byte in right.utf8 {
                send([byte])
                usleep(500)
            }
        case .wrong: send(Array("\u{1B}[?1;1$y\u{1B}]11;rgb:zz/1\u{7}\u{1B}[999;999R\u{1B}Pxx\u{1B}\\\u{1B}[?c".utf8))
        case .echo: send(TerminalCapabilities.queries.flatMap(\.bytes))
        }
    }

    /// Sends the answers that a late terminal has held back.
    func sendLateAnswers() {
        send(held)
        held = []
    }

    /// Waits until the output meets a condition.
    @discardableResult
    func wait(seconds: Int = 60, until condition: (TerminalRun) -> Bool) -> Bool {
        for _ in 0..<seconds * 100 {
            pump()
            if condition(self) { return true }
            if hasEnded { pump() }
            if hasEnded { return condition(self) }
        }
        return false
    }

    /// Whether the program has ended.
    var hasEnded: Bool {
        guard status == nil else { return true }
        var result: Int32 = 0
        guard waitpid(process, &result, WNOHANG) == process else { return false }
        status = result & 0x7F == 0 ? result >> 8 & 0xFF : 128 + (result & 0x7F)
        return true
    }

    /// Waits for the end of the program, and returns its status; `nil` if it goes on.
    func end(seconds: Int = 60) -> Int32? {
        wait(seconds: seconds) { $0.hasEnded }
        pump()
        return status
    }

    // MARK: What is found

    /// The screen, as a strict terminal of a size has it after all output.
    func screen(_ size: GridSize) throws -> [String] {
        var terminal = StrictTerminal(size)
        try terminal.feed(whole)
        return (0..<size.rows).map { row in
            var text = terminal.text(ofRow: row)
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Whether a line of the screen has a text.
    func shows(_ text: String, _ size: GridSize = GridSize(columns: 60, rows: 12)) -> Bool {
        (try? screen(size))?.contains { $0.contains(text) } == true
    }

    /// The output up to the last sequence that is complete.
    private var whole: [UInt8] {
        guard let escape = output.lastIndex(of: 0x1B) else { return output }
        let rest = output[escape...].dropFirst()
        let isComplete =
            rest.first == 0x5C
            || rest.first == 0x5B && rest.dropFirst().contains { (0x40...0x7E).contains($0) }
        var end = isComplete ? output.endIndex : escape
        // A character may be divided, too.
        while end > 0,
            String(validating: output[max(0, end - 4)..<end].drop { $0 & 0xC0 == 0x80 }, as: UTF8.self) == nil
        {
            end -= 1
        }
        return Array(output[..<end])
    }

    /// The part of the terminal that is not as it was before the program; `nil` if all is.
    var leftover: String? {
        var terminal = StrictTerminal(GridSize(columns: 600, rows: 300))
        do {
            try terminal.feed(output)
        } catch {
            return "\(error)"
        }
        if terminal.modes != StrictModes() { return "modes: \(terminal.modes)" }
        var attributes = termios()
        tcgetattr(line, &attributes)
        let isSame =
            attributes.c_iflag == original.c_iflag && attributes.c_oflag == original.c_oflag
            && attributes.c_lflag == original.c_lflag && attributes.c_cflag == original.c_cflag
        return isSame ? nil : "the attributes of the line"
    }

    /// Whether keys go to the program one by one.
    var isRaw: Bool {
        var attributes = termios()
        tcgetattr(line, &attributes)
        return attributes.c_lflag & tcflag_t(ICANON) == 0
    }

    /// The number of bytes of keys that nobody has read.
    var unreadKeys: Int {
        var count: Int32 = 0
        _ = ioctl(line, UInt(FIONREAD), &count)
        return Int(count)
    }
}
