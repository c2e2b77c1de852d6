import Foundation

/// A temporary folder that is deleted with the object.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, whose name may be a path in the folder.
    func file(_ name: String, _ text: String) throws -> URL {
        try file(name, Data(text.utf8))
    }

    func file(_ name: String, _ data: Data) throws -> URL {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
        return file
    }
}
