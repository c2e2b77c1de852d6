import Glibc

/// An open file or folder, which is closed with the object.
final class FileDescriptor: Sendable {
    let number: CInt

    /// - Parameter number: The result of a system call; negative for a failure.
    init(_ number: CInt, path: String) throws(FileFailure) {
        guard number >= 0 else {
            // Linux reports a link in the place of a file as ELOOP, and in that of a folder as ENOTDIR.
            throw errno == ENOTDIR || errno == ELOOP ? FileFailure(path: path, .notFolder) : FileFailure(path: path)
        }
        self.number = number
    }

    deinit { close(number) }

    /// The metadata of the file.
    func status(path: String) throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileFailure(path: path) }
        return status
    }

    /// Reads from the current place, and returns the part of the space that got bytes.
    func read(into bytes: inout [UInt8], path: String) throws(FileFailure) -> ArraySlice<UInt8> {
        while true {
            let count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure(path: path) }
            return bytes[..<count]
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, path: String) throws(FileFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileFailure(path: path) }
            rest = rest.dropFirst(count)
        }
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}
