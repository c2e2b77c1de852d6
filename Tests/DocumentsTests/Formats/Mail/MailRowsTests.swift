import Testing

@testable import Documents

@Suite struct MailRowsTests {
    private static let mail = """
        Received: from a by b;
        \tFri, 2 Jan 2026 10:00:00 +0000
        From: =?utf-8?q?Zo=C3=AB_M?= <z@example.org>
        To: a@example.org
        Subject: =?utf-8?B?SGVsbG8gV8O2cmxk?=
        Content-Type: multipart/mixed;
         boundary="BB"

        --BB
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        Hall=C3=B6 =
        Welt

        --BB
        Content-Type: text/plain; charset=windows-1251
        Content-Transfer-Encoding: base64

        z/Do4uXy

        --BB
        Content-Type: image/png; name="a b.png"
        Content-Transfer-Encoding: base64

        iVBORw0KGgo=
        --BB--
        """

    private func parts(_ document: any Document) throws -> any Document {
        try #require(document.nestedRows(at: 0)).document
    }

    @Test(arguments: ["\n", "\r\n"]) func headersAndPartsAreRows(lineEnd: String) throws {
        let document = document(Self.mail.replacing("\n", with: lineEnd), named: "a.eml")
        #expect(document.format == .mail && document.rowCount == 1)
        #expect(document.row(at: 0).summary == "Hello Wörld\nZoë M <z@example.org>")
        let parts = try parts(document)
        #expect(
            (0..<parts.rowCount).map { parts.row(at: $0).summary } == [
                "Received: from a by b; Fri, 2 Jan 2026 10:00:00 +0000", "From: Zoë M <z@example.org>",
                "To: a@example.org", "Subject: Hello Wörld", "Content-Type: multipart/mixed; boundary=\"BB\"",
                "text/plain · Hallö Welt", "text/plain · Привет", "image/png · a b.png", "--BB--",
            ]
        )
        #expect(parts.row(at: 3).detail == "Subject: =?utf-8?B?SGVsbG8gV8O2cmxk?=" && parts.row(at: 2).detail == nil)
        let text = try #require(parts.nestedRows(at: 5)).document
        #expect(text.rowCount == 3 && parts.row(at: 5).detail == "--BB")
        #expect(text.row(at: 2).summary == "Hallö Welt")
        #expect(text.row(at: 2).detail == "Hall=C3=B6 =\nWelt")
    }

    @Test func messagesOfAnMboxAreRows() {
        let text =
            "From a@e.org Fri Jan  2 10:00:00 2026\nFrom: a@e.org\nSubject: one\n\nBody 1\n>From here\nFrom now on\n\n"
            + "From b@e.org Fri Jan  2 10:00:01 2026\nFrom: b@e.org\nSubject: two\n\nBody 2\n"
        let document = document(text)
        #expect(document.format == .mail)
        #expect(document.rows.map(\.summary) == ["one\na@e.org", "two\nb@e.org"])
        let filter = try? RowFilter("Subject~two", fieldNames: document.fieldNames)
        #expect(filter != nil)
    }

    @Test(arguments: [
        ("=?utf-8?Q?a=20b?= =?utf-8?Q?c?= d", "a bc d"), ("=?iso-8859-1?q?J=F6rg?=", "Jörg"), ("a =?x? b", "a =?x? b"),
        ("=?nobody-knows?q?a?=", "=?nobody-knows?q?a?="), ("=?utf-8?b?!?=", "=?utf-8?b?!?="), ("=?", "=?"),
    ]) func encodedWordsAreDecoded(value: String, text: String) {
        #expect(MailText.decodedWords(value) == text)
    }
}
