import Foundation
import TemporaryFolder
import Testing

@testable import Documents

@Suite struct DocumentSourceTests {
    private func refusal(of path: String) -> DocumentError? {
        do throws(DocumentError) {
            _ = try open(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func missingFileIsNamed() throws {
        let error = try #require(refusal(of: "/no/such/place.csv"))
        #expect(error.reason == .notFound)
        #expect(error.description.hasPrefix("/no/such/place.csv: there is no such file. Check "))
        #expect(error.localizedDescription == error.description)
    }

    @Test func folderIsRefused() throws {
        let folder = try TemporaryFolder()
        #expect(refusal(of: folder.path)?.reason == .folder)
    }

    @Test func deviceIsRefused() {
        #expect(refusal(of: "/dev/zero")?.reason == .notAFile)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
    func forbiddenFileIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("secret", Array("x".utf8))
        chmod(path, 0)
        #expect(refusal(of: path)?.reason == .noPermission)
    }

    @Test func systemErrorsHaveRemedies() {
        let source = DocumentSource.file(path: "a/b")
        #expect(source.systemError(EACCES).reason == .noPermission)
        #expect(source.systemError(ENOTDIR).reason == .notFound)
        #expect(source.systemError(EISDIR).reason == .folder)
        #expect(source.systemError(EIO).description == "a/b: it cannot be read (Input/output error). Try a copy of it.")
    }

    @Test func emptyFileHasANotice() throws {
        let folder = try TemporaryFolder()
        let document = try open(folder.file("empty.csv", []))
        #expect(document.rowCount == 0)
        #expect(document.notice == "empty.csv is empty.")
        #expect(document.title == "empty.csv")
    }

    @Test @MainActor func fifoIsReadToItsEnd() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/fifo"
        #expect(mkfifo(path, 0o600) == 0)
        let writer = Thread {
            let handle = FileHandle(forWritingAtPath: path)
            handle?.write(Data("a\n\nb\n".utf8))
            try? handle?.close()
        }
        writer.start()
        let document = try DocumentSource.file(path: path).open()
        await document.finishIndexing()
        #expect(document.rows.map(\.summary) == ["a", "b"])
    }

    @Test func filesThatSayTheyAreEmptyAreRead() throws {
        #expect(try open("/proc/self/status").rowCount > 0)
    }

    @Test func fileThatShrinksKeepsItsRowsAndSaysWhatIsGone() throws {
        let folder = try TemporaryFolder()
        let lines = (0..<1000).map { "{\"n\": \($0)}\n" }.joined()
        let path = try folder.file("log.jsonl", Array(lines.utf8))
        let document = try open(path)
        #expect(document.rowCount == 1000)
        #expect(truncate(path, 100) == 0)
        #expect(document.row(at: 0).problem == nil)
        #expect(document.row(at: 999).problem?.contains("has changed since it was opened") == true)
        #expect(Set(document.rows.map(\.id)).count == 1000)
    }

    @Test func fileThatIsDeletedStaysReadable() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("log.jsonl", Array("[1]\n[2]\n".utf8))
        let document = try open(path)
        try FileManager.default.removeItem(atPath: path)
        #expect(document.rows.map(\.summary) == ["1", "2"])
    }

    @Test func utf16IsConverted() throws {
        let folder = try TemporaryFolder()
        let text = "name;city\nZoë;Łódź 𝄞\n"
        let units = Array(text.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big] {
            let document = try open(folder.file("x.csv", bytes))
            #expect(document.rows.map(\.summary) == ["Zoë\nŁódź 𝄞"])
            #expect(document.notice == "x.csv is UTF-16 and was converted.")
        }
        let odd = try open(folder.file("x.csv", little + [0x41]))
        #expect(odd.rowCount == 2)
        #expect(odd.notice?.contains("\u{FFFD}") == true)
        let wide = try open(folder.file("x.txt", [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0]))
        #expect(wide.rows.map(\.summary) == ["A"] && wide.notice == "x.txt is UTF-32 and was converted.")
    }

    @Test func byteOrderMarkIsNoText() throws {
        let folder = try TemporaryFolder()
        let csv = try open(folder.file("x.csv", [0xEF, 0xBB, 0xBF] + Array("a,b\n1,2\n".utf8)))
        #expect(csv.rows.map(\.detail) == ["a: 1\nb: 2"])
        let json = try open(folder.file("x.json", [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)))
        #expect(json.rows.map(\.summary) == ["1"])
        #expect(json.byteRange(ofRowAt: 0) == 4..<5)
    }

    @Test func dashIsStandardInput() {
        #expect(DocumentSource(argument: "-") == .standardInput)
        #expect(DocumentSource(argument: "./-") == .file(path: "./-"))
    }
}
