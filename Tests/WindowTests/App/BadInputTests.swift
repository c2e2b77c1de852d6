import Foundation
import Testing

extension WindowTests {
    /// Tests the whole path from damaged bytes to a picture.
    @Suite(.serialized)
    struct BadInput {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        /// Returns the first picture of a file's film strip.
        private func strip(of name: String, _ data: Data) throws -> Picture {
            let run = try UnfoldRun([try folder.file(name, data).path, "--record", "films"], in: folder.url)
            #expect(run.status == 0 && !run.isCrash, "\(run.errors)")
            return try Picture(URL(filePath: try #require(run.outputLines.first)))
        }

        private func record(_ path: String) throws -> UnfoldRun {
            try UnfoldRun([path, "--record", "films"], in: folder.url)
        }

        @Test func aPathWithoutAFileIsNamed() throws {
            expectOneLine(try record("absent.txt"), naming: "absent.txt", "no such file")
            expectOneLine(try record("/"), naming: "/", "it is a folder")
            expectOneLine(try record("/dev/null"), naming: "/dev/null", "device")
        }

        @Test(.enabled(if: geteuid() != 0, "root may read everything"))
        func anUnreadableFileIsNamed() throws {
            let file = try folder.file("secret.txt", "secret")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
            expectOneLine(try UnfoldRun([file.path], in: folder.url), naming: "secret.txt", "you may not read it")
        }

        @Test(arguments: [
            ("latin1.txt", Data([0x61, 0xFF, 0xFE, 0x80, 0x62])),
            ("nul.txt", Data([0x61, 0x00, 0x62, 0x0A])),
            ("cut.jsonl", Data("{\"a\": 1}\n{\"a\":".utf8)),
            ("cut.json", Data("[1, 2, {\"a\"".utf8)),
            ("open.csv", Data("a,b\n1,\"two".utf8)),
        ])
        func aRowSaysWhatIsWrong(_ name: String, _ data: Data) throws {
            let picture = try strip(of: name, data)
            #expect(picture.hasRedText(x: 0..<230, y: 0..<340))
        }

        @Test(arguments: [("empty.txt", ""), ("lines.txt", "\n\n\n\n"), ("lines.jsonl", "\n\n"), ("empty.json", "[]")])
        func aFileWithoutRowsSaysSo(_ name: String, _ text: String) throws {
            let picture = try strip(of: name, Data(text.utf8))
            #expect(picture.colors(x: 0..<230, y: 0..<340).count > 3)
        }

        @Test func aLineOfFiftyMegabytesShows() throws {
            let line = Data(repeating: UInt8(ascii: "x"), count: 50_000_000)
            #expect(try strip(of: "line.txt", line).hasText(x: 0..<230, y: 0..<60))
            let value = Data("{\"a\": \"".utf8) + line + Data("\"}\n".utf8)
            #expect(try strip(of: "value.jsonl", value).hasText(x: 0..<230, y: 0..<60))
        }
    }
}
