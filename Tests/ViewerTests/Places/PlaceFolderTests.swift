import Documents
import Foundation
import SeededRandom
import Synchronization
import TemporaryFolder
import Testing

@testable import Viewer

/// Tests the folder of saved places, in any state.
@Suite struct PlaceFolderTests {
    private let scratch: TemporaryFolder
    private let folder: PlaceFolder
    private let row = ReadingPlace.Row(index: 3, offset: 30, digest: .max)
    private var place: ReadingPlace { ReadingPlace(open: [row], top: row, distance: 12.5) }

    init() throws {
        scratch = try TemporaryFolder()
        folder = PlaceFolder(environment: ["XDG_STATE_HOME": scratch.path])
    }

    private func files() -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder.folder, includingPropertiesForKeys: nil)) ?? []
    }

    @Test func aPlaceIsKeptUntilItIsTheBeginning() throws {
        #expect(folder.place(ofDocumentAt: "/a") == nil && files().isEmpty)
        folder.keep(ReadingPlace(), ofDocumentAt: "/a")
        #expect(files().isEmpty)
        folder.keep(place, ofDocumentAt: "/a")
        folder.keep(ReadingPlace(open: [row]), ofDocumentAt: "/ä/b\n")
        #expect(folder.place(ofDocumentAt: "/a") == place)
        #expect(folder.place(ofDocumentAt: "/ä/b\n") == ReadingPlace(open: [row]))
        #expect(folder.place(ofDocumentAt: "/b") == nil && files().count == 2)
        folder.keep(ReadingPlace(), ofDocumentAt: "/a")
        #expect(folder.place(ofDocumentAt: "/a") == nil && files().count == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: folder.folder.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        let file = try #require(files().first).path
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }

    @Test func aConditionIsAPlaceOfItsOwn() throws {
        var place = ReadingPlace()
        place.filter = ReadingPlace.Filter(text: "level>=warn", context: 2)
        folder.keep(place, ofDocumentAt: "/a")
        #expect(folder.place(ofDocumentAt: "/a") == place)
        place.filter = ReadingPlace.Filter(text: "a", context: 100)
        folder.keep(place, ofDocumentAt: "/a")
        #expect(folder.place(ofDocumentAt: "/a") == nil)
    }

    @Test func placesAreKeptByBytes() {
        // These are equal as text, or repaired to the same text.
        let paths: [FilePath] = [
            "/a\u{301}", "/á", FilePath(bytes: [0x2F, 0xFF]), FilePath(bytes: [0x2F, 0xFE]), "/\u{FFFD}", #"/\xFF"#,
        ]
        for (index, path) in paths.enumerated() {
            let row = ReadingPlace.Row(index: index, offset: 0, digest: 0)
            folder.keep(ReadingPlace(open: [row]), ofDocumentAt: path)
        }
        for (index, path) in paths.enumerated() {
            #expect(folder.place(ofDocumentAt: path)?.open.map(\.index) == [index], "\(path.readable)")
        }
    }

    @Test func theFolderIsWhereXDGSays() {
        let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state/unfold").path
        for (value, path) in [("/state", "/state/unfold"), ("", home), ("state", home), (nil, home)] {
            let environment = value.map { ["XDG_STATE_HOME": $0] } ?? [:]
            #expect(PlaceFolder(environment: environment).folder.path == path)
        }
    }

    /// Invalid files, and those that must not be read, contain no place, and are replaced where that is possible.
    @Test func damagedFilesAreNoError() throws {
        folder.keep(place, ofDocumentAt: "/a")
        let file = try #require(files().first)
        let good = try Data(contentsOf: file)
        var random = SeededGenerator(seed: 7)
        var contents = [
            Data(), Data("{".utf8), Data("null".utf8), Data(repeating: 0x5B, count: 200_000), Data(count: 10_000_000),
            Data(String(decoding: good, as: UTF8.self).replacing("/a", with: "/b").utf8),
            Data(String(decoding: good, as: UTF8.self).replacing("\\/a", with: "\\/b").utf8), good.dropLast(3),
        ]
        for _ in 0..<300 {
            var bytes = good
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            contents.append(bytes)
        }
        for content in contents {
            try content.write(to: file)
            // A corrupted digit may still be a valid one.
            if let read = folder.place(ofDocumentAt: "/a") {
                #expect(read.open.count == 1 && content.count == good.count)
            }
            folder.keep(place, ofDocumentAt: "/a")
            #expect(folder.place(ofDocumentAt: "/a") == place)
        }
    }

    @Test func otherKindsOfFilesAreNotWaitedFor() throws {
        folder.keep(place, ofDocumentAt: "/a")
        let file = try #require(files().first).path
        let ways: [(String) -> Int32] = [
            { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }, { symlink($0, $0) }, { mkdir($0, 0o700) },
        ]
        for makeSomething in ways {
            try FileManager.default.removeItem(atPath: file)
            #expect(makeSomething(file) == 0)
            #expect(folder.place(ofDocumentAt: "/a") == nil)
            folder.keep(ReadingPlace(), ofDocumentAt: "/a")
            folder.keep(place, ofDocumentAt: "/a")
        }
    }

    @Test(arguments: ["/dev/null", "/proc", "/dev/null/deeper", "file"])
    func aPlaceThatCannotBeWrittenIsNotKept(state: String) throws {
        let blocked = try scratch.file("file", [])
        let folder = PlaceFolder(environment: ["XDG_STATE_HOME": state == "file" ? blocked : state])
        folder.keep(place, ofDocumentAt: "/a")
        #expect(folder.place(ofDocumentAt: "/a") == nil)
    }

    @Test func thoseLeftLongestAgoAreForgotten() throws {
        for number in 0..<PlaceFolder.documentLimit {
            let before = Set(files())
            folder.keep(place, ofDocumentAt: "/\(number)")
            let file = try #require(Set(files()).subtracting(before).first)
            // A lower number is older.
            let date = Date(timeIntervalSinceNow: TimeInterval(number - 1_000) * 60)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        _ = try Data("mine".utf8).write(to: folder.folder.appending(path: "notes.txt"))
        folder.keep(place, ofDocumentAt: "/0")
        for number in 0..<5 { folder.keep(place, ofDocumentAt: "/new\(number)") }
        #expect(files().count == PlaceFolder.documentLimit + 1, "nobody else's file goes")
        #expect(folder.place(ofDocumentAt: "/0") != nil && folder.place(ofDocumentAt: "/6") != nil)
        for number in 1...5 { #expect(folder.place(ofDocumentAt: "/\(number)") == nil) }
        for number in 0..<5 { #expect(folder.place(ofDocumentAt: "/new\(number)") == place) }
    }

    @Test func whoReadsMeanwhileGetsOneOrTheOther() {
        let places = [place, ReadingPlace(open: Array(repeating: row, count: 400))]
        folder.keep(places[0], ofDocumentAt: "/a")
        let isWriting = Mutex(true)
        let folder = folder
        let writer = Thread {
            for turn in 0..<400 { folder.keep(places[turn % 2], ofDocumentAt: "/a") }
            isWriting.withLock { $0 = false }
        }
        writer.start()
        var reads = 0
        while isWriting.withLock({ $0 }) {
            let read = folder.place(ofDocumentAt: "/a")
            if !places.contains(where: { $0 == read }) { Issue.record("\(String(describing: read))") }
            reads += 1
        }
        #expect(reads > 10)
    }
}
