import Foundation
import TemporaryFolder
import Testing

@testable import Documents
@testable import Reader

@Suite @MainActor struct ReaderPageChangeTests {
    /// A file in UTF-16 that ends within a character is read again when it is followed.
    @Test func onlyAFileWithOtherBytesIsSaidToBeReplaced() throws {
        let folder = try TemporaryFolder()
        let bytes: [UInt8] = [0xFF, 0xFE] + "one\ntwo".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let path = try folder.file("a.log", Array(bytes.dropLast()))
        let document = try SteppedDocument(.file(path: path), as: .lines, windowSize: 512)
        let page = ReaderPage(document.document, follows: false)
        document.document.follow()
        document.catchUp()
        #expect(document.document.row(at: 1).summary == "tw" && page.message == nil)
        try Data(bytes.prefix(8)).write(to: URL(fileURLWithPath: path), options: [])
        document.catchUp()
        #expect(page.message == "The file was replaced or emptied.")
    }
}
