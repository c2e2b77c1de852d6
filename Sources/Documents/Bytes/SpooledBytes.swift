import FoundationEssentials
import Glibc
import Synchronization

/// The bytes of a pipe, or converted bytes. They are in memory while they are few, then in a temporary file without a
/// name, which disappears with the process even after a crash.
///
/// The file can have a name until it has been opened by that: nobody else may read it.
///
/// One thread appends bytes. Any thread reads them.
final class SpooledBytes: ByteStore {
    /// The maximum number of bytes in memory.
    static let memoryLimit = 4 * 1024 * 1024
    /// The number of bytes that stay free on the disk. A packed file of a few kilobytes may unpack to more than the
    /// disk holds.
    static let reserve = 1 << 30
    /// The number of bytes that are written between two checks of the free space.
    private static let stride = 16 << 20

    private struct Content {
        var memory: [UInt8] = []
        var file: FileBytes?
        var count = 0
        /// The path of the file, with a zero at its end; empty if it has no name.
        var path: [CChar] = []
    }

    private let content = Mutex(Content())
    private let memoryLimit: Int
    private let reserve: Int
    private let keepsName: Bool
    /// The folder of the temporary file.
    let folder: String

    /// - Parameters:
    ///   - memoryLimit: The maximum number of bytes in memory.
    ///   - reserve: The number of bytes that are left free on the disk, or a twentieth of a small disk.
    ///   - keepsName: Whether the file has a name until `removeName` is called.
    ///   - folder: The folder of the temporary file. It is not `/tmp`, which many systems keep in memory.
    init(
        memoryLimit: Int = SpooledBytes.memoryLimit,
        reserve: Int = SpooledBytes.reserve,
        keepsName: Bool = false,
        folder: String? = nil
    ) {
        self.memoryLimit = memoryLimit
        self.reserve = reserve
        self.keepsName = keepsName
        self.folder = folder ?? ProcessInfo.processInfo.environment["TMPDIR"] ?? "/var/tmp"
    }

    deinit { removeName() }

    var count: Int { content.withLock { $0.count } }
    /// The path of the temporary file; `nil` if it has no name.
    var path: [UInt8]? {
        content.withLock { $0.path.isEmpty ? nil : $0.path.dropLast().map { UInt8(bitPattern: $0) } }
    }
    var isInMemory: Bool { content.withLock { $0.file == nil } }

    /// Appends bytes. After an error, such as a full disk, the bytes before are still there.
    func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
        let (file, end) = content.withLock { ($0.file, $0.count) }
        if file == nil, end + bytes.count <= memoryLimit {
            content.withLock {
                $0.memory.append(contentsOf: bytes)
                $0.count += bytes.count
            }
            return
        }
        let target = if let file { file } else { try makeFile() }
        if file == nil || end / Self.stride != (end + bytes.count) / Self.stride {
            try target.checkRoom(for: bytes.count + Self.stride, reserve: reserve)
        }
        try target.write(bytes, at: end)
        content.withLock {
            $0.file = target
            $0.memory = []
            $0.count = end + bytes.count
        }
    }

    /// Appends bytes.
    func append(_ bytes: [UInt8]) throws(ReadFailure) {
        var failure: ReadFailure?
        bytes.withUnsafeBytes { bytes in
            do throws(ReadFailure) { try append(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Takes the last bytes back.
    func removeLast(_ count: Int) {
        content.withLock { content in
            content.count -= count
            if content.file == nil { content.memory.removeLast(count) }
        }
    }

    /// Takes the name of the temporary file away, if it has one.
    func removeName() {
        content.withLock {
            if !$0.path.isEmpty { unlink($0.path) }
            $0.path = []
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        let (file, inMemory, count) = content.withLock { content in
            (
                content.file,
                content.file == nil ? content.memory.withUnsafeBytes { $0.copy(to: buffer, from: offset) } : 0,
                content.count
            )
        }
        guard let file else { return inMemory }
        // The file may have bytes that were taken back.
        let end = min(buffer.count, max(0, count - offset))
        return try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<end]), at: offset)
    }

    /// Returns a file with the bytes that are in memory.
    private func makeFile() throws(ReadFailure) -> FileBytes {
        var path = Array("\(folder)/unfold-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw ReadFailure(code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if !keepsName { unlink(path) }
        let file = FileBytes(descriptor: descriptor)
        let memory = content.withLock {
            if keepsName { $0.path = path }
            return $0.memory
        }
        var failure: ReadFailure?
        memory.withUnsafeBytes { bytes in
            do throws(ReadFailure) { try file.write(bytes, at: 0) } catch { failure = error }
        }
        if let failure { throw failure }
        return file
    }
}

/// The free bytes of a disk, and all of its bytes.
struct DiskRoom {
    let free: Double
    let size: Double

    /// Returns whether bytes may be written: they leave the reserve free, or a twentieth of a small disk.
    func holds(_ count: Int, reserve: Int) -> Bool { free - Double(count) >= min(Double(reserve), size / 20) }
}

extension FileBytes {
    /// Throws the error of a full disk if a number of bytes more would leave less free than the reserve.
    fileprivate func checkRoom(for count: Int, reserve: Int) throws(ReadFailure) {
        var disk = statvfs()
        // Systems that don't tell their room fail at the write.
        guard fstatvfs(descriptor, &disk) == 0, disk.f_blocks > 0 else { return }
        let unit = Double(disk.f_frsize)
        let room = DiskRoom(free: Double(disk.f_bavail) * unit, size: Double(disk.f_blocks) * unit)
        if !room.holds(count, reserve: reserve) { throw ReadFailure(code: ENOSPC) }
    }

    fileprivate func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ReadFailure) {
        guard let start = bytes.baseAddress else { return }
        var done = 0
        while done < bytes.count {
            let count = pwrite(descriptor, start + done, bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ReadFailure(code: count < 0 ? errno : EIO) }
            done += count
        }
    }
}
