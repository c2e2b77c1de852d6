import ConfinedFiles
import Documents
import Foundation

/// The files that were opened last, the latest first. They are lines of a private file, as URIs.
///
/// Errors are not reported: a list that can't be read is empty, and one that can't be written is not kept.
@MainActor
final class RecentFiles {
    static let user = RecentFiles(.state())
    /// The maximum number of recent files.
    static let limit = 12
    private static let fileName = "recent-files"
    /// The maximum size of the file in bytes.
    private static let byteLimit = 64 * 1024
    private static let scheme = "file://"

    private let folder: PrivateFolder
    private(set) lazy var paths: [FilePath] = read()

    init(_ folder: PrivateFolder) {
        self.folder = folder
    }

    /// Puts a file at the top. Standard input and other files that aren't regular files are not added.
    func add(_ source: DocumentSource) {
        guard case .file(let path) = source, let real = path.withCString({ realpath($0, nil) }) else { return }
        defer { free(real) }
        let bytes = UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        // Another window, or another process, may have added files since.
        let others = read().filter { $0.bytes != bytes }
        set([FilePath(bytes: bytes)] + others)
    }

    func clear() { set([]) }

    private func set(_ paths: [FilePath]) {
        self.paths = Array(paths.prefix(Self.limit))
        let lines = self.paths.map { Self.scheme + PercentEncoding.text(of: $0.bytes) + "\n" }
        try? folder.write(Data(lines.joined().utf8), to: Self.fileName)
    }

    /// Reads the list again. Files that no longer exist are left out.
    func reload() { paths = read() }

    private func read() -> [FilePath] {
        let text =
            folder.data(of: Self.fileName, limit: Self.byteLimit).flatMap { String(data: $0, encoding: .utf8) } ?? ""
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(Self.scheme + "/") }
        let paths = lines.map { FilePath(bytes: PercentEncoding.bytes(of: String($0.dropFirst(Self.scheme.count)))) }
        return Array(paths.filter { $0.withCString { access($0, R_OK) } == 0 }.prefix(Self.limit))
    }
}
