import Glibc

/// How the terminal is restored, for a handler of a signal, which may only write and set attributes.
///
/// The bytes to write are computed in advance and stay in memory that is never freed. A handler finds the old state or
/// the new one, since only a pointer changes.
enum RestoredTerminal {
    private struct State {
        var descriptor: Int32
        var attributes: termios
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
    }

    /// The state to restore; `nil` if there is nothing to do.
    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?
    nonisolated(unsafe) private static var handlesFailures = false
    /// Whether the program fails, so that nothing is written any more.
    nonisolated(unsafe) private(set) static var hasFailed = false

    /// The signals of a program that fails. Swift stops it with the first two.
    private static let failures = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Keeps what restores the terminal, and does it when the program fails.
    static func prepare(_ descriptor: Int32, _ attributes: termios, _ restoration: [UInt8]) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, restoration.count))
        bytes.initialize(from: restoration, count: restoration.count)
        let new = UnsafeMutablePointer<State>.allocate(capacity: 1)
        new.initialize(
            to: State(descriptor: descriptor, attributes: attributes, bytes: bytes, count: restoration.count)
        )
        state = new
        if !handlesFailures { handleFailures() }
    }

    /// Restores the terminal when the program fails, also if that is because the stack is full.
    private static func handleFailures() {
        handlesFailures = true
        let size = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            // Another thread may be writing. It must not write after this.
            RestoredTerminal.hasFailed = true
            poll(nil, 0, 2)
            RestoredTerminal.restore()
            signal(number, SIG_DFL)
            raise(number)
        }
        action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
        for failure in failures { sigaction(failure, &action, nil) }
    }

    /// Restores the terminal, unless that was done.
    static func restore() {
        guard let current = state else { return }
        state = nil
        var rest = current.pointee.count
        var place = UnsafePointer(current.pointee.bytes)
        var attempts = 0
        // A terminal that takes no bytes is not waited for long.
        while rest > 0, attempts < 3 {
            let count = write(current.pointee.descriptor, place, rest)
            if count > 0 {
                rest -= count
                place += count
            } else {
                attempts += 1
                var request = pollfd(fd: current.pointee.descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, 20)
            }
        }
        // Waiting for the end of the output could take forever where bytes are left.
        tcsetattr(current.pointee.descriptor, rest == 0 ? TCSADRAIN : TCSANOW, &current.pointee.attributes)
    }
}
