import Foundation
import TemporaryFolder
import Testing

@testable import ConfinedFiles

@Suite struct ConfinedFolderTests {
    private let scratch: TemporaryFolder
    private let folder: ConfinedFolder
    /// A folder beside it, which nothing may change.
    private let canary: FileTree
    private let inner: FileTree

    init() throws {
        scratch = try TemporaryFolder()
        canary = FileTree(scratch.url.appending(path: "canary"))
        inner = FileTree(scratch.url.appending(path: "folder"))
        try canary.write("keep", to: "file")
        try inner.write("old", to: "a/file")
        folder = try ConfinedFolder(inner.url)
    }

    private func canaryIsAsItWas() throws -> Bool {
        try canary.paths() == ["file"] && canary.text(of: "file") == "keep"
    }

    @Test func filesAreWrittenWithTheirFolders() throws {
        try folder.write(Data("x".utf8), to: InnerPath("b/c/file"))
        #expect(try inner.paths() == ["a/file", "b/c/file"] && inner.text(of: "b/c/file") == "x")
        #expect(try folder.file(InnerPath("b/c/file"), limit: 1).data() == Data("x".utf8))
        #expect(throws: FileFailure.self) { try folder.file(InnerPath("a/file"), limit: 2) }
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func aFileThatStaysTheSameKeepsItsDate() throws {
        let old = Date(timeIntervalSince1970: 1_000_000)
        let path = inner.url.appending(path: "a/file").path
        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        try folder.write(Data("old".utf8), to: InnerPath("a/file"))
        try inner.write("old", to: "copy")
        try folder.copy(RegularFile(inner.url.appending(path: "copy").path, limit: 10), to: InnerPath("a/file"))
        #expect(try date() == old)
        try folder.write(Data("new".utf8), to: InnerPath("a/file"))
        #expect(try date() != old)
    }

    /// Files whose sizes are those of the parts in which they are compared, and around them.
    @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 600_000])
    func copiesHaveTheBytesOfTheirSources(size: Int) throws {
        var bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try inner.write(bytes, to: "source")
        let path = inner.url.appending(path: "source").path
        func copy() throws -> Data {
            try folder.copy(RegularFile(path, limit: size), to: InnerPath("copy"))
            return try Data(contentsOf: inner.url.appending(path: "copy"))
        }
        #expect(try copy() == bytes)
        guard size > 0 else { return }
        bytes[size - 1] ^= 1
        try inner.write(bytes, to: "source")
        #expect(try copy() == bytes)
        chmod(path, 0o755)
        #expect(try copy() == bytes && access(inner.url.appending(path: "copy").path, X_OK) == 0)
    }

    @Test func aLinkInThePlaceOfAFolderIsAnError() throws {
        try inner.link("link", to: canary.url.path)
        try inner.link("up", to: "../canary")
        for name in ["link", "up"] {
            let file = try InnerPath("\(name)/file")
            #expect(throws: FileFailure(path: "\(folder.path)/\(name)", .notFolder)) {
                try folder.write(Data(), to: file)
            }
            #expect(throws: FileFailure.self) { try folder.file(file, limit: 10) }
            #expect(throws: FileFailure.self) { try folder.makeFolder(InnerPath("\(name)/new")) }
            #expect(throws: FileFailure.self) { try folder.removeTree(file) }
            try folder.removeFile(file)
        }
        #expect(throws: FileFailure.self) { try ConfinedFolder(inner.url.appending(path: "link")) }
        #expect(try canaryIsAsItWas())
    }

    @Test func aLinkInThePlaceOfAFileIsReplaced() throws {
        try inner.link("link", to: canary.url.appending(path: "file").path)
        #expect(throws: FileFailure.self) { try folder.file(InnerPath("link"), limit: 10) }
        try folder.write(Data("keep".utf8), to: InnerPath("link"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: folder.path + "/link")[.type] as? FileAttributeType
                == .typeRegular
        )
        try folder.write(Data("other".utf8), to: InnerPath("link"))
        // A file with a second name keeps its contents under that.
        #expect(link(canary.url.path + "/file", folder.path + "/hard") == 0)
        try folder.write(Data("other".utf8), to: InnerPath("hard"))
        #expect(try canaryIsAsItWas())
    }

    @Test func removalEndsAtLinks() throws {
        try inner.link("tree/link", to: canary.url.path)
        try inner.write("", to: "tree/deep/er/file")
        try folder.removeTree(InnerPath("tree"))
        #expect(try inner.paths() == ["a/file"])
        try inner.link("link", to: canary.url.path)
        try folder.removeTree(InnerPath("link"))
        try inner.link("link", to: canary.url.path)
        try folder.removeFile(InnerPath("link"))
        try folder.removeTree(InnerPath("missing/too"))
        #expect(try inner.paths() == ["a/file"] && canaryIsAsItWas())
    }

    @Test func aRemovedFileLeavesNoEmptyFolders() throws {
        try inner.write("", to: "a/b/c/file")
        try folder.removeFile(InnerPath("a/b/c/file"))
        #expect(try folder.folder(InnerPath("a")).names() == ["file"])
        // A folder isn't a file.
        try folder.removeFile(InnerPath("a"))
        #expect(try inner.paths() == ["a/file"])
    }

    @Test func pipesAndDevicesAreNotWaitedFor() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(throws: FileFailure.self) { try folder.file(InnerPath("pipe"), limit: 10) }
        for path in [folder.path + "/pipe", "/dev/zero", "/tmp", "a\0b"] {
            #expect(throws: FileFailure.self) { try RegularFile(path, limit: 10) }
        }
        try folder.write(Data("x".utf8), to: InnerPath("pipe"))
        #expect(try inner.text(of: "pipe") == "x")
    }

    @Test func nothingStaysOfAWriteThatFails() throws {
        try inner.write("", to: "folder/file")
        #expect(throws: FileFailure(path: folder.path + "/folder", .notFile)) {
            try folder.write(Data(), to: InnerPath("folder"))
        }
        #expect(try folder.names() == ["a", "folder"])
    }
}
