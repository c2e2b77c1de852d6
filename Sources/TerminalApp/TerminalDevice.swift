import Dispatch
import Glibc
import Terminal

/// The terminal of the process: its size, its settings, what is written to it and what comes from it.
///
/// Nothing waits for a terminal that takes no bytes, such as that of a connection that is gone: what is left is written
/// when it takes some again, and meanwhile `isBusy` says that no other screen needs to be drawn.
///
/// Whatever way the program ends, the terminal is as it was: `RestoredTerminal` knows how.
@MainActor
final class TerminalDevice {
    let descriptor: Int32
    private var original = termios()
    private(set) var modes = ScreenModes.initial
    /// The bytes that the terminal has not taken yet.
    private var pending: ArraySlice<UInt8> = []
    private var drain: (any DispatchSourceWrite)?
    /// Called when the terminal has taken all bytes, after it was busy.
    var onDrained: () -> Void = {}

    /// The time for which an end waits for a terminal that takes no bytes, in milliseconds.
    private static let patience: Int32 = 50

    /// Opens the terminal that controls the process; `nil` if there is none.
    init?() {
        // Not waiting is a property of this opening of the terminal, and not of those of other programs.
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0, tcgetattr(descriptor, &original) == 0 else { return nil }
    }

    /// The size of the screen: that of the line, or else that in the environment.
    var size: GridSize {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
            // No screen is so large, but some lines report what was never set.
            return GridSize(columns: min(Int(size.ws_col), 4096), rows: min(Int(size.ws_row), 4096))
        }
        func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
        let (columns, rows) = (number("COLUMNS") ?? 80, number("LINES") ?? 24)
        return GridSize(columns: min(max(1, columns), 4096), rows: min(max(1, rows), 4096))
    }

    /// Takes the terminal over: keys arrive one by one, and the modes are set.
    func enter(_ modes: ScreenModes) {
        RestoredTerminal.prepare(descriptor, original, modes.restoration)
        var raw = original
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
        raw.c_oflag &= ~tcflag_t(OPOST)
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(descriptor, TCSANOW, &raw)
        set(modes)
    }

    /// Changes the modes.
    func set(_ modes: ScreenModes) {
        RestoredTerminal.prepare(descriptor, original, modes.restoration)
        write(modes.bytes(from: self.modes))
        self.modes = modes
    }

    /// Gives the terminal back.
    func leave() {
        guard modes != .initial else { return }
        finishWriting()
        RestoredTerminal.restore()
        modes = .initial
    }

    // MARK: Output

    /// Whether the terminal has not taken all bytes.
    var isBusy: Bool { !pending.isEmpty }

    /// Writes bytes, as many as the terminal takes now, and the others later. What a terminal that is gone doesn't take
    /// is lost.
    func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        pending += bytes
        writePending()
        guard isBusy, drain == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.continueWriting() } }
        drain = source
        source.resume()
    }

    private func writePending() {
        while !pending.isEmpty, !RestoredTerminal.hasFailed {
            let count = pending.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else { return pending = [] }
            pending = pending.dropFirst(count)
        }
        pending = []
    }

    private func continueWriting() {
        writePending()
        guard !isBusy else { return }
        drain?.cancel()
        drain = nil
        onDrained()
    }

    /// Writes what is left, or gives it up if the terminal takes nothing for a while.
    private func finishWriting() {
        drain?.cancel()
        drain = nil
        while isBusy {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&request, 1, Self.patience) > 0 else {
                pending = []
                tcflush(descriptor, TCOFLUSH)
                return
            }
            writePending()
        }
    }

    // MARK: Input

    /// Returns the bytes that have come; `nil` at the end of the input.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }

    /// Waits for input.
    ///
    /// - Returns: Whether there is some.
    func awaitInput(milliseconds: Int) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, Int32(clamping: milliseconds)) > 0 && request.revents & Int16(POLLIN) != 0
    }
}
