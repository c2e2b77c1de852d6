import Testing

@testable import Documents

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("## A *title* ##", "A title"), ("**bold** and _em_", "bold and em"), ("a `x*y` b", "a x*y b"),
        (
            "see [the guide](https://a.b/c) and ![a picture](p.png)",
            "see the guide (https://a.b/c) and a picture (p.png)"
        ),
        ("- one\n* two\n1. three", "• one\n• two\n1. three"), ("> quoted", "│ quoted"), ("---", "────────"),
        ("snake_case_name and 2 * 3", "snake_case_name and 2 * 3"), ("\\*kept\\*", "*kept*"),
        ("```swift\nlet a = `b`\n```", "swift\nlet a = `b`"), ("```\na\n```", "a"), ("an [open link", "an [open link"),
        ("a ` b", "a ` b"), ("", ""),
        ("[[a](b", "[[a](b"), ("[a] [b](c) ](d", "[a] b (c) ](d"), ("(x) [a](b) [c](d)", "(x) a (b) c (d)"),
        ("[[[", "[[["),
        ("x ``` `a` ``", "x ``` a ``"),
        ("<img src=\"a.png\" alt=\"A row\nopens\">\n", "A row opens"),
        ("<img src=\"a.png\"> text", "<img src=\"a.png\"> text"),
    ]) func marksAreLeftOut(source: String, text: String) {
        #expect(MarkdownText(source).text.text == text)
    }

    @Test(arguments: [
        ("~~gone~~ and a~b", "gone and a~b"), ("***a*** b", "a b"), ("*`a`* b", "a b"),
        ("Title\n=====", "Title"), ("Part\n---", "Part"),
        ("---\ntitle: T\n---", "title: T"), ("- [ ] todo\n- [x] done", "• [ ] todo\n• [x] done"),
        ("<http://a.b>", "<http://a.b>"), ("[http://a.b](http://a.b)", "http://a.b"),
        (
            "| Name | Notes |\n| --- | :-: |\n| one of them | a |\n| two \\| bar | `b` | more |",
            "Name        │ Notes\none of them │ a\ntwo | bar   │ b     │ more"
        ),
    ]) func formsOfGitHubAreUnderstood(source: String, text: String) {
        #expect(MarkdownText(source).text.text == text)
    }

    @Test func aTableIsCode() {
        #expect(MarkdownText("|a|b|\n|-|-|\n|1|2|").isCode && !MarkdownText("a | b\nc | d").isCode)
    }

    @Test func headingsAreRowsWithoutMarks() {
        let rows = document("# *A*\n\ntext\n## B\nmore\n# C\n", named: "a.md").rows
        #expect(rows.map(\.summary) == ["A", "C"])
        #expect(rows[0].summarySpans.map(\.role) == [.heading])
    }

    @Test func wordsThatStandOutHaveARole() {
        func parts(_ text: String, _ role: TextRole) -> [String] {
            let text = MarkdownText(text).text
            return text.spans.filter { $0.role == role }.map {
                String(decoding: Array(text.text.utf8)[$0.range], as: UTF8.self)
            }
        }
        #expect(parts("a **b** c __d `e` f__ *g* ** h", .strong) == ["b", "d ", " f"])
        #expect(parts("a ~~b **c**~~ d", .secondary) == ["b c"])
        #expect(parts("a **b", .strong) == [])
    }
}
