import Testing

@testable import Documents

@Suite struct ComponentRowsTests {
    private static let calendar = """
        BEGIN:VCALENDAR
        VERSION:2.0
        BEGIN:VEVENT
        UID:1
        DTSTART:20260102T100000Z
        SUMMARY:Meeting\\, with a very long tex
         t that is folded
        BEGIN:VALARM
        ACTION:DISPLAY
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        SUMMARY:Two
        END:VEVENT
        END:VCALENDAR

        """

    @Test(arguments: ["\n", "\r\n"]) func componentsAreATree(lineEnd: String) throws {
        let document = document(Self.calendar.replacing("\n", with: lineEnd))
        #expect(document.format == .components)
        #expect(
            document.rows.map(\.summary) == [
                "VCALENDAR · Meeting, with a very long text that is folded · 20260102T100000Z"
            ]
        )
        let calendar = try #require(document.nestedRows(at: 0)).document
        #expect(
            (0..<calendar.rowCount).map { calendar.row(at: $0).summary } == [
                "VERSION: 2.0",
                "VEVENT · Meeting, with a very long text that is folded · 20260102T100000Z", "VEVENT · Two",
                "END: VCALENDAR",
            ]
        )
        #expect(calendar.row(at: 1).detail == nil && document.row(at: 0).detail == nil)
        let event = try #require(calendar.nestedRows(at: 1)).document
        #expect(
            (0..<event.rowCount).map { event.row(at: $0).summary } == [
                "UID: 1", "DTSTART: 20260102T100000Z",
                "SUMMARY: Meeting, with a very long text that is folded", "VALARM · DISPLAY", "END: VEVENT",
            ]
        )
        #expect(event.row(at: 2).detail?.contains("tex\n t that") == true && event.row(at: 0).detail == nil)
    }

    @Test func cardsAreRows() {
        let text =
            "BEGIN:VCARD\nVERSION:4.0\nFN:Ann\nTEL;TYPE=\"a:b\":+49 1\nEND:VCARD\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\n"
        let document = document(text, named: "a.vcf")
        #expect(document.rows.map(\.summary) == ["VCARD · Ann", "VCARD · Bob"])
        #expect(document.nestedRows(at: 0)?.document.row(at: 2).summary == "TEL;TYPE=\"a:b\": +49 1")
    }

    /// The line after the blank one was a part of neither the summary nor what is inside.
    @Test func aBlankLineContinuesNoLine() throws {
        let document = document("BEGIN:VEVENT\n\r\n\tBEGIN:VCARD\n", named: "a.ics")
        let inside = document.nestedRows(at: 0)?.document
        let rows = inside.map { inside in (0..<inside.rowCount).map { inside.row(at: $0).summary } } ?? []
        #expect((document.rows.map(\.summary) + rows).contains { $0.contains("VCARD") })
    }
}
