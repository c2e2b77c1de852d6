import Glibc

/// The part of a file's status that shows whether the file has changed.
struct FileStatus: Sendable, Hashable {
    private let device: UInt
    private let node: UInt
    let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        device = UInt(status.st_dev)
        node = UInt(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    func isSameFile(as other: FileStatus) -> Bool { device == other.device && node == other.node }
}
