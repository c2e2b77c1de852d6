import SeededRandom
import Testing

@testable import Documents

@Suite struct OutlineRowsTests {
    private func outline(_ document: any Document, depth: Int = 0) -> [String] {
        (0..<document.rowCount).flatMap { row -> [String] in
            let text = String(repeating: ".", count: depth) + document.row(at: row).summary
            return [text] + (document.nestedRows(at: row).map { outline($0.document, depth: depth + 1) } ?? [])
        }
    }

    @Test func indentedLinesAreInsideTheLineAboveThem() {
        let text = "http {\n  server {\n    listen 80;\n\n    root /a;\n  }\n}\nuser x;\n"
        let document = document(text, named: "nginx.conf")
        #expect(document.format == .outline)
        #expect(
            outline(document) == [
                "http {", ".server {", "..listen 80;", "..root /a;", "..}", ".}", "user x;",
            ]
        )
        #expect(document.rows.allSatisfy { $0.summaryIsCode && $0.problem == nil })
    }

    @Test func tabsLeadToColumns() {
        let text = "a:\n\tb\n        c\n    d\ne\n"
        #expect(outline(document(text, as: .outline)) == ["a:", ".b", ".c", ".d", "e"])
    }

    @Test func aBracketWithoutLinesBeforeItIsALine() {
        #expect(
            outline(document("a\n}\nb {\n c\n} else {\n d\n}\n", as: .outline)) == [
                "a", "}", "b {", ".c", ".} else {", "..d", "..}",
            ]
        )
    }

    @Test func aLongLineWithOthersInsideIsReadInFull() {
        let line = String(repeating: "word ", count: 200) + "{"
        let row = document("\(line)\n  a\n}\nb\n", as: .outline).row(at: 0)
        #expect(row.detail == line && row.inside != nil && row.detailHasSummary)
    }

    /// Unfolded, an outline has each line once, in order.
    @Test(arguments: 1...100 as ClosedRange<UInt64>) func everyLineIsFoundOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<Int.random(in: 1...40, using: &random)).map { index in
            String(repeating: " ", count: Int.random(in: 0...6, using: &random))
                + (["}", ")", "x\(index)", "y\(index) {"].randomElement(using: &random) ?? "")
        }
        let found = outline(document(lines.joined(separator: "\n"), as: .outline)).map { $0.drop { $0 == "." } }
        #expect(found == lines.map { $0.drop { $0 == " " } }, "seed \(seed): \(lines)")
    }
}
