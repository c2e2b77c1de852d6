import FoundationEssentials
import Glibc

/// A folder for files that only the user may read, such as what the user has opened and looked for.
///
/// The folder isn't taken for private because of its place. Before each use it is checked that it belongs to the user
/// and isn't a link. Before a file is written, the rights of other users in the folder are taken away. A folder that
/// doesn't pass isn't used.
package struct PrivateFolder: Hashable, Sendable {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// The folder for the state of the app, by the XDG conventions: `~/.local/state/unfold`, or in `$XDG_STATE_HOME`.
    package static func state(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> PrivateFolder {
        PrivateFolder(base("XDG_STATE_HOME", ".local/state", environment).appending(path: "unfold"))
    }

    /// The folder for what can be made again, by the XDG conventions: `~/.cache/unfold`, or in `$XDG_CACHE_HOME`.
    package static func cache(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> PrivateFolder {
        PrivateFolder(base("XDG_CACHE_HOME", ".cache", environment).appending(path: "unfold"))
    }

    private static func base(_ variable: String, _ path: String, _ environment: [String: String]) -> URL {
        // By the specification, a relative path is invalid and is ignored.
        if let path = environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: path)
    }

    /// Opens the folder for reading: it belongs to the user, and others can't write in it.
    private func openToRead() throws(FileFailure) -> ConfinedFolder {
        let folder = try ConfinedFolder(url)
        let status = try folder.descriptor.status(path: url.path)
        guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            throw FileFailure(path: url.path, .foreign)
        }
        return folder
    }

    /// Opens the folder for writing, and takes the rights of others away. It is made if it doesn't exist.
    package func open() throws(FileFailure) -> ConfinedFolder {
        try make()
        let folder = try ConfinedFolder(url)
        let status = try folder.descriptor.status(path: url.path)
        // A folder with the sticky bit, such as /tmp, is there for others, even if it belongs to the user.
        guard status.st_uid == geteuid(), status.st_mode & S_ISVTX == 0 else {
            throw FileFailure(path: url.path, .foreign)
        }
        if status.st_mode & 0o077 != 0 {
            guard fchmod(folder.descriptor.number, status.st_mode & 0o700) == 0 else {
                throw FileFailure(path: url.path)
            }
        }
        return folder
    }

    private func make() throws(FileFailure) {
        let (path, parent) = (url.path, url.deletingLastPathComponent())
        guard mkdir(path, 0o700) != 0, errno == ENOENT else { return }
        // The folders above are made for the user alone, as the specification says.
        try? FileManager.default.createDirectory(
            at: parent,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileFailure(path: path) }
    }

    /// Returns the contents of a file; `nil` if there is none, or if it has more bytes than a limit.
    package func data(of name: String, limit: Int) -> Data? {
        guard let item = try? InnerPath(name: name) else { return nil }
        return try? openToRead().file(item, limit: limit).data()
    }

    /// Replaces the contents of a file. Only the user may read it.
    package func write(_ data: Data, to name: String) throws {
        let item = try InnerPath(name: name)
        try open().replace(item, with: data, permissions: 0o600)
    }

    /// Removes a file. A folder stays.
    package func remove(_ name: String) throws {
        try open().removeFile(InnerPath(name: name))
    }
}
