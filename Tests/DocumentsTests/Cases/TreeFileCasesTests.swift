import Testing

@testable import Documents

/// Tests files of values, trees and texts by what they are named after: a way in which programs write them.
@Suite @MainActor struct TreeFileCasesTests {
    @Test("stack.json") func lineEndsOfStringsAreLines() {
        let file = FileCase(
            "stack.json",
            #"{"short": "a\nb\nc", "stack": "Error: boom\n    at f (a.js:1:7)\n    at g"}"#
        )
        #expect(file.document.row(at: 0).detail?.contains("a\nb\nc") == true)
        #expect(file.document.row(at: 1).detail?.contains("Error: boom\n    at f (a.js:1:7)\n    at g") == true)
    }

    @Test("jq_out.txt, json_concat_pretty.json", arguments: ["jq_out.txt", "json_concat_pretty.json", "-"])
    func valuesOneAfterAnotherAreRows(name: String) {
        let file = FileCase(name, "{\n  \"a\": 1,\n  \"b\": [1, 2]\n}\n{\n  \"a\": 2\n}\n{\n  \"a\": 3\n}\n")
        #expect(file.document.format == .jsonSequence && file.document.rowCount == 3)
        #expect(file.document.rows.allSatisfy { $0.problem == nil })
    }

    @Test("jsonc.json, tsconfig.json, json5.json5") func additionsToJSONAreValues() {
        let comments = FileCase(
            "jsonc.json",
            "{\n  // line\n  \"a\": 1, /* block */\n  \"b\": [1, 2,],\n}\n"
        )
        #expect(comments.document.rows.allSatisfy { $0.problem == nil })
        #expect(comments.summaries.joined().contains("line") && comments.summaries.joined().contains("block"))
        let json5 = FileCase(
            "json5.json5",
            "// comment\n{unquoted: 'single', hex: 0xFF, plus: +1, dot: .5, inf: Infinity, nan: NaN, trail: [1,2,], "
                + "'multi': 'a\\\nb',}\n"
        )
        #expect(json5.document.rows.allSatisfy { $0.problem == nil })
        for text in ["comment", "single", "0xFF", "+1", ".5", "Infinity", "NaN"] {
            #expect(json5.summaries.contains { $0.contains(text) }, "\(text)")
        }
    }

    @Test("json_surrogate.json") func halfASurrogatePairIsNamed() {
        let file = FileCase("json_surrogate.json", #"{"emoji":"\ud83d\ude00","lone":"\ud83d x","nul":"a\u0000b"}"#)
        #expect(file.summaries[0].contains("😀") && file.document.row(at: 0).problem == nil)
        #expect(file.document.row(at: 1).problem?.contains("surrogate") == true)
        #expect(file.summaries[2].contains("a␀b"))
    }

    @Test("junit.xml, feed.rss") func characterDataAndReferencesAreText() {
        let junit = FileCase(
            "junit.xml",
            "<testsuites><testcase name=\"bad\"><failure message=\"a &lt; b\"><![CDATA[trace <x>\n  at y]]></failure>"
                + "</testcase></testsuites>\n"
        )
        #expect(junit.allText.contains("trace <x>") && junit.previews.allSatisfy(hasWholeMarks))
        let feed = FileCase(
            "feed.rss",
            "<rss><channel><title>News &amp; more</title><item><description><![CDATA[<p>Text 0</p>]]></description></item>"
                + "</channel></rss>\n"
        )
        #expect(feed.allText.contains("News & more") && feed.allText.contains("<p>Text 0</p>"))
        #expect(feed.previews.allSatisfy { hasWholeMarks($0) && !$0.contains("&amp;") })
    }

    /// Whether a summary has both marks of character data, or none.
    private func hasWholeMarks(_ summary: String) -> Bool { summary.hasPrefix("<![CDATA[") == summary.contains("]]>") }

    @Test("xml_latin.xml") func theDeclarationOfXMLIsHeard() {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<n>H*sker D*</n>\n"
        let file = FileCase("xml_latin.xml", text.utf8.map { $0 == UInt8(ascii: "*") ? 0xFC : $0 })
        #expect(file.allText.contains("Hüsker Dü"))
    }

    @Test("Cargo.lock") func locksOfCargoAreTOML() {
        let text =
            "version = 3\n\n[[package]]\nname = \"a\"\nversion = \"1.0\"\ndependencies = [\n \"b\",\n \"c 1.0\",\n]\n"
        let file = FileCase("Cargo.lock", text)
        #expect(file.document.format == .toml && file.document.rowCount == 2)
        // The comma after the last element has none after it.
        let package = file.document.nestedRows(at: 1)?.document
        let dependencies = package?.nestedRows(at: 2)?.document
        #expect(dependencies?.rows.map(\.summary) == ["b", "c 1.0"])
    }

    @Test("cm.yaml, k8s.yaml") func aSignOfANumberInABlockIsNoComment() {
        let file = FileCase("cm.yaml", "env:\n  script: |\n    # not a comment\n    run\n  list: [foo, \"a # b\"]\n")
        #expect(file.summaries[0].contains("# not a comment") && file.summaries[0].contains("a # b"))
        let row = file.document.nestedRows(at: 0)?.document.row(at: 1)
        let comments = row?.summarySpans.filter { $0.role == .secondary } ?? []
        #expect(row?.summary.contains("a # b") == true && comments.isEmpty)
    }

    @Test("noprefix.diff, format-patch.patch, context.diff") func filesOfDiffsAreRows() {
        let quoted = FileCase(
            "noprefix.diff",
            """
            diff --git "a/\\303\\244.txt" "b/\\303\\244.txt"
            new file mode 100644
            index 0..1
            --- /dev/null
            +++ "b/\\303\\244.txt"
            @@ -0,0 +1 @@
            +x

            """
        )
        #expect(quoted.summaries[0].contains("ä.txt") && !quoted.summaries[0].contains("\\303"))
        let patch = FileCase(
            "format-patch.patch",
            "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n-- \n2.40\n"
        )
        #expect(patch.summaries[0].contains("+1 −1"))
        let context = FileCase(
            "context.diff",
            "*** a\t2026\n--- b\t2026\n***************\n*** 1,2 ****\n  x\n! a\n--- 1,2 ----\n  x\n! b\n"
        )
        #expect(context.document.rowCount == 1 && context.summaries[0].contains("b"))
        #expect(!context.summaries[0].contains("1,2 ----"))
    }

    @Test("mail.eml") func mailIsDecoded() {
        let file = FileCase(
            "mail.eml",
            """
            From: =?utf-8?q?J=C3=B6rg?= <j@e.org>
            To: a@e.org
            Subject: =?utf-8?B?SGVsbG8gV8O2cmxk?=
            Date: Fri, 2 Jan 2026 10:00:00 +0000
            MIME-Version: 1.0
            Content-Type: multipart/alternative; boundary="BB"

            --BB
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: quoted-printable

            Hall=C3=B6 =
            Welt

            --BB
            Content-Type: text/html

            <p>x</p>
            --BB--

            """
        )
        for text in ["Hello Wörld", "Jörg", "Hallö Welt"] { #expect(file.open(0).contains(text), "\(text)") }
    }

    @Test("table.md") func markdownIsReadByItsStructure() {
        let file = FileCase(
            "table.md",
            "---\ntitle: T\n---\n\n# Feature\n\n| Feature | Status |\n| --- | :-: |\n| one | Y |\n\n"
                + "~~gone~~ [link](http://e.org)\n\n- [ ] todo\n- [x] done\n\nHead\n====\n\ntext\n"
        )
        let all = file.allText
        for text in ["title: T", "http://e.org", "todo", "done", "gone"] { #expect(all.contains(text), "\(text)") }
        #expect(all.contains("Head") && !all.contains("===="))
        #expect(!all.contains("~~") && !all.contains("| :-: |"))
    }

    @Test("bin.plist, msgpack.msgpack, cbor.cbor") func dataIsBytes() {
        let plist: [UInt8] =
            Array("bplist00".utf8) + [0xD2, 1, 2, 3, 4, 0x51, 0x61, 0x51, 0x62, 0x10, 1, 0xA2, 3, 5, 0x10, 2]
            + [8, 13, 15, 17, 19, 22, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            + [0, 0, 0, 0, 24]
        #expect(FileCase("bin.plist", plist).document.format == .hex)
        let msgpack: [UInt8] = [0x82, 0xA1, 0x61, 0x01, 0xA1, 0x62, 0x93, 0x01, 0x02, 0x03]
        #expect(FileCase("msgpack.msgpack", msgpack).document.format == .hex)
        let cbor: [UInt8] = [0xA2, 0x61, 0x61, 0x01, 0x61, 0x62, 0x83, 0x01, 0x02, 0x03]
        #expect(FileCase("cbor.cbor", cbor).document.format == .hex)
    }

    @Test("liga.json") func charactersAreThoseOfTheFile() {
        let file = FileCase("liga.json", #"{"addr":"0x1F3a 10x20","arrow":"a -> b <- c => d","neq":"a != b >= c"}"#)
        #expect(file.summaries[0].hasSuffix("0x1F3a 10x20") && file.summaries[1].hasSuffix("a -> b <- c => d"))
        #expect(file.summaries[2].hasSuffix("a != b >= c"))
    }

    @Test("ws.json") func blanksOfStringsAreKept() {
        let file = FileCase("ws.json", #"{"a":"x    y","t":"a\tb","lead":"  z  ","nb":"a\u00a0b","crlf":"a\r\nb"}"#)
        let shown = (0..<file.document.rowCount).map(file.open)
        #expect(shown[0].contains("x    y") && shown[2].contains("  z  ") && shown[3].contains("a\u{A0}b"))
        #expect(shown[1].contains("a\tb"))
    }
}
