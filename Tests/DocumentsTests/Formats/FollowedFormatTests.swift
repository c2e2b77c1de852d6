import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// A file is of one format, whether it is followed or not.
@Suite @MainActor struct FollowedFormatTests {
    private static let pieces =
        DocumentFormats.all.map { $0.example.utf8 }
        + [
            "one\n  two\n", "name:\n    value\n", "three words here\n", "\n", "a  b  c\n",
        ].map(\.utf8)

    /// Texts that end anywhere, also within a row.
    @Test(arguments: LawCount.seeds(60)) func aFileHasOneFormat(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        for _ in 0...generator.below(4) { bytes += Self.pieces[generator.below(Self.pieces.count)] }
        let folder = try TemporaryFolder()
        let path = try folder.file("data", Array(bytes.prefix(1 + generator.below(bytes.count))))
        let document = try open(path)
        let format = document.format
        #expect(try open(path, follows: true).format == format)
        document.follow()
        while document.step() == .more {}
        #expect(document.format == format)
    }

    /// A line that is being written changes nothing of a file with some lines before it.
    @Test(arguments: [OutlineFormat.example, JSONLinesFormat.example + "{\"b\": 2}\n", LogFormat.example])
    func lastLinesAreNotJudgedBeforeTheirEnd(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("data", Array(text.utf8))
        let document = try open(path, follows: true)
        let format = document.format
        for byte in text.utf8.prefix(30) {
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data([byte == 0x0A ? 0x20 : byte]))
            try handle.close()
            while document.step() == .more {}
            #expect(document.format == format && document.state.generation == 0)
        }
    }
}
