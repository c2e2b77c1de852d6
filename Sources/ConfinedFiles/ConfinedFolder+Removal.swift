import Glibc

extension ConfinedFolder {
    /// Removes a file or a link, and the folders that are empty then. A folder stays.
    package func removeFile(_ item: InnerPath) throws(FileFailure) {
        do throws(FileFailure) {
            let parent = try openParent(of: item, makes: false)
            guard unlinkat(parent.number, item.name, 0) == 0 || errno == ENOENT || errno == EISDIR else {
                throw FileFailure(path: path(of: item))
            }
        } catch {
            // An item in the place of the folder isn't the file.
            guard error.isAbsence || error.reason == .notFolder else { throw error }
            return
        }
        var folder = item.parent
        while let empty = folder {
            guard let parent = try? openParent(of: empty, makes: false),
                unlinkat(parent.number, empty.name, AT_REMOVEDIR) == 0
            else { return }
            folder = empty.parent
        }
    }

    /// Removes an item with everything in it. Links are removed and not followed.
    package func removeTree(_ item: InnerPath) throws(FileFailure) {
        let parent: FileDescriptor
        do throws(FileFailure) { parent = try openParent(of: item, makes: false) } catch {
            if error.isAbsence { return }
            throw error
        }
        try Self.remove(Array(item.name.utf8CString), in: parent, path: path(of: item), depth: 0)
    }

    private static func remove(
        _ name: [CChar],
        in folder: FileDescriptor,
        path: String,
        depth: Int
    ) throws(FileFailure) {
        guard depth < depthLimit else { throw FileFailure(path: path, .tooDeep(depthLimit)) }
        if unlinkat(folder.number, name, 0) == 0 || errno == ENOENT { return }
        guard errno == EISDIR || errno == EPERM else { throw FileFailure(path: path) }
        let inner = try FileDescriptor(openat(folder.number, name, folderFlags), path: path)
        for entry in try entries(of: inner, path: path) {
            try remove(entry, in: inner, path: path, depth: depth + 1)
        }
        guard unlinkat(folder.number, name, AT_REMOVEDIR) == 0 else { throw FileFailure(path: path) }
    }
}
