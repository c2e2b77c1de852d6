import Glibc

/// Wakes a thread that waits for a descriptor or a time.
final class WakeSignal: Sendable {
    private let reader: Int32
    private let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    func send() {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    /// Waits for a signal, for a number of seconds (`nil` for ever), or until a descriptor is readable.
    func wait(_ seconds: Double?, or descriptor: Int32?) {
        var requests = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
        if let descriptor { requests.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
        var limit = descriptor == nil ? seconds.map { Int32($0 * 1000) } ?? -1 : -1
        // Without descriptors for the pipe there is no signal, so the thread has to look from time to time.
        if reader < 0 { limit = 100 }
        _ = poll(&requests, nfds_t(requests.count), limit)
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reader, &bytes, bytes.count) > 0 {}
    }
}
