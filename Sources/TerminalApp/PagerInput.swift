import Documents
import Glibc
import Terminal

/// Standard input of a pager, of which the beginning is read before anything is shown.
///
/// Nothing is read from the terminal meanwhile: its keys belong to the program that writes.
struct PagerInput {
    /// The bytes that have been read.
    private(set) var bytes: [UInt8] = []
    /// Whether there are no more.
    private(set) var isComplete = false
    /// The number of bytes that `showsEarly` was called with.
    private(set) var shownCount = 0

    /// The time after which a program that writes slowly is shown line by line, in milliseconds.
    private static let patience: Int32 = 150

    /// Reads until there is more than fits on a screen, or until the end.
    ///
    /// - Parameters:
    ///   - size: The screen; `nil` to wait only for the first bytes.
    ///   - showEarly: Called with lines when no more come for a while, so that a slow program isn't silent.
    mutating func read(for size: GridSize?, showEarly: ([UInt8]) -> Void = { _ in }) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isComplete {
            if size != nil, !bytes.isEmpty { showLines(showEarly) }
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                isComplete = true
                return
            }
            bytes += buffer.prefix(count)
            guard let size, PlainText.rows(of: bytes, columns: size.columns, limit: size.rows) < size.rows else {
                return
            }
        }
    }

    /// Passes the lines that are there to a closure if no others come for a while.
    private mutating func showLines(_ show: ([UInt8]) -> Void) {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, Self.patience) == 0, let end = bytes.lastIndex(of: 0x0A), end >= shownCount else {
            return
        }
        show(Array(bytes[shownCount...end]))
        shownCount = end + 1
    }

    /// Makes standard input a pipe with all bytes: those that were read, and those to come, of which those that are
    /// written over are left out if the beginning has some.
    func passOn() {
        var ends: [Int32] = [0, 0]
        guard Self.makePipe(&ends) else { return }
        // A larger pipe costs fewer switches between the threads.
        _ = fcntl(ends[1], Self.setPipeSize, 1 << 20)
        let source = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
        dup2(ends[0], STDIN_FILENO)
        close(ends[0])
        let (target, first, isComplete) = (ends[1], bytes, isComplete)
        let hasOverstrikes = first.contains(0x08)
        WorkThread.start("unfold-input") {
            defer {
                close(target)
                close(source)
            }
            var overstrikes = Overstrikes()
            func pass(_ bytes: [UInt8]) -> Bool {
                Self.write(hasOverstrikes ? overstrikes.styled(bytes) : bytes, to: target)
            }
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            var isOpen = pass(first)
            while isOpen, !isComplete {
                let count = Glibc.read(source, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                isOpen = pass(Array(buffer.prefix(count)))
            }
            _ = Self.write(overstrikes.end(), to: target)
        }
    }

    /// The command of `fcntl` that sets the size of a pipe (`F_SETPIPE_SZ`), which is not declared for Swift.
    private static let setPipeSize: Int32 = 1031

    /// Makes a pipe whose ends other programs don't get.
    static func makePipe(_ ends: inout [Int32]) -> Bool {
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
    }

    /// Writes all bytes, and returns whether they were taken.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                // Another program may have set this for the terminal.
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
                continue
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
