import Testing

@testable import Documents

@Suite struct XMLPreviewTests {
    @Test(arguments: [
        ("<b>x</b><title>T &amp; U</title><c d='1'><e/></c></a>", "{…3} title: T & U · b: x · c: {d: 1, …1}"),
        ("<b><![CDATA[<i>]]></b> <!-- no --> <b>y</b></a>", "{…2} b: <i> · b: y"),
        ("<i n='1' id='2' name='z'/><i n='3'></i></a>", "{…2} i: {id: 2, name: z, …1} · i: {n: 3}"),
        ("<name>x</name>\n<name>y</name><b>z</b></a>", "{…3} name: x · name: y · b: z"),
        ("one <b>two</b> three</p>", nil), ("</a>", nil), ("", nil), ("<b", nil),
        ("<p>one <b>two</b></p><q>3</q></a>", "{…2} p: one two · q: 3"),
        (
            "<key>Name</key><string>App</string><key>On</key><true/><key>L</key><array><i>1</i></array></dict>",
            "{…3} Name: App · On: true · L: {i: 1}"
        ),
        // The bytes that are looked at end in the middle.
        ("<b>1</b><c", "{…1+} b: 1"), ("<b>1</b><c><d>2</d><e", "{…2+} b: 1 · c: {…1+}"),
    ])
    func elementsAreToldByTheirNames(content: String, text: String?) {
        let preview = XMLPreview.preview(Array(content.utf8)[...])
        #expect(preview.map { "\($0.count) \($0.text)" } == text)
    }

    @Test func deepElementsEnd() {
        let text = String(repeating: "<a>", count: 5000)
        #expect(XMLPreview.preview(Array(text.utf8)[...])?.count == "{…1+}")
    }
}
