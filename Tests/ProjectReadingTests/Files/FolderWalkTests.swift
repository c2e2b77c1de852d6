import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct FolderWalkTests {
    private let scratch: TemporaryFolder
    private let project: FileTree

    init() throws {
        scratch = try TemporaryFolder()
        project = FileTree(scratch.url.appending(path: "project"))
        try project.write("", to: "Package.swift")
        try project.write("", to: "Sources/A/a.swift")
    }

    /// The paths of a walk through the project or a folder in it, and the number of notes.
    private func walk(_ path: String = "", skipsHidden: Bool = false) throws -> (paths: [String], notes: [String]) {
        var (walk, budget) = (FolderWalk(skipsHidden: skipsHidden), ReadingBudget(of: project.url))
        let folder = path.isEmpty ? project.url : project.url.appending(path: path)
        return (try walk.items(in: folder, of: project.url, &budget).map(\.path.text), walk.notes)
    }

    /// A package with an example that links to it, as many have.
    @Test(arguments: ["..", "../", "../../project", "../Example/..", "../Sources/.."])
    func aLinkToAFolderAroundItIsLeftOut(target: String) throws {
        try project.write("", to: "Example/main.swift")
        try project.link("Example/Library", to: target)
        let found = try walk()
        #expect(found.paths == ["Example/main.swift", "Package.swift", "Sources/A/a.swift"] && found.notes.isEmpty)
    }

    @Test func linksToEachOtherEnd() throws {
        try project.link("a/x", to: "../b")
        try project.link("b/y", to: "../a")
        try project.write("", to: "a/1")
        try project.write("", to: "b/2")
        #expect(try walk().paths == ["Package.swift", "Sources/A/a.swift", "a/1", "a/x/2", "b/2", "b/y/1"])
        try project.link("self", to: "self")
        #expect(try walk().notes.count == 1)
    }

    @Test func aLinkToAnotherFolderOfTheProjectCountsAsTheFolder() throws {
        try project.link("Sources/B", to: "A")
        try project.link("Sources/c.swift", to: "A/a.swift")
        #expect(try walk("Sources").paths == ["A/a.swift", "B/a.swift", "c.swift"])
    }

    @Test func aLinkToAFolderOutsideIsLeftOut() throws {
        try FileTree(scratch.url).write("secret", to: "outside/file")
        try project.link("Sources/Out", to: "../../outside")
        try project.link("Sources/Root", to: "/")
        try project.link("Sources/Up", to: scratch.path)
        // A file outside is only read.
        try project.link("Sources/file", to: "../../outside/file")
        let found = try walk("Sources")
        #expect(found.paths == ["A/a.swift", "file"])
        #expect(
            found.notes.count == 3
                && found.notes.allSatisfy { $0.contains("is a link to a folder outside the project") }
        )
    }

    /// A folder that a target names.
    @Test func aLinkThatATargetNamesIsFollowedInTheProject() throws {
        try FileTree(scratch.url).write("", to: "outside/file")
        try project.link("Out", to: "../outside")
        try project.link("In", to: "Sources")
        let out = try walk("Out")
        #expect(out.paths.isEmpty && out.notes.count == 1)
        #expect(try walk("In").paths == ["A/a.swift"])
        #expect(try walk("../outside").paths == ["file"])
    }

    /// The cache of the user may be in the project, where a mirror would contain itself.
    @Test func aCacheIsLeftOut() throws {
        let cache = CacheFolder(environment: ["XDG_CACHE_HOME": project.url.path + "/cache"])
        _ = try cache.mirror(of: project.url)
        try project.write("", to: "cache/unfold/mirrors/a.swift")
        try project.write("not a tag", to: "Sources/CACHEDIR.TAG")
        #expect(try walk().paths == ["Package.swift", "Sources/A/a.swift", "Sources/CACHEDIR.TAG"])
    }

    @Test func pipesAndDevicesAreLeftOut() throws {
        #expect(mkfifo(project.url.path + "/pipe", 0o600) == 0)
        try project.link("zero", to: "/dev/zero")
        try project.link("nowhere", to: "missing")
        let found = try walk()
        #expect(found.paths == ["Package.swift", "Sources/A/a.swift"] && found.notes.count == 3)
    }

    @Test func namesMayHaveAnyCharacters() throws {
        let names = [
            "a\nb", "a\\b", "a\"b", "~", "-rf", "%2e%2e", "e\u{301}", "é", "...", "\u{1}", "a b", "$(A)", "a:b", "#?;",
        ]
        for name in names {
            #expect(FileManager.default.createFile(atPath: project.url.path + "/" + name, contents: Data()))
        }
        let paths = try walk().paths
        for name in names { #expect(paths.contains { $0.utf8.elementsEqual(name.utf8) }, "\(name.debugDescription)") }
    }

    @Test func hiddenFilesAreLeftOutOfPackages() throws {
        try project.write("", to: ".git/config")
        try project.write("", to: "Sources/.DS_Store")
        #expect(try walk(skipsHidden: true).paths == ["Package.swift", "Sources/A/a.swift"])
        #expect(try walk().paths.count == 4)
    }

    @Test func aFolderAroundTheProjectIsRefused() throws {
        for folder in ["..", "../..", "Sources/../.."] {
            let error = #expect(throws: ProjectError.self) { try walk(folder) }
            #expect(error?.problem == "the folder contains the whole project")
        }
    }

    @Test func deepFoldersAreRefused() throws {
        try project.write("", to: String(repeating: "d/", count: 70) + "file")
        let error = #expect(throws: ProjectError.self) { try walk() }
        #expect(error?.problem == "folders are nested deeper than 64" && error?.file.hasSuffix("/d/d") == true)
    }

    /// Each of 20 folders links twice to the next: a million paths, of which a walk takes only so many.
    @Test func linksThatMultiplyAreRefused() throws {
        for number in 0..<20 {
            try project.link("f\(number)/a", to: "../f\(number + 1)")
            try project.link("f\(number)/b", to: "../f\(number + 1)")
        }
        try project.write("", to: "f20/file")
        let error = #expect(throws: ProjectError.self) { try walk("f0") }
        #expect(error?.problem == "there are more than 100000 files")
    }
}
