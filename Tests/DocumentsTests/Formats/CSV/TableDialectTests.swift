import SeededRandom
import Testing

@testable import Documents

/// Tests that tables are read as they are written in the world.
@Suite struct TableDialectTests {
    private func document(_ text: String, _ choices: ReadingChoices = ReadingChoices(), named name: String = "a.csv")
        -> IndexedDocument
    {
        let feed = StoredFeed(Array(text.utf8))
        let document = IndexedDocument(feed, title: name, reading: choices, isStepwise: true)
        while document.indexer.step() == .more {}
        return document
    }

    private func cells(_ document: IndexedDocument) -> [[String]] { document.rows.map { $0.cells.map(\.text) } }

    @Test(arguments: ["|", "\u{1}", "\u{1F}", ",", ";", "\t"]) func delimitersAreFound(delimiter: String) {
        let text = [["id", "name", "note"], ["1", "Ann", "x y"], ["2", "Bob", "z"], ["3", "Cy", "q r"]]
        let document = document(text.map { $0.joined(separator: delimiter) }.joined(separator: "\n") + "\n")
        #expect(document.columns.map(\.name) == ["id", "name", "note"])
        #expect(cells(document) == Array(text.dropFirst()))
        #expect(document.rows.allSatisfy { $0.problem == nil })
        let fact = document.state.facts.first { $0.name == "Delimiter" }
        #expect(fact?.evidence == "3 of 3 records have as many cells as the first.")
    }

    /// A delimiter may end each record, and the header, or not.
    @Test(arguments: ["a,b,c", "a,b,c,", "1,2,3", "1,2,3,"], [("", ""), (",", ","), ("", ","), (",", "")])
    func aDelimiterMayEndRecords(first: String, ends: (String, String)) {
        let isNamed = first.hasPrefix("a")
        let document = document("\(first)\n4,5,6\(ends.0)\n7,8,9\(ends.1)\n")
        #expect(document.rows.allSatisfy { $0.problem == nil })
        let own = isNamed ? [] : [["1", "2", "3"]]
        #expect(cells(document) == own + [["4", "5", "6"], ["7", "8", "9"]])
        #expect(document.columns.count == 3)
        #expect(document.rows.last?.detail?.hasSuffix(isNamed ? "c: 9" : "column 3: 9") == true)
    }

    /// Cells behind the last name are shown if they have a text.
    @Test func cellsBehindTheLastNameAreShown() {
        let document = document("a,b,\n1,2,3\n4,5,\n6\n7,8,9,\n1,2,3,4\n")
        #expect(document.columns.map(\.name) == ["a", "b", "column 3"])
        #expect(cells(document).map(\.count) == [3, 2, 1, 3, 4])
        #expect(document.rows.map { $0.problem != nil } == [false, false, true, false, true])
    }

    /// Commas and semicolons inside cells do not outweigh the delimiter.
    @Test func delimitersAreToldBySeveralRecords() {
        let text = "SPEED|START|SIZE\nnormal|2019/12/23 23:00:01|96M  total, all\nhigh|2019/12/21 21:01:01|19M; total\n"
        #expect(document(text).columns.map(\.name) == ["SPEED", "START", "SIZE"])
        #expect(document(text, named: "-").format == .csv)
        #expect(document("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n", named: "-").format != .csv)
    }

    @Test func separatorsOfUnitsAndRecordsAreFound() {
        let document = document("id\u{1F}text\u{1E}1\u{1F}a\nb\u{1E}2\u{1F}c\u{1E}")
        #expect(document.rows.map(\.detail) == ["id: 1\ntext: a\nb", "id: 2\ntext: c"])
        #expect(document.rows.allSatisfy { $0.problem == nil })
        #expect(document.line(ofRowAt: 1) == 2)
    }

    @Test(arguments: ["sep=;\r\n", "\"sep=;\"\r\n", "SEP=;\n"]) func theFirstLineMayNameTheDelimiter(line: String) {
        let document = document(line + "id;name,x;price\r\n1;Ann;3,50\r\n2;Bob;4,75\r\n")
        #expect(document.columns.map(\.name) == ["id", "name,x", "price"])
        #expect(document.rows.count == 2 && document.rows.allSatisfy { $0.problem == nil })
        #expect(document.line(ofRowAt: 0) == 3 && document.notice == nil)
        #expect(document.state.facts.first { $0.name == "Delimiter" }?.evidence == "The first line names it.")
    }

    @Test func commentsComeBeforeTheHeader() {
        let document = document("# exported 2026-01-01\n# by tool\nid,name\n1,Ann\n2,Bob\n")
        #expect(document.columns.map(\.name) == ["id", "name"] && document.rowCount == 2)
        #expect(document.notice == "# exported 2026-01-01 # by tool")
        #expect(document.line(ofRowAt: 0) == 4)
        let header = self.document("#id,name\n1,Ann\n2,Bob\n")
        #expect(header.columns.map(\.name) == ["#id", "name"] && header.notice == nil)
    }

    @Test func backslashesMayEscapeQuotes() {
        let text =
            "1,\"a\",2,\"free form text\",\\N\n2,\"b\",3,\"\\\"A designer, Me.\\\"\",\\N\n3,\"c\",4,\"a\\\\b\nc\",\\N\n"
        let document = document(text)
        #expect(document.columns.map(\.name) == (1...5).map { "column \($0)" })
        #expect(cells(document)[1] == ["2", "b", "3", "\"A designer, Me.\"", "\\N"])
        #expect(cells(document)[2][3] == "a\\b c")
        #expect(document.rows.count == 3 && document.rows.allSatisfy { $0.problem == nil })
        // A backslash before the quote that ends a cell is one of its characters.
        let paths = self.document("name,path\nAnn,\"C:\\\"\nBob,\"D:\\\"\n")
        #expect(cells(paths) == [["Ann", "C:\\"], ["Bob", "D:\\"]])
    }

    @Test func oneColumnHasANameToo() {
        let document = document("name\nAnn\nBob\nCy\n")
        #expect(document.notice == "The only column is “name”.")
        #expect(document.rows.map(\.summary) == ["Ann", "Bob", "Cy"])
        let long = self.document("\(String(repeating: "name ", count: 1000))\nAnn\nBob\nCy\n")
        #expect(long.notice?.hasPrefix("The only column is “name name") == true && (long.notice?.count ?? 0) < 120)
    }

    @Test(arguments: [
        ("id,name\n1,Ann\n2,Bob\n", true), ("name,city\nAnn,Ulm\nBob,Bonn\n", true),
        ("1,Ann\n2,Bob\n3,Cy\n", false), ("1,2\n3,4\n", false),
        ("country,2019,2020\nGermany,1.5,2.5\nFrance,3,4\n", true),
        ("Ann,2019\nBob,2020\nCy,2021\n", false), ("2024-01-01,x\n2024-01-02,y\n", false),
        ("JA,Yea,FE,Yea\n3.6,1916,3.8,1998\n3.2,2007,3.1,1990\n", true),
        ("name;1;total\nx;5;6\ny;7;8\n", true), ("a,b\n", true),
    ])
    func theHeaderIsToldByTheColumns(text: String, hasHeader: Bool) {
        let document = document(text)
        let lines = text.split(separator: "\n").count
        #expect(document.rowCount == (hasHeader ? lines - 1 : lines))
        #expect((document.columns.first?.name == "column 1") == !hasHeader)
    }

    @Test func theUserIsRight() {
        let text = "id,a;b\n1,c;d\n2,e;f\n"
        let named = document(text, ReadingChoices(delimiter: UInt8(ascii: ";")))
        #expect(named.columns.map(\.name) == ["id,a", "b"])
        let bare = document(text, ReadingChoices(hasHeader: false))
        #expect(bare.rowCount == 3 && bare.notice == nil && bare.columns.map(\.name) == ["column 1", "column 2"])
        let header = document("1,2\n3,4\n", ReadingChoices(hasHeader: true))
        #expect(header.rowCount == 1 && header.columns.map(\.name) == ["1", "2"])
        #expect(bare.state.facts.contains { $0.name == "Header" && $0.evidence == "You said so." })
    }

    @Test @MainActor func decimalCommasAreNumbers() async throws {
        let document = document("id;preis;menge\n1;3,50;1.000\n2;10,75;2\n3;100,00;1.000,5\n")
        #expect(await document.sortedRows(byField: "preis", among: nil, isDescending: false) == [0, 1, 2])
        #expect(await document.sortedRows(byField: "preis", among: nil, isDescending: true) == [2, 1, 0])
        #expect(await document.sortedRows(byField: "menge", among: nil, isDescending: false) == [1, 0, 2])
        #expect(document.columns.map(\.isNumeric) == [true, true, true])
        #expect(document.row(at: 1).cells[1].role == .number)
        for (condition, count) in [
            ("preis>5", 2), ("preis>10,75", 1), ("preis>=10,75", 2), ("preis=3,50", 1), ("preis=3,5", 1),
            ("preis~^10,", 1), ("menge=1000", 1), ("menge<1.000", 1), ("id>1", 2), ("preis!=100", 2),
        ] {
            let filter = try RowFilter(condition, fieldNames: document.fieldNames)
            var output = FilterOutput(marksMatches: false) { _ in }
            #expect(try output.run(filter, in: document) == count, "\(condition)")
        }
    }

    /// Digits in groups are numbers with a point, unless another column has decimal commas.
    @Test @MainActor func groupsOfDigitsAreNoDecimals() async {
        let english = document("a;b\n1,234;x\n999;y\n")
        #expect(await english.sortedRows(byField: "a", among: nil, isDescending: false) == [1, 0])
        let german = document("a;b\n1,234;0,5\n999;1,5\n")
        #expect(await german.sortedRows(byField: "a", among: nil, isDescending: false) == [0, 1])
        let points = document("a;b\n\"1,234\";0.5\n999;1.5\n")
        #expect(await points.sortedRows(byField: "a", among: nil, isDescending: false) == [1, 0])
    }

    @Test func delimitersAreNamed() {
        for (text, byte) in [(";", 0x3B), ("|", 0x7C), ("tab", 9), ("\\t", 9), ("\\x1f", 0x1F), ("\\u0001", 1)]
            as [(String, UInt8)]
        {
            #expect(ReadingChoices.delimiter(named: text) == byte)
        }
        for text in ["", "\"", "\n", "ä", ";;", "\\x80", "\\xzz", "\\x0a"] {
            #expect(ReadingChoices.delimiter(named: text) == nil, "\(text.debugDescription)")
        }
    }

    /// Random tables in random dialects come back.
    @Test func tablesComeBackInEveryDialect() {
        for seed in 1...300 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let delimiter = [",", ";", "\t", "|", "\u{1}", "\u{1F}"].randomElement(using: &generator) ?? ","
            let escape = Bool.random(using: &generator) ? "\\\"" : "\"\""
            let pieces = ["a", "b c", "ä", "\"", delimiter, "\n", "x"]
            let width = Int.random(in: 2...4, using: &generator)
            let records = (0..<Int.random(in: 3...8, using: &generator)).map { _ in
                (0..<width).map { _ in
                    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                        pieces.randomElement(using: &generator) ?? ""
                    }
                    .joined()
                }
            }
            let header = (0..<width).map { "c\($0)" }
            let text = ([header] + records).map { record in
                record.map { "\"\($0.replacing("\"", with: escape))\"" }.joined(separator: delimiter) + "\n"
            }
            .joined()
            let dialect = TableDialect(
                delimiter: delimiter.utf8.first ?? 0,
                escape: escape == "\\\"" ? .backslash : .doubled
            )
            var scanner = RecordScanner(dialect)
            var found: [[String]] = []
            let bytes = Array(text.utf8)
            bytes.withUnsafeBytes { window in
                scanner.scan(window, at: 0) { span in
                    found.append(RecordCells(Array(bytes[span.range]), dialect).texts)
                }
            }
            #expect(
                found == [header] + records.map { $0.map(RowText.visible) },
                "seed \(seed): \(text.debugDescription)"
            )
        }
    }
}
