import SeededRandom
import Testing

@testable import Documents

@Suite struct RecordRowsTests {
    @Test func firstCellsAreCollapsedAndAllAreNamedUnfolded() {
        let text = "name,city,age,motto,x\r\nAnn,London,42,\"a, \"\"b\"\"\r\nc\",\r\n\r\nBob,,7,,y\r\n"
        let document = document(text, named: "people.csv")
        #expect(document.rows.map(\.summary) == ["Ann\nLondon · 42 · a, \"b\" c", "Bob\n7 · y"])
        #expect(document.row(at: 0).detail == "name: Ann\ncity: London\nage: 42\nmotto: a, \"b\"\nc\nx: ")
        #expect(document.rows.allSatisfy { $0.problem == nil })
        #expect(document.notice == nil)
    }

    /// A column of numbers is as wide as those far down, also after quoted cells with line ends, and the rows are the
    /// same.
    @Test(arguments: ["a.csv", "a.jsonl", "a.log"]) func columnsAreAsWideAsLaterNumbers(name: String) throws {
        let count = 20_000
        let lines = (0..<count).map { row in
            let number = row < count / 2 ? row % 10 : row * 1_000_000
            return switch name {
            case "a.csv": "\(number),\"a \(row)\n1,2\n3,4\",x"
            case "a.jsonl": "{\"id\": \(number), \"text\": \"a \(row)\", \"last\": 1}"
            default: "10:00:0\(row % 10)\(row < count / 2 ? "" : ".123456") INFO [main] line \(row)"
            }
        }
        let text = (name == "a.csv" ? "id,text,last\n" : "") + lines.joined(separator: "\n") + "\n"
        let whole = document(text, named: name)
        let first = try #require(whole.columns.first)
        #expect(first.width == (name == "a.log" ? 15 : "\(count * 1_000_000)".count))
        #expect(first.role == (name == "a.log" ? .time : .number))
        #expect(whole.columns.count == (name == "a.log" ? 4 : 3))
        // A stream shows how wide its columns are when it has ended.
        let feed = ScriptedFeed()
        let grown = IndexedDocument(feed, title: name, isStepwise: true)
        let bytes = Array(text.utf8)
        for end in Array(stride(from: 100_000, to: bytes.count, by: 100_000)) + [bytes.count] {
            feed.content.withLock { $0.bytes = Array(bytes[..<end]) }
            while grown.indexer.step() == .more {}
        }
        feed.content.withLock { $0.isComplete = true }
        while grown.indexer.step() == .more {}
        #expect(grown.columns == whole.columns && grown.rowCount == whole.rowCount)
        let short = document(lines.prefix(400).joined(separator: "\n") + "\n", named: name)
        if name != "a.csv" {
            #expect(try #require(short.columns.first).width < first.width)
            #expect(short.rows.prefix(300) == whole.rows.prefix(300))
        }
    }

    @Test(arguments: [",", ";", "\t"])
    func delimiterIsFound(delimiter: String) {
        let text = [["a", "b"], ["1,5;x", "2"]].map { $0.map { "\"\($0)\"" }.joined(separator: delimiter) }
        let rows = document(text.joined(separator: "\n"), named: "x.csv").rows
        #expect(rows.map(\.detail) == ["a: 1,5;x\nb: 2"])
    }

    @Test func raggedRecordsSayHowManyCellsTheyHave() {
        let rows = document("a,b,c\n\n1,2\n1,2,3,4\n1,2,\n", named: "x.csv").rows
        #expect(rows.map(\.detail) == ["a: 1\nb: 2\nc: (missing)", "a: 1\nb: 2\nc: 3\ncolumn 4: 4", "a: 1\nb: 2\nc: "])
        #expect(rows[0].problem == "The record on line 3 has 2 cells, the header 3.")
        #expect(rows[1].problem == "The record on line 4 has 4 cells, the header 3.")
        #expect(rows[2].problem == nil)
    }

    @Test func unclosedQuoteIsPlaced() {
        let rows = document("a,b\n1,2\n\"x\ny\",\"z\nw\n", named: "x.csv").rows
        #expect(rows.count == 2)
        #expect(rows[1].detail == "a: x\ny\nb: z\nw\n")
        #expect(rows[1].problem?.contains("The quote that opens on line 4 is never closed") == true)
    }

    @Test func strayQuoteShowsTheRecordAsItIs() {
        let rows = document("a,b\n5\"x,\"1\"2\n3,4\n", named: "x.csv").rows
        #expect(rows.map(\.summary) == ["5\"x,\"1\"2", "3 · 4"])
        #expect(rows[0].problem?.hasPrefix("Line 2 has a quote") == true)
    }

    @Test func unnamedColumnsAreNumbered() {
        let numbers = document("1,2\n3,4\n", named: "x.csv")
        #expect(numbers.rows.map(\.detail) == ["column 1: 1\ncolumn 2: 2", "column 1: 3\ncolumn 2: 4"])
        #expect(numbers.notice == "The first line of x.csv does not name the columns, so they are numbered.")
        let empty = document(",\n3,4\n", named: "x.csv")
        #expect(empty.rows.map(\.summary) == ["(empty)", "3 · 4"])
        let partly = document("a,\n3,4\n", named: "x.csv")
        #expect(partly.rows.map(\.detail) == ["a: 3\ncolumn 2: 4"])
    }

    @Test func headerAloneHasNoRows() {
        let document = document("a,b\n", named: "x.csv")
        #expect(document.rowCount == 0)
        #expect(document.notice == "x.csv has a header and no records.")
    }

    @Test func carriageReturnsAloneEndLines() {
        #expect(document("a,b\r1,2\r3,4\r", named: "x.csv").rows.map(\.summary) == ["1 · 2", "3 · 4"])
    }

    @Test func cellsComeBackAsTheyWereWritten() {
        let pieces = ["a", "é", " ", ",", ";", "\"", "\n", "\r\n", "1", "—", "\u{2028}"]
        for seed in 1...200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let columns = Int.random(in: 1...5, using: &generator)
            let records = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                (0..<columns).map { _ in
                    (0..<Int.random(in: 0...4, using: &generator))
                        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
                }
            }
            let header = (0..<columns).map { "c\($0)" }
            let end = ["\n", "\r\n"].randomElement(using: &generator) ?? ""
            let text = ([header] + records).map { record in
                record.map { cell in
                    let isPlain = !cell.isEmpty && cell.allSatisfy { $0.isLetter || $0.isNumber }
                    return isPlain && Bool.random(using: &generator)
                        ? cell
                        : (Bool.random(using: &generator) ? " \"" : "\"") + cell.replacing("\"", with: "\"\"") + "\""
                }
                .joined(separator: ",")
            }
            .joined(separator: end)
            let document = document(text, named: "x.csv", as: .csv)
            let comment = Comment(rawValue: "seed \(seed): \(text.debugDescription)")
            let expected = records.map { record in
                zip(header, record).map { "\($0): \($1.replacing("\r\n", with: "\n"))" }.joined(separator: "\n")
            }
            #expect(document.rows.map(\.detail) == expected, comment)
            #expect(document.rows.allSatisfy { $0.problem == nil }, comment)
        }
    }

    /// Of a record with very many cells, the first ones become texts, and the others rows inside it.
    @Test func recordsWithVeryManyCellsAreShownInPart() throws {
        let limit = RecordRenderer.cellLimit
        let line = (0..<20_000).map { "\($0 % 10)" }.joined(separator: ",")
        let document = document("\(line)\n\(line)\n", named: "a.csv", as: .csv)
        let last = document.rowCount - 1
        let row = document.row(at: last)
        #expect(row.cells.count == limit && row.detailCells.count == limit && document.columns.count == limit)
        #expect(row.detail?.hasSuffix("column \(limit): 9") == true && row.problem == nil)
        let inside = try #require(row.inside)
        // Each cell has a digit and a comma, and the last comma is the first byte of the others.
        #expect(inside.range == document.byteRange(ofRowAt: last).lowerBound + 2 * limit - 1..<line.utf8.count * 2 + 1)
        #expect(inside.format == .parts)
    }

    /// A record with few cells names some of those that are missing.
    @Test func veryManyMissingCellsAreCounted() {
        let header = (0..<1500).map { "c\($0)" }.joined(separator: ",")
        let row = document("\(header)\n1,2\n", named: "a.csv", as: .csv).row(at: 0)
        let lines = row.detail?.split(separator: "\n") ?? []
        #expect(lines.count == 2 + RecordRenderer.cellLimit + 1)
        #expect(lines.last == "(498 more are missing)")
    }
}
