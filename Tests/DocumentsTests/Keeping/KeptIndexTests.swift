import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

@Suite struct KeptIndexTests {
    private struct Stage {
        let scratch: TemporaryFolder
        let cache: IndexCache

        init() throws {
            scratch = try TemporaryFolder()
            cache = IndexCache(environment: ["XDG_CACHE_HOME": scratch.path + "/cache"], leastSize: 1000)
        }

        /// Opens a file, and keeps its index when all rows are found.
        func open(_ path: String, as format: FormatName) throws -> (document: IndexedDocument, found: Int) {
            let source = DocumentSource.file(path: path)
            let document = try source.open(as: format, isStepwise: true, windowSize: 2_000, cache: cache)
            let found = document.rowCount
            while document.indexer.step() == .more {}
            IndexKeeper(cache, FilePath(path))?.keep(document.indexer.snapshot.withLock { $0 })
            return (document, found)
        }
    }

    private static func text(_ format: FormatName, _ random: inout SeededGenerator, items: Range<Int>) -> String {
        items.map { item in
            let text = String(repeating: "x y", count: Int.random(in: 0...60, using: &random))
            return format == .json ? "{\"id\": \(item), \"t\": \"\(text)\"},\n" : "\(item),\(text)\n"
        }.joined()
    }

    /// A file that is opened again has the same rows, nearly all of them at once, also if it grew.
    @Test(arguments: [FormatName.json, .csv, .log], 1...6 as ClosedRange<UInt64>)
    func aFileIsThereAtOnce(format: FormatName, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try Stage()
        let beginning = format == .json ? "[\n" : ""
        let text = beginning + Self.text(format, &random, items: 0..<4_000)
        let path = try stage.scratch.file("a", text.utf8)
        let first = try stage.open(path, as: format)
        #expect(first.found < 200)
        let second = try stage.open(path, as: format)
        #expect(second.found > 3_000, "seed \(seed)")
        #expect(second.document.ranges == first.document.ranges && second.document.state == first.document.state)
        let more = text + Self.text(format, &random, items: 4_000..<4_500)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(more.utf8.dropFirst(text.utf8.count)))
        let third = try stage.open(path, as: format)
        let fresh = document(more, as: format)
        #expect(third.found > 3_000 && third.document.ranges == fresh.ranges, "seed \(seed)")
        for row in stride(from: 0, to: third.document.rowCount, by: 313) {
            #expect(third.document.line(ofRowAt: row) == fresh.line(ofRowAt: row))
        }
    }

    @Test func aFileThatWasWrittenAgainIsReadAgain() throws {
        var random = SeededGenerator(seed: 1)
        let stage = try Stage()
        let path = try stage.scratch.file("a", Self.text(.log, &random, items: 0..<3_000).utf8)
        _ = try stage.open(path, as: .log)
        let other = Self.text(.log, &random, items: 9_000..<13_000)
        try Data(other.utf8).write(to: URL(filePath: path))
        let again = try stage.open(path, as: .log)
        #expect(again.found < 200 && again.document.ranges == document(other, as: .log).ranges)
        // Another format of the same file has other rows.
        #expect(try stage.open(path, as: .csv).found < 200)
    }

    /// Whatever is in the folder, the rows are those of the file.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func damagedIndexesAreIgnored(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try Stage()
        let text = Self.text(.log, &random, items: 0..<2_000)
        let path = try stage.scratch.file("a", text.utf8)
        let ranges = try stage.open(path, as: .log).document.ranges
        let names = try FileManager.default.contentsOfDirectory(atPath: stage.cache.folder.path)
        let kept = stage.cache.folder.appending(path: try #require(names.first))
        var bytes = Array(try Data(contentsOf: kept))
        switch seed % 3 {
        case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 1: bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
        default: bytes = (0..<bytes.count).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        #expect(KeptIndex(bytes) == nil)
        try Data(bytes).write(to: kept)
        #expect(try stage.open(path, as: .log).document.ranges == ranges, "seed \(seed)")
    }

    @Test func onlyTheUserMayReadAnIndex() throws {
        var random = SeededGenerator(seed: 1)
        let stage = try Stage()
        try FileManager.default.createDirectory(at: stage.cache.folder, withIntermediateDirectories: true)
        _ = try stage.open(stage.scratch.file("a", Self.text(.log, &random, items: 0..<2_000).utf8), as: .log)
        let folder = stage.cache.folder.path
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(folder) == 0o700 && mode("\(folder)/\(name)") == 0o600)
    }

    @Test func smallFilesAreNotKept() throws {
        let stage = try Stage()
        let path = try stage.scratch.file("a", Array("a\nb\n".utf8))
        _ = try stage.open(path, as: .log)
        #expect(!FileManager.default.fileExists(atPath: stage.cache.folder.path))
    }
}
