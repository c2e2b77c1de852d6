import Testing

@testable import Documents

/// Tests that an open row repeats nothing with which its summary begins.
@Suite struct RowHeadTests {
    @Test func beginningsOfSummariesAreNotRepeated() {
        #expect(RowHead("[a]\n").detail(below: "[a] b = 1") == nil)
        #expect(RowHead("[a]").detail(below: "[a]") == nil)
        #expect(RowHead("[a]").detail(below: "[a].b") == "[a]")
        #expect(RowHead("[a]").detail(below: "b [a]") == "[a]")
        // A narrow window cuts the end of the summary.
        #expect(RowHead("# c\n#  d\n\n[a]\n").detail(below: "[a] b = 1 · # c # d") == "# c\n#  d")
        #expect(RowHead("# c\n[a]\n").detail(below: "b = 1") == "# c\n[a]\n")
        #expect(RowHead("# c\n").detail(below: "# c") == nil)
        #expect(RowHead("").detail(below: "") == nil)
        #expect(RowHead("BEGIN:VEVENT", mark: "BEGIN:").detail(below: "VEVENT · Two") == nil)
        #expect(RowHead("begin:VEVENT", mark: "BEGIN:").detail(below: "VEVENT · Two") == "begin:VEVENT")
        #expect(RowHead("BEGIN:VEVENT;X=1", mark: "BEGIN:").detail(below: "VEVENT · Two") == "BEGIN:VEVENT;X=1")
    }

    @Test func tablesDoNotRepeatTheirNames() {
        let details = { (text: String, format: FormatName) in document(text, as: format).rows.map(\.detail) }
        #expect(details("# c\n[a]\nb = 1\n[d]\ne = 2\n", .toml) == ["# c", nil])
        #expect(details("# c\na:\n  b: 1\n  d: 2\ne:\n  - 1\n  - 2\n", .yaml) == ["# c", nil])
        #expect(details("begin:VEVENT\nSUMMARY:a\nend:VEVENT\n", .components) == ["begin:VEVENT"])
    }
}
