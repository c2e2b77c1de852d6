import SeededRandom
import StrictTerminal
import Testing

@testable import Terminal

@Suite struct CellTextTests {
    private func string(_ text: CellText) -> String { text.elements.map(\.glyph.text).joined() }

    @Test func textsAreMeasured() {
        var text = CellText("2 warnings", style: CellStyle(attributes: .bold))
        text.append(" in app.log")
        #expect(text.width == 21)
        #expect(text.elements.first?.style.attributes == .bold)
        #expect(text.elements.last?.style == .plain)
    }

    @Test(arguments: [
        ("one two three", 8, ["one two ", "three"]), ("one two three", 7, ["one two ", "three"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh", 3, ["ab ", "cde", "fgh"]), ("", 5, [""]),
        ("漢字漢字", 3, ["漢", "字", "漢", "字"]), ("漢字", 1, ["漢", "字"]), ("a", 0, ["a"]), ("a b", 1, ["a ", "b"]),
    ])
    func linesEndAfterBlanks(text: String, width: Int, lines: [String]) {
        #expect(CellText(text).lines(width: width).map(string) == lines)
    }

    @Test func linesLoseNothing() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let text = CellText(GridText.text(generator.below(GridText.kinds), count: generator.below(60)))
            let width = generator.below(12)
            let lines = text.lines(width: width)
            #expect(lines.flatMap(\.elements) == text.elements)
            let isNarrow = lines.allSatisfy { line in
                line.width <= width || line.elements.count == 1
                    || line.width == width + 1 && line.elements.last?.glyph == .blank
            }
            #expect(isNarrow)
        }
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd›"), ("abcdef", 1, "›"), ("abcdef", 0, ""), ("漢字", 3, "漢›"),
        ("漢字", 2, " ›"), ("", 0, ""),
    ])
    func textsAreTruncatedWithAMark(text: String, width: Int, shown: String) {
        #expect(string(CellText(text).truncated(to: width)) == shown)
    }

    @Test(arguments: [
        ("abc", 1, "bc"), ("abc", 0, "abc"), ("abc", -1, "abc"), ("abc", 9, ""), ("漢字", 1, " 字"), ("漢字", 2, "字"),
    ])
    func cellsAreDropped(text: String, count: Int, rest: String) {
        #expect(string(CellText(text).dropping(cells: count)) == rest)
    }
}
