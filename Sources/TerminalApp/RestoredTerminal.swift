import Foundation

/// How the terminal is restored, for a handler of a signal, which may only write and set attributes.
///
/// The bytes to write are computed in advance and stay in memory that is never freed.
enum RestoredTerminal {
    private struct State {
        var descriptor: Int32
        var attributes: termios
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
    }

    /// Set before a handler can run, and read by it.
    nonisolated(unsafe) private static let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    nonisolated(unsafe) private static var isTaken = false

    /// The signals of a program that fails. Swift stops it with the first two.
    private static let failures = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Keeps what restores the terminal, and does it when the program fails.
    static func prepare(_ descriptor: Int32, _ attributes: termios, _ restoration: [UInt8]) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: restoration.count)
        bytes.initialize(from: restoration, count: restoration.count)
        state.initialize(
            to: State(descriptor: descriptor, attributes: attributes, bytes: bytes, count: restoration.count)
        )
        isTaken = true
        for failure in failures {
            signal(failure) { number in
                RestoredTerminal.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Restores the terminal, unless that was done.
    static func restore() {
        guard isTaken else { return }
        isTaken = false
        _ = write(state.pointee.descriptor, state.pointee.bytes, state.pointee.count)
        tcsetattr(state.pointee.descriptor, TCSADRAIN, &state.pointee.attributes)
    }
}
