import ConfinedFiles
import CoreGraphics
import Documents
import Foundation
import TemporaryFolder
import Testing

@testable import UnfoldApp

/// Tests the files that the app keeps of its user.
@Suite @MainActor struct StateTests {
    private let scratch: TemporaryFolder
    private let folder: PrivateFolder

    init() throws {
        scratch = try TemporaryFolder()
        folder = PrivateFolder(scratch.url.appending(path: "state"))
    }

    private func mode(_ path: String) throws -> Int? {
        let path = folder.url.path + path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func onlyTheUserMayReadTheState() throws {
        // The folder of an earlier version, with rights for others.
        try FileTree(folder.url).write("", to: "recent-files")
        chmod(folder.url.path, 0o755)
        let files = RecentFiles(folder)
        files.add(.file(FilePath(try scratch.file("a.log", []))))
        WindowSizes(folder).keep(CGSize(width: 500, height: 400), isMaximized: false, of: .document)
        #expect(files.paths.count == 1 && RecentFiles(folder).paths == files.paths)
        #expect(WindowSizes(folder).extent(of: .document).width == 500)
        #expect(try mode("") == 0o700 && mode("/recent-files") == 0o600 && mode("/windows") == 0o600)
    }

    @Test func nothingIsWrittenThroughALink() throws {
        let other = FileTree(scratch.url.appending(path: "other"))
        try other.write("keep", to: "recent-files")
        try FileTree(scratch.url).link("state", to: "other")
        let files = RecentFiles(folder)
        files.add(.file(FilePath(try scratch.file("a.log", []))))
        #expect(try other.text(of: "recent-files") == "keep" && RecentFiles(folder).paths.isEmpty)
    }
}
