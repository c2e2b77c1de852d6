import Glibc

/// The bytes of a pipe, or of a file without a size as in `/proc`.
struct StreamFeed: ByteFeed {
    /// The maximum number of bytes that one poll reads.
    static let portion = 256 * 1024
    /// The time between two looks for another writer of a named pipe, in seconds.
    static let interval = 0.25

    private let input: FileBytes
    private let title: String
    /// Whether another writer may come after the last one has closed the pipe.
    private let follows: Bool
    private let isPipe: Bool
    private let spool: SpooledBytes
    private var isComplete = false
    /// Whether the pipe has no writer at the moment.
    private var isAbandoned = false
    private var notice: String?

    init(_ input: FileBytes, title: String, follows: Bool, spool: SpooledBytes = SpooledBytes()) {
        self.input = input
        self.title = title
        self.spool = spool
        let kind = (input.status?.st_mode ?? 0) & S_IFMT
        isPipe = kind != S_IFREG
        // A pipe without a name gets no other writer.
        self.follows = follows
    }

    // A regular file is always readable, even at its end. So is a pipe without writers.
    var descriptor: Int32? { isPipe && !isAbandoned && !isComplete ? input.descriptor : nil }

    mutating func poll() -> FeedReport {
        if !isComplete { take() }
        return FeedReport(
            store: spool,
            count: spool.count,
            isComplete: isComplete,
            awaitsMore: !isComplete && !follows,
            isPartial: !isComplete,
            notice: notice ?? (spool.count == 0 && !isComplete ? "Waiting for \(title)." : nil),
            interval: isComplete ? nil : Self.interval
        )
    }

    private mutating func take() {
        var request = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&request, 1, 0) > 0, request.revents != 0 else { return }
        let window = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.portion, alignment: 64)
        defer { window.deallocate() }
        let count = Glibc.read(input.descriptor, window.baseAddress, window.count)
        if count > 0 {
            isAbandoned = false
            do throws(ReadFailure) {
                try spool.append(UnsafeRawBufferPointer(rebasing: window[..<count]))
            } catch {
                isComplete = true
                notice = "There is no room to keep more of \(title) (\(error.reason))."
            }
        } else if count == 0 {
            isAbandoned = true
            isComplete = !follows
        } else if errno != EINTR, errno != EAGAIN {
            isComplete = true
            notice = "The rest of \(title) cannot be read (\(ReadFailure(code: errno).reason))."
        }
    }
}
