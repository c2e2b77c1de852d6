import Testing

@testable import Documents

/// Tests the row of the outermost element, which is around all others.
@Suite struct XMLRootTests {
    @Test func theRowsAreInsideTheFirst() {
        let document = document("<r a='1'><b/>text<!-- c --></r>", named: "a.xml")
        #expect(document.rows.map(\.summary) == ["r a='1'", "b", "text", "<!-- c -->"])
        #expect((0..<4).map(document.isInsideFirstRow) == [false, true, true, true])
    }

    @Test func textAfterTheElementIsNotInside() {
        let document = document("<event a=\"1\"/>\n<event a=\"2\"/>\n", named: "a.xml", as: .xml)
        #expect(document.rowCount == 2 && !document.isInsideFirstRow(1))
    }

    @Test func rowsOfOtherFormatsAreNot() {
        let document = document("[1, 2]", named: "a.json")
        #expect(!document.isInsideFirstRow(1))
    }

    @Test(arguments: [
        "<?xml version='1.0'?>\n", "<!-- <no> -->", "<!DOCTYPE r [<!ELEMENT r (#PCDATA)>]>\n",
        "<?xml version='1.0'?><!DOCTYPE r SYSTEM \"a>b\">\n<!-- c -->\n", "<?pi <r>?>",
    ]) func aPrologUnfolds(prolog: String) throws {
        let document = document(prolog + "<r a=\"1\">\n<b/></r>", named: "a.xml", as: .xml)
        let row = document.row(at: 0)
        #expect(row.summary == "r a=\"1\"" && row.detail?.contains(prolog.trimmingPrefix(" ")) == true)
        #expect(row.inside == nil && document.name(ofRowAt: 0) == .element("r"))
        #expect(row.summarySpans == [TextSpan(0..<1, .key)])
    }

    @Test(arguments: ["<?xml version='1.0'?>", "<!-- only", "<!DOCTYPE r [", "<?pi", "<!", "<!-- a --><"])
    func aBeginningWithoutAnElementIsShownAsItIs(text: String) {
        let document = document(text, named: "a.xml", as: .xml)
        #expect(document.rowCount == 1 && document.row(at: 0).summary.hasPrefix(text.prefix(4)))
    }

    /// Rows don't show end tags, so a damaged one must not contain other markup.
    @Test func anEndTagEndsWhereOtherMarkupBegins() {
        let damaged = document("<r><d>text</<?pi a?><b/></r>", named: "a.xml", as: .xml).rows
        #expect(damaged.map(\.summary) == ["r", "d: text", "<?pi a?>", "b"])
        let joined = document("<a><b id=\"1\">Zoë</b<!-- <c> --><d>x</d></a>", named: "a.xml").rows
        #expect(joined.map(\.summary) == ["a", "b id=\"1\": Zoë", "<!-- <c> -->", "d: x"])
    }
}
