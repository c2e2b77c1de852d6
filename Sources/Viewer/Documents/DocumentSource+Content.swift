import Foundation

extension DocumentSource {
    /// The source's name as the user wrote it.
    var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "standard input"
        }
    }

    private var title: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .standardInput: name
        }
    }

    /// Opens the source, and converts it if a byte order mark says that it is UTF-16.
    func content() throws(DocumentError) -> DocumentContent {
        let store = try bytes()
        var content = DocumentContent(title: title, store: store, start: 0, notice: nil)
        let mark = store.bytes(in: 0..<min(4, store.count))
        if mark.starts(with: [0xEF, 0xBB, 0xBF]) {
            content.start = 3
        } else if mark == [0xFF, 0xFE, 0, 0] || mark == [0, 0, 0xFE, 0xFF] {
            throw encodingError("UTF-32")
        } else if mark.starts(with: [0xFF, 0xFE]) || mark.starts(with: [0xFE, 0xFF]) {
            guard store.count <= UTF16Text.byteLimit else { throw encodingError("UTF-16") }
            let text = UTF16Text(store.bytes(in: 0..<store.count))
            content.store = MemoryBytes(text.utf8)
            content.notice =
                "\(title) is UTF-16 and was converted."
                + (text.isRepaired ? " What could not be read is shown as “\u{FFFD}”." : "")
        }
        return content
    }

    private func encodingError(_ encoding: String) -> DocumentError {
        DocumentError(
            reason: .encoding,
            name: name,
            problem: encoding == "UTF-16" ? "it is UTF-16 text of over 256 MB" : "it is \(encoding) text",
            remedy: "Convert it: iconv -f \(encoding) -t UTF-8 FILE | unfold -"
        )
    }

    private func bytes() throws(DocumentError) -> any ByteStore {
        guard case .file(let path) = self else { return MemoryBytes(try readToEnd(STDIN_FILENO)) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw systemError(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFIFO: break
        case S_IFDIR:
            throw DocumentError(
                reason: .folder,
                name: name,
                problem: "it is a folder",
                remedy: "Name a file in it."
            )
        default:
            throw DocumentError(
                reason: .notAFile,
                name: name,
                problem: "it is a device or a socket, not a file",
                remedy: "Name a file, or pipe the data in: … | unfold -"
            )
        }
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError(errno) }
        // Files of /proc say that they are empty and are not.
        if status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
            return FileBytes(descriptor: descriptor, count: Int(status.st_size))
        }
        defer { close(descriptor) }
        return MemoryBytes(try readToEnd(descriptor))
    }

    private func readToEnd(_ descriptor: Int32) throws(DocumentError) -> [UInt8] {
        var bytes: [UInt8] = []
        let window = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 64)
        defer { window.deallocate() }
        while true {
            let count = read(descriptor, window.baseAddress, window.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw systemError(errno) }
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: window[..<count])
        }
    }

    func systemError(_ code: Int32) -> DocumentError {
        switch code {
        case ENOENT, ENOTDIR:
            DocumentError(
                reason: .notFound,
                name: name,
                problem: "there is no such file",
                remedy: "Check the spelling, and the folder that you are in."
            )
        case EACCES, EPERM:
            DocumentError(
                reason: .noPermission,
                name: name,
                problem: "you may not read it",
                remedy: "Ask its owner, or change its permissions: chmod +r FILE"
            )
        case EISDIR:
            DocumentError(reason: .folder, name: name, problem: "it is a folder", remedy: "Name a file in it.")
        default:
            DocumentError(
                reason: .unreadable,
                name: name,
                problem: "it cannot be read (\(String(cString: strerror(code))))",
                remedy: "Try a copy of it."
            )
        }
    }
}
