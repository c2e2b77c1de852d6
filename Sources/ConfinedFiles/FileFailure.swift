import Glibc

/// The reason why a file or a folder can't be read, written or removed.
package struct FileFailure: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The error number of a system call.
        case system(CInt)
        /// There is a link or another item in the place of a folder.
        case notFolder
        /// There is a folder, a pipe or a device in the place of a file.
        case notFile
        /// The file has more bytes than a limit.
        case tooLarge(Int)
        /// The folder belongs to another user.
        case foreign
        /// Folders are nested deeper than a limit.
        case tooDeep(Int)
        /// The path contains a NUL.
        case hasNUL
    }

    package var path: String
    package var reason: Reason

    package init(path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// Creates the failure of the last system call.
    init(path: String) { self.init(path: path, .system(errno)) }

    /// Whether there is no item at the path.
    package var isAbsence: Bool { reason == .system(ENOENT) }

    /// The reason without the path.
    package var explanation: String {
        switch reason {
        case .system(let code): String(cString: strerror(code)).lowercased()
        case .notFolder: "it isn't a folder, or is a link"
        case .notFile: "it isn't a file"
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .foreign: "it belongs to another user"
        case .tooDeep(let limit): "folders are nested deeper than \(limit)"
        case .hasNUL: "its path contains a NUL"
        }
    }

    package var description: String { "\(path): \(explanation)" }
}
