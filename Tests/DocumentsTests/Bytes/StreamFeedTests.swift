import Foundation
import TemporaryFolder
import Testing

@testable import Documents

@Suite @MainActor struct StreamFeedTests {
    /// Returns a pipe, with one end as a source for a document.
    private func makePipe() throws -> (reader: FileBytes, writer: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        return (FileBytes(descriptor: ends[0]), ends[1])
    }

    private func put(_ text: String, into writer: Int32) {
        let bytes = Array(text.utf8)
        #expect(Foundation.write(writer, bytes, bytes.count) == bytes.count)
    }

    @Test func rowsAppearWhileTheWriterGoesOn() throws {
        let (reader, writer) = try makePipe()
        let feed = StreamFeed(reader, title: "standard input", follows: false, spool: SpooledBytes(memoryLimit: 20))
        let document = IndexedDocument(feed, title: "standard input", isStepwise: true)
        #expect(document.notice == "Waiting for standard input.")
        #expect(document.state.isIndexing)
        #expect(document.state.progress == nil)
        put("{\"a\": 1}\n{\"a\"", into: writer)
        while document.step() == .more {}
        #expect(document.format == .jsonLines)
        #expect(document.row(at: 0).summary == "a: 1")
        #expect(document.notice == nil)
        put(": 2}\n", into: writer)
        while document.step() == .more {}
        #expect(document.rows.map(\.summary) == ["a: 1", "a: 2"])
        #expect(document.state.isIndexing)
        close(writer)
        while document.step() == .more {}
        #expect(document.rows.map(\.summary) == ["a: 1", "a: 2"])
        #expect(!document.state.isIndexing)
        #expect(document.step() == .end)
    }

    @Test func fullDiskKeepsWhatCameBefore() throws {
        let (reader, writer) = try makePipe()
        let spool = SpooledBytes(memoryLimit: 8, folder: "/no/such/folder")
        let feed = StreamFeed(reader, title: "standard input", follows: false, spool: spool)
        let document = IndexedDocument(feed, title: "standard input", isStepwise: true)
        put("[1]\n[2]\n", into: writer)
        while document.step() == .more {}
        put("[3]\n", into: writer)
        while document.step() == .more {}
        #expect(document.rows.map(\.summary) == ["1", "2"])
        #expect(document.notice?.contains("no room to keep more of standard input") == true)
        close(writer)
    }

    @Test func aNamedPipeIsFollowedFromWriterToWriter() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/fifo"
        #expect(mkfifo(path, 0o600) == 0)
        let document = try open(path, follows: true)
        #expect(document.notice == "Waiting for fifo.")
        for number in 1...3 {
            let writer = Foundation.open(path, O_WRONLY)
            put("[\(number)]\n[\(number)]\n", into: writer)
            while document.step() == .more {}
            close(writer)
            while document.step() == .more {}
            #expect(document.rowCount == 2 * number)
        }
    }

    @Test func utf16ComesInAnyPortions() throws {
        let text = "name;city\nZo\u{EB};\u{141}\u{F3}d\u{17A} \u{1D11E}\n"
        let units = Array(text.utf16)
        let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for size in 1...7 {
            let (reader, writer) = try makePipe()
            let feed = StreamFeed(reader, title: "x.csv", follows: false)
            let document = IndexedDocument(feed, title: "x.csv", isStepwise: true)
            for start in stride(from: 0, to: bytes.count, by: size) {
                let part = Array(bytes[start..<min(bytes.count, start + size)])
                #expect(Foundation.write(writer, part, part.count) == part.count)
                while document.step() == .more {}
            }
            close(writer)
            while document.step() == .more {}
            #expect(document.rows.map(\.summary) == ["Zo\u{EB}\n\u{141}\u{F3}d\u{17A} \u{1D11E}"])
            #expect(document.notice == "x.csv is UTF-16 and was converted.")
        }
    }
}
