import Foundation
import TemporaryFolder
import Testing

@testable import Documents

/// Tests that files with any name that the system permits can be opened.
@Suite struct FilePathTests {
    static let names: [[UInt8]] = [
        [0xFF, 0xFE], Array("caf".utf8) + [0xE9], Array("two\nlines".utf8), Array(" leading".utf8), Array("-dash".utf8),
        Array("--fresh".utf8), Array("it's \"quoted\" $HOME `x` \\".utf8), Array("*?[a]".utf8), [1, 0x1B, 0x7F],
        Array(repeating: 0xA0, count: 255), Array("a\u{301}".utf8), Array("á".utf8), Array("🏔".utf8),
        Array("x.json".utf8),
    ]

    private func write(_ text: String, to path: FilePath) throws {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
        try #require(descriptor >= 0, "\(path.readable)")
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
    }

    @Test func filesWithAnyNameOpen() throws {
        let folder = try TemporaryFolder()
        for (index, name) in Self.names.enumerated() {
            let path = FilePath(bytes: Array("\(folder.path)/".utf8) + name)
            try write("[\(index)]", to: path)
        }
        for (index, name) in Self.names.enumerated() {
            let path = FilePath(bytes: Array("\(folder.path)/".utf8) + name)
            let document = try DocumentSource.file(path).open(isStepwise: true)
            while document.indexer.step() == .more {}
            #expect(document.row(at: 0).summary.contains("\(index)"), "\(path.readable)")
            #expect(document.title == ReadableBytes.text(of: name))
            let isPrintable = document.title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            #expect(isPrintable)
            path.withCString { _ = unlink($0) }
        }
    }

    @Test func aFileWithAnyNameIsFollowed() throws {
        let folder = try TemporaryFolder()
        let path = FilePath(bytes: Array("\(folder.path)/".utf8) + [0xFF, 0x0A])
        try write("a\n\n", to: path)
        let document = try DocumentSource.file(path).open(follows: true, isStepwise: true)
        while document.indexer.step() == .more {}
        path.withCString { _ = unlink($0) }
        try write("b\n\nc\n", to: path)
        while document.indexer.step() == .more {}
        #expect((0..<document.rowCount).map { document.row(at: $0).summary } == ["b", "c"])
        #expect(document.notice == #"\xFF\n was replaced by another file, which is the one shown now."#)
        path.withCString { _ = unlink($0) }
    }

    @Test func errorsNameItReadably() throws {
        let error = #expect(throws: DocumentError.self) {
            try DocumentSource.file(FilePath(bytes: Array("no/\u{1B}[31m".utf8) + [0xFF])).open()
        }
        #expect(error?.description.hasPrefix(#"no/\u{1B}[31m\xFF: there is no such file."#) == true)
    }

    @Test func aNameThatIsTooLongIsRefused() {
        let error = #expect(throws: DocumentError.self) {
            try DocumentSource.file(FilePath(bytes: Array(repeating: 0x61, count: 5000))).open()
        }
        #expect(error?.reason == .unreadable)
    }
}
