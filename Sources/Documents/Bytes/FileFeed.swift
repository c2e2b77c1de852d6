import Glibc

/// A regular file that other programs may extend, truncate, replace or delete.
///
/// If the document follows the file, it shows the current file of that name: it grows with the file, and starts over
/// with a file that is put in its place or that is written again. Otherwise it stays as it was when it was opened, as
/// far as the bytes still exist. Either way, a notice describes what happened.
struct FileFeed: ByteFeed {
    /// The time between two polls, in seconds: of a file that is followed, and of one that may only get a notice.
    static let interval = 0.25
    private static let intervalOfNotices = 2.0

    private let path: FilePath?
    private let title: String
    private var follows: Bool
    private var file: FileBytes
    private var start: Int
    /// The offset at which the document ends.
    private var count: Int
    private var version = 0
    private var lastStatus: FileStatus?
    private var fingerprint: FileFingerprint
    /// Whether the bytes are looked at although the status of the file is the same.
    private var isLookDue = false
    /// The watch that tells of changes, so that a file at rest is not polled; `nil` if there is none.
    private var watch: FileWatch?
    /// Whether the last poll found the file with its name, and nothing new.
    private var isAtRest = false
    /// Whether the file can be watched, as far as that was tried.
    private var canBeWatched = true
    /// Notices: of the last time that the file started over, of its name, and of its bytes.
    private var restartNotice: String?
    private var nameNotice: String?
    private var bytesNotice: String?

    /// - Parameters:
    ///   - path: The path of the file; `nil` if it has no name.
    ///   - start: The offset in the file at which the document begins.
    init(_ file: FileBytes, path: FilePath?, title: String, follows: Bool, start: Int = 0) {
        self.file = file
        self.path = path
        self.title = title
        self.follows = follows
        self.start = start
        lastStatus = file.status.map(FileStatus.init)
        count = max(start, lastStatus?.size ?? 0)
        fingerprint = FileFingerprint(of: file, count: count)
    }

    var descriptor: Int32? { isAtRest ? watch?.descriptor : nil }

    mutating func follow() { (follows, isLookDue, bytesNotice) = (true, true, nil) }

    mutating func poll() -> FeedReport {
        watch?.takeChanges()
        let old = (lastStatus, version)
        if let path { lookAtName(path) }
        lookAtBytes()
        // A file that changes often is looked at from time to time, and not after each change.
        let isSame = old == (lastStatus, version) && nameNotice == nil
        // A change before the watch is found by the next poll.
        isAtRest = isSame && watch != nil
        if isSame, watch == nil, canBeWatched {
            watch = FileWatch(file)
            canBeWatched = watch != nil
        }
        let notices = [restartNotice, nameNotice, bytesNotice].compactMap { $0 }
        return FeedReport(
            store: file,
            start: start,
            count: count,
            isComplete: !follows,
            version: version,
            notice: notices.isEmpty ? nil : notices.joined(separator: " "),
            interval: follows ? Self.interval : Self.intervalOfNotices,
            canFollow: true,
            path: path
        )
    }

    private mutating func lookAtName(_ path: FilePath) {
        nameNotice = nil
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else {
            nameNotice =
                [ENOENT, ENOTDIR].contains(errno)
                ? "\(title) was deleted, and these are the rows that it had."
                : "\(title) can no longer be found (\(ReadFailure(code: errno).reason))."
            return
        }
        guard let lastStatus, !FileStatus(status).isSameFile(as: lastStatus) else { return }
        guard follows else {
            nameNotice = "\(title) was replaced by another file. Open it again to see that one."
            return
        }
        // Opening a pipe that has no writer would wait.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else {
            nameNotice = "\(title) was replaced by a file that cannot be opened (\(ReadFailure(code: errno).reason))."
            return
        }
        let other = FileBytes(descriptor: descriptor)
        guard status.st_mode & S_IFMT == S_IFREG, other.status.map({ $0.st_mode & S_IFMT }) == S_IFREG else {
            nameNotice = "\(title) was replaced by something that is not a file."
            return
        }
        begin(other, "\(title) was replaced by another file, which is the one shown now.")
    }

    private mutating func lookAtBytes() {
        guard let status = file.status.map(FileStatus.init) else {
            bytesNotice = "\(title) can no longer be read (\(ReadFailure(code: errno).reason))."
            return
        }
        guard status != lastStatus || isLookDue else { return }
        (lastStatus, isLookDue) = (status, false)
        let hasBytes = status.size >= count && fingerprint == FileFingerprint(of: file, count: count)
        switch (follows, hasBytes) {
        case (true, true):
            count = status.size
            fingerprint = FileFingerprint(of: file, count: count)
        case (true, false):
            begin(file, "\(title) was emptied or written again, and is shown from its start.")
        case (false, true):
            bytesNotice =
                status.size > count ? "\(title) has grown since it was opened. Follow it to see what was added." : nil
        case (false, false):
            bytesNotice =
                status.size < count
                ? "\(title) has become shorter since it was opened. Open it again to see what it is now."
                : "\(title) has been changed since it was opened. Open it again to see what it is now."
        }
    }

    private mutating func begin(_ file: FileBytes, _ notice: String) {
        self.file = file
        (watch, canBeWatched) = (nil, true)
        start = 0
        lastStatus = file.status.map(FileStatus.init)
        count = lastStatus?.size ?? 0
        fingerprint = FileFingerprint(of: file, count: count)
        version += 1
        restartNotice = notice
    }
}
