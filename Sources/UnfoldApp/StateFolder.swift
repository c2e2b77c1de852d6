import Foundation

/// The folder for the state of the app, by the XDG conventions: `~/.local/state/unfold`, or in `$XDG_STATE_HOME`.
///
/// Errors are not reported. State that can't be read is ignored.
struct StateFolder: Sendable {
    let folder: URL

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        // By the specification, a relative path is invalid and is ignored.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        folder = (state ?? home).appending(path: "unfold")
    }

    init(_ folder: URL) {
        self.folder = folder
    }

    /// Returns the contents of a file of at most 64 KB; `nil` if there is none.
    func data(of name: String) -> Data? {
        let file = folder.appending(path: name)
        // A device or a pipe of that name would never end.
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let size = values?.fileSize, size <= 64 * 1024 else { return nil }
        return try? Data(contentsOf: file)
    }

    /// Replaces the contents of a file. Only the user may read it.
    func write(_ data: Data, to name: String) {
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try? data.write(to: folder.appending(path: name), options: .atomic)
    }
}
