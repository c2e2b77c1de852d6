import Testing

@testable import Documents

/// Tests the lines of a document of any format.
@Suite struct DocumentOfLinesTests {
    /// Lines are all bytes of the document, and the row at the beginning of each row is its line.
    @Test(arguments: FormatName.allCases, ["\n", "\r\n"]) func linesHaveAllBytes(format: FormatName, lineEnd: String)
        throws
    {
        let text = format.example.replacing("\n", with: lineEnd)
        let document = document("\u{FEFF}" + text, as: format)
        let lines = try #require(document.documentOfLines(title: "a"))
        #expect(lines.format == .lines)
        var bytes: [UInt8] = []
        for row in 0..<lines.rowCount {
            bytes += lines.value(ofRowAt: row, limit: .max) ?? []
            if bytes.count < text.utf8.count { bytes += Array(lineEnd.utf8) }
        }
        #expect(String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline } == text.filter { !$0.isNewline })
        let pieces = text.split(separator: lineEnd, omittingEmptySubsequences: false)
        #expect(lines.rowCount == pieces.count - (pieces.last == "" ? 1 : 0))
        for row in 0..<document.rowCount {
            let start = document.byteRange(ofRowAt: row).lowerBound
            guard let line = document.line(ofRowAt: row), let found = lines.row(atByte: start) else { continue }
            #expect(lines.line(ofRowAt: found) == line, "row \(row)")
        }
    }

    /// The lines of what is inside a row are those of the file.
    @Test func linesInsideARowHaveTheNumbersOfTheFile() throws {
        let document = document("{\n  \"a\": [\n    1,\n    2\n  ]\n}\n", named: "a.json")
        let inside = try #require(document.documentInside(rowAt: 0, title: "a"))
        let lines = try #require(inside.documentOfLines(title: "a"))
        let row = try #require(lines.row(atLine: 4))
        #expect(lines.row(at: row).summary == "    2" && lines.line(ofRowAt: row) == 4)
    }

    @Test func aDocumentWithoutBytesHasNoLines() {
        #expect(document("").documentOfLines(title: "a") == nil)
    }
}
