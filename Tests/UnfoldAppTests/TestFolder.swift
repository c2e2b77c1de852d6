import ConfinedFiles
import Foundation

@testable import UnfoldApp

/// A temporary folder with the files of a test and the app's state. It is deleted with the object.
@MainActor
final class TestFolder {
    private let url = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString)")
    /// The recent files of the test, none initially.
    private(set) lazy var recentFiles = RecentFiles(PrivateFolder(url.appending(path: "state")))

    isolated deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file.
    func file(_ name: String, _ text: String) throws -> URL {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }
}
