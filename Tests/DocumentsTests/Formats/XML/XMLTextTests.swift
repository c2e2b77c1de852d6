import Testing

@testable import Documents

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("<a><t>News &amp; more</t></a>", "t: News & more"),
        ("<a><t>&lt;p&gt;Text 0&lt;/p&gt;</t></a>", "t: <p>Text 0</p>"),
        ("<a><f m=\"a &lt; b\"><![CDATA[trace <x>\n  at y]]></f></a>", "f m=\"a &lt; b\": trace <x> at y"),
        ("<a><t>&#90;o&#xEB; &e; & &#x110000;</t></a>", "t: Zoë &e; & &#x110000;"),
        ("<a><t>one<!-- <no> --> two<b c='>'/>three</t></a>", "t: one · two · three"),
    ]) func previewsReadAsTheTextDoes(text: String, summary: String) {
        #expect(document(text, named: "a.xml").row(at: 1).summary == summary)
    }

    /// Inside an element, text reads as it does in the element's summary.
    @Test(arguments: [
        (
            "<a><t><![CDATA[if (x < y)\n  z &amp; <b/>]]></t></a>", "if (x < y) z &amp; <b/>",
            "if (x < y)\n  z &amp; <b/>"
        ),
        ("<a><t><![CDATA[one]]></t></a>", "one", nil),
        ("<a><t>a &lt; b<c/></t></a>", "a < b", nil),
        ("<a><t><![CDATA[never ends</t></a>", "never ends</t></a>", nil),
    ]) func rowsOfTextReadAsTheTextDoes(text: String, summary: String, detail: String?) throws {
        let inside = try #require(document(text, named: "a.xml").nestedRows(at: 1)?.document)
        #expect(inside.row(at: 0).summary == summary && inside.row(at: 0).detail == detail)
    }

    /// Other markup is shown as it is.
    @Test(arguments: ["<!-- a -->", "<?b c?>", "< e"]) func rowsOfOtherMarkupAreAsTheyAre(text: String) {
        let inside = document("<a><t>\(text)<f/></t></a>", named: "a.xml").nestedRows(at: 1)?.document
        #expect(inside?.row(at: 0).summary.hasPrefix(text) == true)
    }

    /// Words are found as a row shows them, however they are spelled.
    @Test(arguments: ["Zoë", "one", "onetwo", "twothree"])
    @MainActor func wordsAreFoundAsTheyAreShown(word: String) throws {
        let file = FileCase("a.xml", "<a><t>&#90;o&#xEB; one<![CDATA[two]]>three</t><u>four</u></a>")
        #expect(file.document.row(at: 1).summary == "t: Zoë onetwothree")
        #expect(try file.rows(where: word) == [1])
    }
}
