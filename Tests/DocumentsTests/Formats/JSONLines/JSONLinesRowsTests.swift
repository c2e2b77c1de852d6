import Testing

@testable import Documents

@Suite struct JSONLinesRowsTests {
    @Test func theMessageTellsTheMost() {
        let text =
            "{\"time\": \"2024-03-12\", \"level\": \"warn\", \"msg\": \"a\\nb\", \"n\": 1.50, \"x\": null}\n{\"k\": [1, 2]}\n"
        let rows = document(text, named: "a.jsonl").rows
        #expect(rows[0].summary == "a b\n2024-03-12 · warn · n 1.50 · x null")
        #expect(rows[0].cells.map(\.role) == [.time, .warning, nil, .number, .null])
        #expect(rows[1].summary == "k: [1, 2]")
    }

    @Test func columnsAreTheKeysThatMostLinesHave() {
        let text = "{\"a\": 1, \"b\": \"x\"}\n{\"b\": \"y\", \"a\": 20, \"c\": 1}\n{\"a\": 3, \"b\": \"z\"}\n"
        let columns = document(text, named: "a.jsonl").columns
        #expect(columns.map(\.name) == ["a", "b"])
        #expect(columns.map(\.isNumeric) == [true, false])
        #expect(document("[1]\n[2]\n", named: "a.jsonl").columns.isEmpty)
    }

    @Test func columnsOfTablesHaveTypes() {
        let text = "id,when,ok,name\n1,2024-01-02,true,Ann\n-2.5,2024-01-03 10:00,false,7\n,,,Zoë\n"
        let columns = document(text, named: "a.csv").columns
        #expect(columns.map(\.role) == [.number, .time, .boolean, nil])
        #expect(columns.map(\.width) == [4, 16, 5, 4])
    }

    @Test func tenThousandColumnsAreBounded() {
        let names = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
        let cells = (0..<10_000).map(String.init).joined(separator: ",")
        let document = document("\(names)\n\(cells)\n\(cells)\n", named: "a.csv")
        #expect(document.columns.count == 1000)
        #expect(document.row(at: 1).cells.count == 1000)
    }

    /// A line may have as many members as it has bytes. The first ones are cells, and all are rows inside the line.
    @Test func veryManyMembersAreCellsInPart() {
        let limit = JSONLinesRenderer.cellLimit
        let line = "{" + (0..<3 * limit).map { "\"k\($0)\": \($0)" }.joined(separator: ", ") + "}"
        let document = document("\(line)\n\(line)\n", named: "a.jsonl", as: .jsonLines)
        let row = document.row(at: 1)
        #expect(row.cells.count == limit && row.cells.last?.text == "\(limit - 1)" && row.problem == nil)
        #expect(row.inside?.range == line.utf8.count + 1..<2 * line.utf8.count + 1)
    }

    /// A file was appended to another one with its mark.
    @Test func aLineAfterAByteOrderMarkIsAValue() {
        let line = "{\"a\": 1, \"b\": \"x\"}"
        let row = document("\(line)\n\u{FEFF}\(line)\n", named: "a.jsonl").row(at: 1)
        #expect(row.problem == nil && row.cells.map(\.name) == ["a", "b"])
        #expect(row.inside?.range == line.utf8.count + 4..<2 * line.utf8.count + 4)
    }
}
