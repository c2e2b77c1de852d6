import Testing

@testable import Documents

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("## A *title* ##", "A title"), ("**bold** and _em_", "bold and em"), ("a `x*y` b", "a x*y b"),
        ("see [the guide](https://a.b/c) and ![a picture](p.png)", "see the guide and a picture"),
        ("- one\n* two\n1. three", "• one\n• two\n1. three"), ("> quoted", "│ quoted"), ("---", "────────"),
        ("snake_case_name and 2 * 3", "snake_case_name and 2 * 3"), ("\\*kept\\*", "*kept*"),
        ("```swift\nlet a = `b`\n```", "let a = `b`"), ("an [open link", "an [open link"), ("a ` b", "a ` b"), ("", ""),
        ("[[a](b", "[[a](b"), ("[a] [b](c) ](d", "[a] b ](d"), ("(x) [a](b) [c](d)", "(x) a c"), ("[[[", "[[["),
        ("x ``` `a` ``", "x ``` a ``"),
        ("<img src=\"a.png\" alt=\"A row\nopens\">\n", "A row opens"),
        ("<img src=\"a.png\"> text", "<img src=\"a.png\"> text"),
    ]) func marksAreLeftOut(source: String, text: String) {
        #expect(MarkdownText(source).text.text == text)
    }

    @Test func headingsAreRowsWithoutMarks() {
        let rows = document("# *A*\n\ntext\n## B\nmore\n# C\n", named: "a.md").rows
        #expect(rows.map(\.summary) == ["A", "C"])
        #expect(rows[0].summarySpans.map(\.role) == [.heading])
    }
}
