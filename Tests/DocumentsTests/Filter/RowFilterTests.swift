import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

@Suite @MainActor struct RowFilterTests {
    /// Returns the rows that meet a condition.
    func rows(_ condition: String, _ document: IndexedDocument) throws -> [Int] {
        let filter = try RowFilter(condition, fieldNames: document.fieldNames)
        var found = RowSet()
        var isComplete = false
        _ = document.filter(filter, in: [0..<Int.max]) { news in
            found.formUnion(news.rows)
            isComplete = news.isComplete
        }
        #expect(isComplete)
        return (0..<found.count).map { found[$0] }
    }

    private let people = document(
        "name,age,city,note\nAnn,42,Ulm,\nBob,7,\"Ulm\",x\nCy,19,Bonn,\"a \"\"b\"\"\"\nDee,,ulm,error\n",
        named: "a.csv"
    )

    @Test(arguments: [
        ("ulm", [0, 1, 3]), ("Ulm", [0, 1]), ("!Ulm", [2, 3]), ("^B", [1]), ("city=ulm", [0, 1, 3]),
        ("city=Ulm", [0, 1]),
        ("age>7", [0, 2]), ("age>=7", [0, 1, 2]), ("age<19", [1]), ("age=7.0", [1]), ("age=", [3]),
        ("age!=7", [0, 2, 3]),
        ("name~^[ab]", [0, 1]), ("!name~^[ab]", [2, 3]), ("city=ulm && age>10", [0]), ("CITY=bonn", [2]),
        ("note=a \"b\"", [2]), ("nothing=here", []), ("Ann,42", [0]), ("city=\"Bonn\"", [2]), ("nomatch", []),
    ]) func conditionsOfRecords(condition: String, expected: [Int]) throws {
        #expect(try rows(condition, people) == expected)
    }

    @Test func conditionsOfLines() throws {
        let text = """
            {"level": "info", "msg": "up", "n": 1, "user": {"id": 7}}
            {"level": "warning", "msg": "caf\\u00e9", "n": 20}
            {"level": "error", "msg": "down", "ok": false}

            """
        let document = document(text, named: "a.jsonl")
        #expect(try rows("level>=warn", document) == [1, 2])
        #expect(try rows("level=error", document) == [2])
        #expect(try rows("level!=error", document) == [0, 1])
        #expect(try rows("msg=café", document) == [1])
        #expect(try rows("n>5", document) == [1])
        #expect(try rows("ok=false", document) == [2])
    }

    @Test func levelsOfLogs() throws {
        let text = """
            2024-03-12 10:00:00 INFO no error here
            2024-03-12 10:00:01 ERROR gone
            Traceback (most recent call last):
            ValueError: bad
            2024-03-12 10:00:02 WARN low
            2024-03-12 10:00:03 DEBUG details

            """
        let document = document(text, named: "a.log")
        #expect(try rows("level>=warn", document) == [1, 2])
        #expect(try rows("level<=info", document) == [0, 3])
        #expect(try rows("ValueError", document) == [1])
        #expect(try rows("source=", document) == [0, 1, 2, 3])
    }

    /// A filter finds the rows that a search finds one by one.
    @Test(arguments: ["error", "^\\S+ 7", "o.*o", "[^a-z ]$", "x|y", "(?<=e)r"]) func itFindsWhatTheSearchFinds(
        pattern: String
    ) async throws {
        var generator = SeededGenerator(seed: 7)
        let words = ["error", "ok", "foo", "boot", "x", "7", "ö", "\u{1B}[1m", "\0", "\n  more"]
        let lines = (0..<3000).map { row in
            "2024-03-12 10:00:00 \(row) "
                + (0..<5).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " ")
        }
        let document = document(lines.joined(separator: "\n"), as: .log)
        var expected: [Int] = []
        var next = 0
        while let match = try await document.find(SearchPattern(pattern), from: next, .forward), !match.hasWrapped {
            expected.append(match.row)
            next = match.row + 1
        }
        #expect(try rows(pattern, document) == expected)
        #expect(try rows("!" + pattern, document).count == document.rowCount - expected.count)
    }

    @Test func rowsAreWrittenAsTheyWere() throws {
        let bytes = Array("a\u{0}b\n\nab \u{FF}\r\nb\nlast a".utf8) + [0xFF, 0x0A]
        let folder = try TemporaryFolder()
        let document = try open(folder.file("a.jsonl", bytes), as: .jsonLines)
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false) { written += $0 }
        #expect(try output.run(RowFilter("a"), in: document) == 3)
        #expect(written == Array("a\u{0}b\nab \u{FF}\r\nlast a".utf8) + [0xFF, 0x0A])
        var marked = FilterOutput(marksMatches: true) { written += $0 }
        written = []
        #expect(try marked.run(RowFilter("last"), in: document) == 1)
    }

    /// As `grep -C` with `--no-group-separator` does.
    @Test func rowsAroundThoseThatMeetAFilterAreWritten() throws {
        for seed in 1...100 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 1...400, using: &generator)
            let hits = (0..<count).map { _ in Int.random(in: 0..<12, using: &generator) == 0 }
            let lines = (0..<count).map { "2024-03-12 10:00:00 INFO \(hits[$0] ? "hit" : "other") \($0)" }
            let context = Int.random(in: 1...5, using: &generator)
            let document = document(lines.joined(separator: "\n"), named: "a.log")
            var written: [UInt8] = []
            var output = FilterOutput(marksMatches: false, context: context) { written += $0 }
            #expect(try output.run(RowFilter("hit"), in: document) == hits.count { $0 }, "seed \(seed)")
            let expected = (0..<count).filter { row in
                (max(0, row - context)...min(count - 1, row + context)).contains { hits[$0] }
            }
            let text = expected.map { lines[$0] + "\n" }.joined()
            #expect(String(decoding: written, as: UTF8.self) == text, "seed \(seed)")
        }
    }

    /// A row keeps its line end, and one at the end of the file has that of the row before it.
    @Test(arguments: [0, 1]) func rowsKeepTheirLineEnds(context: Int) throws {
        let document = document("a 1\r\nb 2\na 3\r\n\r\na 4\r\n\ta\r\na 5", named: "a.log")
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false, context: context) { written += $0 }
        #expect(try output.run(try RowFilter("a"), in: document) == 4)
        let other = context > 0 ? "b 2\n" : ""
        #expect(String(decoding: written, as: UTF8.self) == "a 1\r\n\(other)a 3\r\na 4\r\n\ta\r\na 5\r\n")
    }

    /// A terminal shows which rows meet a condition that has no pattern.
    @Test func rowsAroundOthersAreFaint() throws {
        let document = document("INFO a\nERROR b\nINFO c\n", named: "a.log")
        let write = { (condition: String, marks: Bool) in
            var written: [UInt8] = []
            var output = FilterOutput(marksMatches: marks, context: 1) { written += $0 }
            _ = try output.run(try RowFilter(condition), in: document)
            return String(decoding: written, as: UTF8.self)
        }
        #expect(try write("level=error", true) == "\u{1B}[2mINFO a\u{1B}[m\nERROR b\n\u{1B}[2mINFO c\u{1B}[m\n")
        #expect(try write("level=error", false) == "INFO a\nERROR b\nINFO c\n")
        #expect(try write("b", true).hasPrefix("INFO a\nERROR \u{1B}[01;31m"))
    }

    @Test func mistakesAreNamed() {
        #expect(throws: SearchPatternError.self) { try RowFilter("(") }
        #expect(throws: SearchPatternError.self) { try RowFilter("name~(", fieldNames: ["name"]) }
        #expect(throws: SearchPatternError.self) { try RowFilter("") }
        #expect(throws: SearchPatternError.self) { try RowFilter("a && ") }
    }

    @Test func valuesAreCounted() async throws {
        let counts = try #require(await people.valueCounts(ofField: "city"))
        #expect(counts.first(2).map(\.value) == ["Ulm", "Bonn"] && counts.first(9).map(\.count) == [2, 1, 1])
        let many = document("n,x\n" + (0..<12_000).map { "\($0),\n" }.joined(), named: "a.csv")
        let all = try #require(await many.valueCounts(ofField: "n"))
        #expect(all.count == 10_000 && all.isIncomplete)
        #expect(await many.valueCounts(ofField: "x")?.first(3).map(\.count) == [12_000])
    }

    @Test func rowsAreSortedByTheirValues() async {
        #expect(await people.sortedRows(byField: "age", among: nil, isDescending: false) == [1, 2, 0, 3])
        #expect(await people.sortedRows(byField: "age", among: nil, isDescending: true) == [0, 2, 1, 3])
        #expect(await people.sortedRows(byField: "city", among: RowSet([0, 2, 3]), isDescending: false) == [2, 0, 3])
        #expect(await people.sortedRows(byField: "none", among: nil, isDescending: true) == [0, 1, 2, 3])
    }
}

extension RowFilterTests {
    /// A pattern that can match a text in too many ways is given up for that row, and not for those after it.
    @Test func aPatternWithTooManyWaysEnds() throws {
        let hard = String(repeating: "word ", count: 12) + String(repeating: "a", count: 30) + ","
        let text = (0..<40).map { "\($0) \(hard)" }.joined(separator: "\n") + "\n40 really?\n"
        let document = document(text, as: .jsonLines)
        for pattern in ["^\\d+ (\\w+\\s?)*[?!]$", "(?:(\\w+\\s?)*)*\\?$", "((a+)+)+\\?|really"] {
            #expect(try rows(pattern, document) == [40], "\(pattern)")
        }
    }

    @Test func requestsHaveAStatus() throws {
        let lines = [200, 304, 404, 500].map {
            "1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] \"GET /\(1000 - $0)\" \($0) 12"
        }
        let document = document(lines.joined(separator: "\n"), named: "access.log")
        #expect(try rows("status=404", document) == [2])
        #expect(try rows("status>=400", document) == [2, 3])
        #expect(try rows("level=error", document) == [3])
        #expect(try rows("message~696", document) == [1])
        #expect(document.row(at: 2).summary == "GET /596\n12/Mar/2024:10:00:00 +0100 · 404 · 1.2.3.4")
        #expect(document.row(at: 2).detail == lines[2])
    }

    @Test func damagedFilesAreFiltered() throws {
        let nul = document([0x61, 0, 0x62, 0x0A, 0xFF, 0xFE, 0x62, 0x0A, 0, 0, 0, 0x0A], as: .log)
        #expect(try rows("b", nul) == [0, 1])
        let open = document("a,b\n1,\"never ends\n2,3\n", named: "a.csv")
        #expect(try rows("ends", open) == [0])
        let ragged = document("a,b\n1\n1,2,3\n\n,\n", named: "a.csv")
        #expect(try rows("b=2", ragged) == [1])
        #expect(try rows("b=", ragged) == [0, 2])
        #expect(try rows("a", document("", as: .log)).isEmpty)
    }
}
