import FoundationEssentials
import Glibc

extension ConfinedFolder {
    /// Opens a file in the folder, which may not be a link.
    package func file(_ item: InnerPath, limit: Int) throws(FileFailure) -> RegularFile {
        let parent = try openParent(of: item, makes: false)
        let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        return try RegularFile(openat(parent.number, item.name, flags), path: path(of: item), limit: limit)
    }

    /// Writes a file, unless it has these contents already, so that it keeps its date.
    package func write(_ data: Data, to item: InnerPath) throws(FileFailure) {
        if let old = try? file(item, limit: data.count), old.size == data.count, (try? old.data()) == data { return }
        try replace(item, with: data, permissions: 0o644)
    }

    /// Replaces the contents of a file, or makes it with the folders above it.
    ///
    /// Readers see the old contents or the new ones, never a part. A link in its place is replaced and not followed.
    ///
    /// - Parameter permissions: Those of the file, from which the process's mask takes some.
    package func replace(_ item: InnerPath, with data: Data, permissions: mode_t) throws(FileFailure) {
        try replace(item, permissions: permissions) { file, path throws(FileFailure) in
            try file.write(Array(data)[...], path: path)
        }
    }

    /// Copies a file to a place in the folder, unless the file there has the same contents.
    package func copy(_ source: RegularFile, to item: InnerPath) throws(FileFailure) {
        if try isCopy(item, of: source) { return }
        guard lseek(source.descriptor.number, 0, SEEK_SET) == 0 else { throw FileFailure(path: source.path) }
        let permissions: mode_t = source.isExecutable ? 0o755 : 0o644
        try replace(item, permissions: permissions) { file, path throws(FileFailure) in
            try source.forEachPart { part throws(FileFailure) in try file.write(part, path: path) }
        }
    }

    /// Whether a file in the folder has the contents of another.
    private func isCopy(_ item: InnerPath, of source: RegularFile) throws(FileFailure) -> Bool {
        guard let old = try? file(item, limit: source.size), old.size == source.size,
            old.isExecutable == source.isExecutable
        else { return false }
        var (isSame, bytes) = (true, [UInt8](repeating: 0, count: 1 << 18))
        var rest: ArraySlice<UInt8> = []
        try source.forEachPart { part throws(FileFailure) in
            var part = part
            while isSame, !part.isEmpty {
                if rest.isEmpty { rest = try old.descriptor.read(into: &bytes, path: old.path) }
                let count = min(rest.count, part.count)
                isSame = count > 0 && rest.prefix(count) == part.prefix(count)
                (rest, part) = (rest.dropFirst(count), part.dropFirst(count))
            }
        }
        return isSame
    }

    /// Replaces a file by one that a closure writes.
    private func replace(
        _ item: InnerPath,
        permissions: mode_t,
        _ write: (FileDescriptor, String) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        let (parent, path) = (try openParent(of: item, makes: true), path(of: item))
        let temporary = ".unfold-\(UInt64.random(in: 0 ... .max))"
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try FileDescriptor(openat(parent.number, temporary, flags, permissions), path: path)
        do throws(FileFailure) {
            try write(file, path)
            // A link in the place is replaced and not followed; a folder is an error.
            guard renameat(parent.number, temporary, parent.number, item.name) == 0 else {
                throw errno == EISDIR ? FileFailure(path: path, .notFile) : FileFailure(path: path)
            }
        } catch {
            unlinkat(parent.number, temporary, 0)
            throw error
        }
    }
}
