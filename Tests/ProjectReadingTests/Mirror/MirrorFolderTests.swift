import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct MirrorFolderTests {
    private let scratch: TemporaryFolder
    private let mirror: MirrorFolder
    private let tree: FileTree
    private let canary: FileTree

    init() throws {
        scratch = try TemporaryFolder()
        tree = FileTree(scratch.url.appending(path: "mirror"))
        mirror = MirrorFolder(try ConfinedFolder(scratch.url).makeFolder(InnerPath(name: "mirror")))
        canary = FileTree(scratch.url.appending(path: "canary"))
        try canary.write("keep", to: "file")
    }

    private func plan(_ files: [String: String]) throws -> MirrorPlan {
        var plan = MirrorPlan()
        for (path, text) in files { try plan.add(.data(Data(text.utf8)), at: path, from: scratch.url) }
        return plan
    }

    @Test func filesOfTheLastPlanAreRemoved() throws {
        try mirror.update(to: plan(["Sources/A/a.swift": "1", "Sources/B/b.swift": "2", "Package.swift": "3"]))
        #expect(try tree.paths() == ["Package.swift", "Sources/A/a.swift", "Sources/B/b.swift"])
        // Files of others stay: those of the toolchain, and those of the user.
        try tree.write("", to: "Package.resolved")
        try tree.write("", to: "Sources/A/note.txt")
        try mirror.update(to: plan(["Sources/A/a.swift": "1"]))
        #expect(try tree.paths() == ["Package.resolved", "Sources/A/a.swift", "Sources/A/note.txt"])
        #expect(!FileManager.default.fileExists(atPath: tree.url.path + "/Sources/B"))
    }

    @Test func aFileMayBecomeAFolderAndBack() throws {
        try mirror.update(to: plan(["a/b": "1"]))
        try mirror.update(to: plan(["a": "2"]))
        #expect(try tree.text(of: "a") == "2")
        try mirror.update(to: plan(["a/b/c": "3"]))
        #expect(try tree.paths() == ["a/b/c"])
    }

    @Test func aListThatLeadsOutRemovesNothing() throws {
        let paths = ["../canary/file", canary.url.path + "/file", "a/../../canary/file", "", "..", "link/file"]
        try tree.link("link", to: "../canary")
        try tree.write(JSONEncoder().encode(paths), to: ".unfold-files.json")
        try mirror.update(to: plan(["a": "1"]))
        #expect(try canary.paths() == ["file"])
        #expect(try tree.paths() == ["a", "link"])
    }

    @Test func aLinkInThePlaceOfAFolderIsAnErrorWithARemedy() throws {
        try tree.link("Sources", to: canary.url.path)
        let error = #expect(throws: ProjectError.self) { try mirror.update(to: plan(["Sources/file": "1"])) }
        #expect(error?.file == tree.url.path + "/Sources")
        #expect(error?.remedy == "Remove the folder \(tree.url.path), which is made again")
        #expect(try canary.text(of: "file") == "keep")
    }

    @Test func aLinkInThePlaceOfAFileIsReplaced() throws {
        try tree.link("a", to: "../canary/file")
        try mirror.update(to: plan(["a": "1"]))
        #expect(try tree.text(of: "a") == "1" && canary.text(of: "file") == "keep")
    }

    @Test func aPlanHasNoFileInThePlaceOfAFolder() throws {
        var plan = try plan(["a/b/c": "1"])
        for path in ["a", "a/b", "a/b/c/d"] {
            #expect(throws: ProjectError.self) { try plan.add(.data(Data()), at: path, from: scratch.url) }
        }
        for path in ["../a", "/a", "a/../b", "", "a\0"] {
            let error = #expect(throws: ProjectError.self) { try plan.add(.data(Data()), at: path, from: canary.url) }
            #expect(error?.file == canary.url.path)
        }
        #expect(plan.contents.keys.map(\.text) == ["a/b/c"])
    }

    @Test func aMissingFileIsAnError() throws {
        let missing = scratch.url.appending(path: "missing")
        var plan = MirrorPlan()
        try plan.add(.file(missing), at: "a", from: missing)
        let error = #expect(throws: ProjectError.self) { try mirror.update(to: plan) }
        #expect(error?.file == missing.path)
    }
}
