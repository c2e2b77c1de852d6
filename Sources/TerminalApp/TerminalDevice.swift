import Foundation
import Terminal

/// The terminal of the process: its size, its settings, what is written to it and what comes from it.
///
/// Whatever way the program ends, the terminal is as it was: `RestoredTerminal` knows how.
final class TerminalDevice {
    let descriptor: Int32
    private var original = termios()
    private(set) var modes = ScreenModes.initial

    /// Opens the terminal that controls the process; `nil` if there is none.
    init?() {
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0, tcgetattr(descriptor, &original) == 0 else { return nil }
    }

    /// The size of the screen. Some lines report none.
    var size: GridSize {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return GridSize(columns: 80, rows: 24)
        }
        return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
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
        tcsetattr(descriptor, TCSADRAIN, &raw)
        write(modes.bytes(from: self.modes))
        self.modes = modes
    }

    /// Gives the terminal back.
    func leave() {
        guard modes != .initial else { return }
        RestoredTerminal.restore()
        modes = .initial
    }

    /// Writes bytes at once. What a terminal that is gone doesn't take is lost.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns the bytes that have come; `nil` at the end of the input.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}
