import FoundationEssentials
import Glibc

/// A folder whose items are read, written and removed without leaving it.
///
/// Each operation takes an ``InnerPath`` and walks it part by part from the open folder, without following links. A
/// link in the place of a folder is an error, and a link in the place of a file is replaced or removed itself. An
/// operation stays in the folder even if another process replaces its parts by links meanwhile.
package final class ConfinedFolder: Sendable {
    /// The path, for messages.
    package let path: String
    let descriptor: FileDescriptor

    /// The maximum depth of folders below this one.
    static let depthLimit = 200

    /// Opens a folder, which may not be a link. Folders above it may.
    package init(_ url: URL) throws(FileFailure) {
        path = url.path
        guard !path.utf8.contains(0) else { throw FileFailure(path: path, .hasNUL) }
        descriptor = try FileDescriptor(Glibc.open(path, Self.folderFlags), path: path)
    }

    private init(_ descriptor: FileDescriptor, path: String) {
        (self.descriptor, self.path) = (descriptor, path)
    }

    static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    /// Returns the path of an item, for messages and other programs.
    package func path(of item: InnerPath) -> String { "\(path)/\(item.text)" }

    package func url(of item: InnerPath) -> URL { URL(fileURLWithPath: path(of: item)) }

    // MARK: Folders

    /// Opens a folder in this one. Its folders are made if they don't exist.
    package func makeFolder(_ item: InnerPath) throws(FileFailure) -> ConfinedFolder {
        ConfinedFolder(try open(item, makes: true), path: path(of: item))
    }

    /// Opens a folder in this one.
    package func folder(_ item: InnerPath) throws(FileFailure) -> ConfinedFolder {
        ConfinedFolder(try open(item, makes: false), path: path(of: item))
    }

    /// The names of the items in the folder, in order, without those that aren't UTF-8.
    package func names() throws(FileFailure) -> [String] {
        try Self.entries(of: descriptor, path: path)
            .compactMap { String(validating: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
            .sorted()
    }

    /// Whether there is a folder in this one, which isn't a link.
    package func hasFolder(_ item: InnerPath) -> Bool { (try? folder(item)) != nil }

    /// Opens a folder part by part.
    private func open(_ item: InnerPath, makes: Bool) throws(FileFailure) -> FileDescriptor {
        var folder = descriptor
        for part in item.parts {
            var number = openat(folder.number, part, Self.folderFlags)
            if number < 0, errno == ENOENT, makes {
                // Another process may make it meanwhile.
                guard mkdirat(folder.number, part, 0o755) == 0 || errno == EEXIST else {
                    throw FileFailure(path: path(of: item))
                }
                number = openat(folder.number, part, Self.folderFlags)
            }
            folder = try FileDescriptor(number, path: path(of: item))
        }
        return folder
    }

    /// Opens the folder that contains an item.
    func openParent(of item: InnerPath, makes: Bool) throws(FileFailure) -> FileDescriptor {
        guard let parent = item.parent else { return descriptor }
        return try open(parent, makes: makes)
    }

    /// Returns the names of the items in a folder, as they are in the file system.
    static func entries(of folder: FileDescriptor, path: String) throws(FileFailure) -> [[CChar]] {
        // Reading moves the place in the folder, so it is opened once more.
        let number = openat(folder.number, ".", folderFlags)
        guard number >= 0 else { throw FileFailure(path: path) }
        guard let stream = fdopendir(number) else {
            close(number)
            throw FileFailure(path: path)
        }
        defer { closedir(stream) }
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let name = Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
            if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { names.append(name) }
        }
        return names
    }
}
