import Testing

@testable import TerminalApp

@Suite struct PlainTextTests {
    private func visible(_ text: String) -> String {
        String(decoding: PlainText.visible(Array(text.utf8)), as: UTF8.self)
    }

    @Test func colorsPassAndAllElseIsSeen() {
        #expect(visible("a\u{1B}[31mb\u{1B}[mc") == "a\u{1B}[31mb\u{1B}[mc\u{1B}[m")
        #expect(visible("\u{1B}]0;x\u{07}\u{1B}[2J\u{202E}") == "␛]0;x␇␛[2J<U+202E>\u{1B}[m")
        #expect(visible("a\nb\r\n") == "a\nb\n\u{1B}[m")
    }

    @Test func overstrikesAreStyles() {
        #expect(visible("N\u{08}N_\u{08}x") == "\u{1B}[1mN\u{1B}[22m\u{1B}[4mx\u{1B}[24m\u{1B}[m")
    }

    @Test(arguments: [
        ("", 1), ("a", 1), ("a\n", 1), ("a\nb\n", 2), ("\n\n\n", 3), (String(repeating: "x", count: 11), 2),
        ("漢字漢字漢字", 2),
        ("\u{1B}[31mabcdefghij\u{1B}[m\n", 1),
    ])
    func rowsAreCounted(text: String, rows: Int) {
        #expect(PlainText.rows(of: Array(text.utf8), columns: 10, limit: 100) == rows)
    }
}
