import Foundation
import Synchronization

/// The bytes of a pipe, or converted bytes. They are in memory while they are few, then in a temporary file without a
/// name, which disappears with the process even after a crash.
///
/// One thread appends bytes. Any thread reads them.
final class SpooledBytes: ByteStore {
    /// The maximum number of bytes in memory.
    static let memoryLimit = 4 * 1024 * 1024

    private struct Content {
        var memory: [UInt8] = []
        var file: FileBytes?
        var count = 0
    }

    private let content = Mutex(Content())
    private let memoryLimit: Int
    private let folder: String

    /// - Parameter folder: The folder of the temporary file. It is not `/tmp`, which many systems keep in memory.
    init(memoryLimit: Int = SpooledBytes.memoryLimit, folder: String? = nil) {
        self.memoryLimit = memoryLimit
        self.folder = folder ?? ProcessInfo.processInfo.environment["TMPDIR"] ?? "/var/tmp"
    }

    var count: Int { content.withLock { $0.count } }
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

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        let (file, inMemory) = content.withLock { content in
            (
                content.file,
                content.file == nil ? content.memory.withUnsafeBytes { $0.copy(to: buffer, from: offset) } : 0
            )
        }
        guard let file else { return inMemory }
        return try file.read(into: buffer, at: offset)
    }

    /// Returns a file with the bytes that are in memory.
    private func makeFile() throws(ReadFailure) -> FileBytes {
        var path = Array("\(folder)/unfold-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw ReadFailure(code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(path)
        let file = FileBytes(descriptor: descriptor)
        let memory = content.withLock { $0.memory }
        var failure: ReadFailure?
        memory.withUnsafeBytes { bytes in
            do throws(ReadFailure) { try file.write(bytes, at: 0) } catch { failure = error }
        }
        if let failure { throw failure }
        return file
    }
}

extension FileBytes {
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
