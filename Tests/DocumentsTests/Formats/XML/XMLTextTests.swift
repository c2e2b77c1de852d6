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
}
