import Testing

@testable import Documents

@Suite struct TranslationRowsTests {
    @Test func entriesAreRows() {
        let text = """
            # translators
            msgid ""
            msgstr ""
            "Content-Type: text/plain; charset=UTF-8\\n"

            #: a.c:5
            #, fuzzy
            msgid "Hello"
            msgstr "Hallo"

            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d Datei"
            msgstr[1] ""

            msgid "a\\n"
            "b"
            msgstr ""

            """
        let document = document(text)
        #expect(document.format == .translations)
        #expect(
            document.rows.map(\.summary) == [
                "(header)\nContent-Type: text/plain; charset=UTF-8 ", "Hello\nHallo", "%d file\n%d Datei",
                "a b\n(not translated)",
            ]
        )
        #expect(document.rows.map(\.severity) == [nil, .warning, nil, nil])
        #expect(document.row(at: 2).detail?.contains("msgid_plural \"%d files\"") == true)
    }
}
