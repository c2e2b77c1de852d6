import Glibc

extension DocumentSource {
    /// Opens the source.
    func feed(follows: Bool) throws(DocumentError) -> any ByteFeed {
        switch self {
        case .file(let path): try feed(path, follows: follows)
        case .standardInput: try standardInputFeed(follows: follows)
        }
    }

    private func feed(_ path: FilePath, follows: Bool) throws(DocumentError) -> any ByteFeed {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { throw systemError(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFIFO: break
        case S_IFDIR: throw systemError(EISDIR)
        default:
            throw DocumentError(
                reason: .notAFile,
                name: name,
                problem: "it is a device or a socket, not a file",
                remedy: "Name a file, or pipe the data in: … | unfold -"
            )
        }
        // Opening a pipe would otherwise wait for a writer.
        let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw systemError(errno) }
        let file = FileBytes(descriptor: descriptor)
        guard status.st_mode & S_IFMT == S_IFREG, !file.hasMoreThanItSays else {
            return StreamFeed(file, title: title, follows: follows)
        }
        return FileFeed(file, path: path, title: title, follows: follows)
    }

    private func standardInputFeed(follows: Bool) throws(DocumentError) -> any ByteFeed {
        let descriptor = dup(STDIN_FILENO)
        guard descriptor >= 0 else { throw systemError(errno) }
        let file = FileBytes(descriptor: descriptor)
        guard let status = file.status, status.st_mode & S_IFMT == S_IFREG, !file.hasMoreThanItSays else {
            // Nothing else can write into it.
            return StreamFeed(file, title: title, follows: false)
        }
        // Another program may have read the beginning of the file.
        let start = max(0, Int(lseek(descriptor, 0, SEEK_CUR)))
        return FileFeed(file, path: nil, title: title, follows: follows, start: start)
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

extension FileBytes {
    /// Whether the file has bytes although its size is 0, as the files of `/proc` have.
    fileprivate var hasMoreThanItSays: Bool { status?.st_size == 0 && bytes(in: 0..<1).count == 1 }
}
