import FoundationEssentials
import Glibc

/// A file that is read as data. Links to it are followed; pipes, devices and folders are refused, and so reading ends.
package struct RegularFile {
    /// The size in bytes.
    package let size: Int
    /// Whether the owner may execute it.
    package let isExecutable: Bool
    let path: String
    let descriptor: FileDescriptor

    /// Opens a file.
    ///
    /// - Parameter limit: The maximum size in bytes.
    package init(_ path: String, limit: Int) throws(FileFailure) {
        guard !path.utf8.contains(0) else { throw FileFailure(path: path, .hasNUL) }
        // Opening must not wait, which it does for a pipe.
        try self.init(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), path: path, limit: limit)
    }

    init(_ number: CInt, path: String, limit: Int) throws(FileFailure) {
        descriptor = try FileDescriptor(number, path: path)
        let status = try descriptor.status(path: path)
        guard status.isFile else { throw FileFailure(path: path, .notFile) }
        size = Int(status.st_size)
        guard size <= limit else { throw FileFailure(path: path, .tooLarge(limit)) }
        isExecutable = status.st_mode & S_IXUSR != 0
        self.path = path
    }

    /// Reads the contents, of which there are no more bytes than ``size`` when the file grows.
    package func data() throws(FileFailure) -> Data {
        var data = Data(capacity: size)
        try forEachPart { part throws(FileFailure) in data.append(contentsOf: part) }
        return data
    }

    /// Calls a closure with parts of the contents, in order.
    func forEachPart(_ body: (ArraySlice<UInt8>) throws(FileFailure) -> Void) throws(FileFailure) {
        var (rest, bytes) = (size, [UInt8](repeating: 0, count: min(max(size, 1), 1 << 18)))
        while rest > 0 {
            let part = try descriptor.read(into: &bytes, path: path).prefix(rest)
            guard !part.isEmpty else { return }
            try body(part)
            rest -= part.count
        }
    }
}
