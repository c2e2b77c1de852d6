import Testing

@testable import Documents

@Suite struct TextRowsTests {
    @Test func paragraphsAreRows() {
        let document = document("One\ntwo.\n\n\n  Three\n \nFour", named: "a.txt")
        #expect(document.rows.map(\.summary) == ["One\ntwo.", "  Three", "Four"])
        #expect(document.rows.allSatisfy { $0.summaryLineLimit == 3 && $0.detail == nil && $0.problem == nil })
    }

    @Test func longParagraphGoesOnInTheNextRow() {
        let line = String(repeating: "x", count: 99)
        let text = Array(repeating: line, count: 1000).joined(separator: "\n")
        let rows = document(text, as: .text).rows
        #expect(rows.count == 7)
        #expect(rows.map(\.summary).joined(separator: "\n") == text)
    }

    @Test func logEntryTakesItsIndentedLines() {
        let text = "2024-03-12 10:00:00 ERROR it broke\n    at a\n    at b\n\n2024-03-12 10:00:01 INFO fine\n"
        let document = document(text, named: "server.log")
        #expect(document.format == .log)
        #expect(
            document.rows.map(\.summary) == [
                "it broke\n2024-03-12 10:00:00 · ERROR", "fine\n2024-03-12 10:00:01 · INFO",
            ]
        )
        #expect(document.rows.map(\.detail) == ["    at a\n    at b", nil])
    }

    @Test func controlCharactersAreShown() {
        let row = document([0x61, 0x00, 0x07, 0x0D, 0x62, 0x7F, 0x1B, 0x41, 0x0D, 0x0A, 0x63]).row(at: 0)
        #expect(row.summary == "a␀␇␍b␡␛A\nc")
        #expect(row.problem == "Byte 1 of the file is a NUL, shown as “␀”.")
    }

    @Test func invalidBytesAreNamed() {
        let row = document(Array("ok\n\nZürich ".utf8) + [0xE2, 0x82] + Array(" x".utf8)).row(at: 1)
        #expect(row.summary == "Zürich \u{FFFD} x")
        #expect(row.problem?.hasPrefix("Byte 12 of the file is not UTF-8") == true)
    }

    @Test func onlyNewlinesAreNoRows() {
        let document = document("\n\n\r\n\n", named: "a.txt")
        #expect(document.rowCount == 0)
        #expect(document.notice != nil)
    }

    @Test(arguments: ["a.txt", "a.jsonl", "a.csv", "a.json", "a.log"])
    func hugeLineContinuesInParts(name: String) throws {
        let size = name == "a.json" ? 1_000_000 : 50_000_000
        var bytes = [UInt8](repeating: 0x61, count: size)
        if name == "a.json" { bytes.replaceSubrange(0..<2, with: [0x5B, 0x22]) }
        bytes.append(contentsOf: Array("\nlast".utf8))
        let document = document(bytes, named: name)
        let row = document.row(at: 0)
        let texts = [row.summary, row.detail, document.notice].compactMap { $0 }
        #expect(texts.allSatisfy { $0.utf8.count < RowSpan.byteLimit + 200 })
        let parts = try #require(document.nestedRows(at: 0)).document.ranges
        #expect(parts.first?.lowerBound == document.byteRange(ofRowAt: 0).lowerBound + RowSpan.byteLimit)
        #expect(parts.last?.upperBound == document.byteRange(ofRowAt: 0).upperBound)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(document.state.hasLongRows)
        if name != "a.json" { #expect(document.row(at: document.rowCount - 1).summary == "last") }
    }

    @Test func cutBetweenTheBytesOfALetterIsNoDamage() {
        for shift in 0..<4 {
            let text = String(repeating: "x", count: shift) + String(repeating: "𝄞é€", count: 10_000)
            let row = document(text, named: "a.txt").row(at: 0)
            #expect(row.problem == nil)
            #expect(!row.summary.contains("\u{FFFD}"))
        }
    }
}
