import Foundation
import TemporaryFolder
import Testing

@testable import Documents
@testable import Reader

@Suite @MainActor struct ReaderPageChangeTests {
    /// A file in UTF-16 that ends within a character keeps its rows when it is followed.
    @Test func onlyAFileWithOtherBytesIsReplaced() throws {
        let folder = try TemporaryFolder()
        let bytes: [UInt8] = [0xFF, 0xFE] + "one\ntwo".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let path = try folder.file("a.log", Array(bytes.dropLast()))
        let document = try SteppedDocument(.file(path: path), as: .lines, windowSize: 512)
        let page = ReaderPage(document.document, follows: false)
        page.setCurrent(1)
        document.document.follow()
        document.catchUp()
        #expect(page.row(at: 1)?.row.summary == "tw" && page.current == 1 && page.message == nil)
        try Data(bytes.prefix(8)).write(to: URL(fileURLWithPath: path), options: [])
        document.catchUp()
        #expect(page.message == "The file was replaced or emptied.")
    }

    /// Prose is unfolded. An empty file is prose until it has bytes, and so is what comes through a pipe.
    @Test func onlyProseIsUnfolded() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", [])
        let document = try SteppedDocument(.file(path: path), follows: true, windowSize: 512)
        let page = ReaderPage(document.document, follows: false)
        let entries = (10..<30).map { "2026-11-28 12:00:\($0) ERROR [main] failed\n    at Pool.get\n" }
        try Data(entries.joined().utf8).write(to: URL(fileURLWithPath: path), options: [])
        document.catchUp()
        #expect(page.document.format == .log && page.row(at: 3)?.isOpen == false)
    }
}
