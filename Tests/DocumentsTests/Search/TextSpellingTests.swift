import SeededRandom
import Testing

@testable import Documents

@Suite @MainActor struct TextSpellingTests {
    @Test(arguments: [
        (#"{"status":500}"#, "status: 500"), (#"{"status" : "500"}"#, "status: 500"), (#"{"a": "\u0410\u0431"}"#, "Аб"),
        (#"{"a": "\u0410\u0431"}"#, "аб"), (#"{"a": "Аб"}"#, "аб"), (#"{"a": "\ud834\udd1e"}"#, "𝄞"),
        (#"{"a": "\uD834\uDD1E"}"#, "𝄞"), (#"{"a": "x \"y\" z"}"#, "x \"y\" z"), (#"{"a": "b\/c"}"#, "b/c"),
        (#"{"a": "1 \u003c 2"}"#, "1 < 2"), (#"{"zoë": 1}"#, "zoë: 1"),
    ]) func storedTextIsFoundAsItIsShown(line: String, text: String) async throws {
        let document = document("{}\n\(line)\n", as: .jsonLines)
        let filter = try RowFilter(RegularExpression.escaped(text), in: .jsonLines)
        #expect(rows(document, filter) == [1])
        let pattern = try SearchPattern(RegularExpression.escaped(text), in: .jsonLines)
        #expect(try await document.find(pattern, from: 0, .forward)?.row == 1)
        // The marks are those of the same pattern.
        #expect(!pattern.ranges(in: document.row(at: 1).summary).isEmpty)
    }

    @Test(arguments: ["R&D", "R&amp;D", "a < b", "Zoë"]) func referencesAreFoundAsTheyAreShown(text: String) throws {
        let document = document("<a><b>x</b><c>R&amp;D a &lt; b Zo&#xeb;</c></a>", as: .xml)
        #expect(rows(document, try RowFilter(text, in: .xml)) == [2])
    }

    @Test func aRegularExpressionIsLeftAsItIs() throws {
        #expect(TextSpelling.json.pattern(for: "Zoë.*", ignoresCase: true) == nil)
        #expect(TextSpelling.json.pattern(for: "status", ignoresCase: true) == nil)
        #expect(TextSpelling.plain.pattern(for: "Zoë: 1", ignoresCase: true) == nil)
        #expect(TextSpelling.json.pattern(for: "\\d é", ignoresCase: true) == nil)
    }

    @Test func encodedWordsAreFoundByWhatTheyMean() throws {
        let mail = document(FormatName.mail.example)
        #expect(rows(mail, try RowFilter("Hello Wörld", in: .mail)) == [0])
        #expect(rows(mail, try RowFilter("!Hello Wörld", in: .mail)) == [1])
    }

    @Test func colorsInsideAWordHideItNot() throws {
        let lines = document("plain\n\u{1B}[31mre\u{1B}[1md\u{1B}[m\n", as: .lines)
        #expect(rows(lines, try RowFilter("red", in: .lines)) == [1])
    }

    private func rows(_ document: IndexedDocument, _ filter: RowFilter) -> [Int] {
        var found = RowSet()
        _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        return (0..<document.rowCount).filter(found.contains)
    }
}
