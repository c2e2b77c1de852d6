import Testing

@testable import Documents

@Suite struct DiffRowsTests {
    private static let diff = FormatName.diff.example

    private func lines(_ role: TextRole, of row: DocumentRow) -> [String] {
        let bytes = Array((row.detail ?? "").utf8)
        return row.detailSpans.filter { $0.role == role }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func eachFileIsARowWithItsLinesInColor() {
        let rows = document(Self.diff, named: "x.diff").rows
        #expect(rows.map(\.summary) == ["one.txt\n+1 −1", "two.txt\n+1 −0 new file"])
        #expect(lines(.addition, of: rows[0]) == ["+new"])
        #expect(lines(.removal, of: rows[0]) == ["-old"])
        #expect(lines(.hunk, of: rows[0]) == ["@@ -1,2 +1,2 @@"])
    }

    @Test func filesOfACommitAreInsideIt() throws {
        let text =
            "commit 0123456789\nAuthor: Ann <a@b>\n\n    Subject\n\n\(Self.diff)\ncommit 1123456789\n\n    Other\n"
        let document = document(text, as: .gitLog)
        #expect(document.rowCount == 2)
        let row = document.row(at: 0)
        #expect(row.detail?.contains("diff") == false && row.detail?.contains("Subject") == false)
        let files = try #require(document.nestedRows(at: 0)).document
        #expect(files.format == .diff)
        #expect((0..<files.rowCount).map { files.row(at: $0).summary.prefix(7) } == ["one.txt", "two.txt"])
        #expect(document.nestedRows(at: 1) == nil)
    }

    @Test func aCommitOfAnySizeHasAllItsFiles() throws {
        let file = "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n" + String(repeating: "+more\n", count: 30_000)
        let text = "commit 0123456789\n\n    Subject\n\n" + String(repeating: file, count: 5)
        let files = try #require(document(text, as: .gitLog).nestedRows(at: 0)).document
        #expect(files.rowCount == 5)
    }

    @Test func plainDiffsAreDividedByTheirNames() {
        let part = "--- a.txt\t2024-01-01\n+++ b.txt\t2024-01-02\n@@ -1 +1 @@\n--- not a name\n+x\n"
        let rows = document(part + part, named: "x.patch").rows
        #expect(rows.map(\.summary) == ["a.txt → b.txt\n+1 −1 renamed", "a.txt → b.txt\n+1 −1 renamed"])
    }

    @Test(arguments: [
        ("diff --git \"a/\\303\\244.txt\" \"b/\\303\\244.txt\"\nnew file mode 100644\n", "ä.txt\n+0 −0 new file"),
        ("--- /dev/null\n+++ \"b/\\303\\244\\t.txt\"\n@@ -0,0 +1 @@\n+x\n", "ä\t.txt\n+1 −0"),
        ("diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n-- \n2.40\n", "f\n+1 −1"),
        ("diff --git f f\n--- f\n+++ f\n@@ -1 +1 @@\n--- a comment\n+++ b\n\\ No newline\n", "f\n+1 −1"),
        ("diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -3 +3 @@ fn\n-a\n+b\n@@ -9,0 +10,2 @@\n+x\n+y\n", "f\n+3 −1"),
        (
            "diff --cc f\nindex 1,2..0\n--- a/f\n+++ b/f\n@@@ -1,2 -1,2 +1,5 @@@\n  1\n++<<<<<<< HEAD\n +2\n++=======\n+ 102\n",
            "f\n+4 −0"
        ),
        (
            "*** a\t2026\n--- b\t2026\n***************\n*** 1,3 ****\n  x\n! a\n- c\n--- 1,2 ----\n  x\n! b\n",
            "b\n+1 −2"
        ),
        ("1,2c1\n< a\n< b\n---\n> c\n", "1,2c1\n+1 −2"),
    ]) func linesAreCountedInAnyForm(text: String, summary: String) {
        #expect(document(text, as: .diff).rows.map(\.summary) == [summary])
    }

    @Test func changesWithoutNamesAreRows() {
        let rows = document("1c1\n< a\n---\n> b\n3a4,5\n> c\n> d\n").rows
        #expect(rows.map(\.summary) == ["1c1\n+1 −1", "3a4,5\n+2 −0"])
    }

    @Test func colorsOfTerminalsAreKeptAndTheirCodesAreNot() {
        let row = document(
            "a \u{1B}[31mred\u{1B}[0m \u{1B}[1;38;5;46mgreen\u{1B}[m \u{1B}[38;2;0;0;255mblue",
            as: .text
        ).row(at: 0)
        #expect(row.summary == "a red green blue")
        let bytes = Array(row.summary.utf8)
        let parts = row.summarySpans.map { "\($0.role) " + String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(parts == ["red red", "green green", "blue blue"])
    }

    @Test func brokenColorsAreHarmless() {
        for codes in [
            "[38;5m", "[38;2;1m", "[999999999999999999999m", "[;;;;;m", "[38;5;300m",
            "[\(String(repeating: "1;", count: 999))m",
        ] {
            #expect(document("a\u{1B}\(codes)b", as: .text).row(at: 0).summary == "ab", "\(codes)")
        }
    }
}
