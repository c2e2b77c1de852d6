import Foundation
import TemporaryFolder
import Testing

@testable import ConfinedFiles

@Suite struct PrivateFolderTests {
    private let scratch: TemporaryFolder
    private let folder: PrivateFolder

    init() throws {
        scratch = try TemporaryFolder()
        folder = PrivateFolder(scratch.url.appending(path: "above/state"))
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(lstat(folder.url.path + path, &status) == 0)
        return status.st_mode & 0o7777
    }

    @Test func onlyTheUserMayReadFiles() throws {
        #expect(folder.data(of: "a", limit: 10) == nil)
        try folder.write(Data("x".utf8), to: "a")
        #expect(try mode("") == 0o700 && mode("/..") == 0o700 && mode("/a") == 0o600)
        #expect(folder.data(of: "a", limit: 1) == Data("x".utf8))
        #expect(folder.data(of: "a", limit: 0) == nil)
        try folder.remove("a")
        #expect(folder.data(of: "a", limit: 1) == nil)
    }

    /// Earlier versions made files and folders that others could read.
    @Test func rightsOfOthersAreTakenAway() throws {
        try FileTree(folder.url).write("old", to: "a")
        chmod(folder.url.path, 0o755)
        chmod(folder.url.path + "/a", 0o644)
        #expect(folder.data(of: "a", limit: 10) == Data("old".utf8))
        #expect(try mode("") == 0o755, "reading changes nothing")
        try folder.write(Data("old".utf8), to: "a")
        #expect(try mode("") == 0o700 && mode("/a") == 0o600)
    }

    @Test func aFolderThatOthersMayWriteIsNotRead() throws {
        try FileTree(folder.url).write("old", to: "a")
        chmod(folder.url.path, 0o777)
        #expect(folder.data(of: "a", limit: 10) == nil)
        // A folder with the sticky bit is for others.
        chmod(folder.url.path, 0o1777)
        #expect(throws: FileFailure(path: folder.url.path, .foreign)) { try folder.write(Data(), to: "a") }
        #expect(try mode("") == 0o1777)
    }

    @Test func aLinkIsNotTheFolder() throws {
        let other = FileTree(scratch.url.appending(path: "other"))
        try other.write("keep", to: "a")
        try FileTree(scratch.url).link("above/state", to: other.url.path)
        #expect(folder.data(of: "a", limit: 10) == nil)
        #expect(throws: FileFailure.self) { try folder.write(Data(), to: "a") }
        #expect(throws: FileFailure.self) { try folder.remove("a") }
        #expect(try other.text(of: "a") == "keep")
    }

    @Test func aFolderOfAnotherUserIsNotUsed() throws {
        guard geteuid() == 0 else { return }
        try FileTree(folder.url).write("theirs", to: "a")
        chown(folder.url.path, 12_345, 12_345)
        #expect(folder.data(of: "a", limit: 10) == nil)
        #expect(throws: FileFailure(path: folder.url.path, .foreign)) { try folder.write(Data(), to: "a") }
    }

    @Test func namesThatLeadElsewhereAreRefused() throws {
        try folder.write(Data("x".utf8), to: "a")
        for name in ["../b", "/b", "", ".", "..", "c/d", "a\0"] {
            #expect(throws: InnerPath.Refusal.self) { try folder.write(Data(), to: name) }
            #expect(throws: InnerPath.Refusal.self) { try folder.remove(name) }
            #expect(folder.data(of: name, limit: 10) == nil)
        }
        #expect(try FileTree(scratch.url).paths() == ["above/state/a"])
    }

    @Test func foldersAreThoseOfTheEnvironment() {
        let environment = ["XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/c"]
        #expect(PrivateFolder.state(environment).url.path == "/s/unfold")
        #expect(PrivateFolder.cache(environment).url.path == "/c/unfold")
        #expect(PrivateFolder.state(["XDG_STATE_HOME": "s"]).url.path.hasSuffix("/.local/state/unfold"))
        #expect(PrivateFolder.cache([:]).url.path.hasSuffix("/.cache/unfold"))
    }
}
