import BadPatterns
import Foundation
import Testing

@testable import Documents

/// Tests that any pattern takes a bounded number of units, that it finds what there is within them, and that rows in
/// which a limit was met are named.
@Suite struct MatchBudgetTests {
    static let badPatterns: [(pattern: String, line: String)] = BadPattern.all.map { ($0.pattern, $0.line) }

    private func budget() -> MatchBudget {
        MatchBudget(startLimit: 128, lineLimit: 1 << 16, total: 1 << 18, unitsPerByte: 2)
    }

    private func outcome(_ pattern: String, _ line: String, _ budget: MatchBudget) throws -> MatchOutcome {
        try Array(line.utf8).withUnsafeBytes {
            MatchFinder(try SearchPattern(pattern).expression, budget)
                .firstMatch(in: MatchFinder.Subject(bytes: UnsafeRawBufferPointer($0)))
        }
    }

    @Test(arguments: badPatterns) func aBadPatternMeetsALimit(pattern: String, line: String) throws {
        let budget = self.budget()
        #expect(try outcome(pattern, line, budget) == .abandoned)
        #expect(budget.spent > 0 && budget.spent <= 1 << 16)
    }

    @Test(arguments: badPatterns) func aFilterNamesTheRowsThatItCannotSearch(pattern: String, line: String) throws {
        let lines = (0..<3000).map { $0 % 10 == 0 ? "- \($0)" : line }
        let document = document(lines.joined(separator: "\n"), named: "a.log", as: .log)
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false) { written += $0 }
        #expect(try output.run(RowFilter(pattern), in: document) == 0)
        #expect(output.unsearchedCount == 2700)
        #expect(written.isEmpty)
    }

    /// Where a limit was met, the search goes on with the next row.
    @Test(arguments: badPatterns) func rowsBesideAreSearched(pattern: String, line: String) throws {
        let text = (0..<100).map { $0 % 2 == 0 ? line : "needle" }.joined(separator: "\n")
        let document = document(text, named: "a.log", as: .log)
        let both = try SearchPattern("needle|\(pattern)")
        var rows = RowSearch(both, in: document.indexer, .forward, isCancelled: { false }, progress: { _ in })
        var (found, unsearched): ([Int], [Int]) = ([], [])
        #expect(
            try rows.findAll(from: 0) {
                found += $0.rows
                unsearched += $0.unsearched
            }
        )
        #expect(found == (0..<100).filter { $0 % 2 == 1 } && unsearched == (0..<100).filter { $0 % 2 == 0 })
        let texts = TextSearch(both, in: document.indexer, .forward, isCancelled: { false }, progress: { _ in })
        (found, unsearched) = ([], [])
        #expect(
            try texts.findAll(from: 0) {
                found += $0.rows
                unsearched += $0.unsearched
            }
        )
        #expect(found == (0..<100).filter { $0 % 2 == 1 } && unsearched == (0..<100).filter { $0 % 2 == 0 })
    }

    /// The work of a search depends on the bytes that it has read, and on nothing else.
    @Test(arguments: badPatterns) func theWorkIsProportionalToTheBytes(pattern: String, line: String) throws {
        for count in [100, 1000, 4000] {
            let text = String(repeating: line + "\n", count: count)
            let document = document(text, named: "a.log", as: .log)
            let budget = self.budget()
            let search = TextSearch(
                try SearchPattern(pattern),
                in: document.indexer,
                .forward,
                budget: budget,
                isCancelled: { false },
                progress: { _ in }
            )
            _ = try search.findAll(from: 0) { _ in }
            #expect(budget.spent <= 1 << 18 + 2 * text.utf8.count)
        }
    }

    /// A line of 60,000 characters takes as much as a short one, also where the library doesn't count what it reads.
    @Test(arguments: [
        "^(a+)+$", "(a|aa)+$", "a+\\d", "(?>a+)b", "a++b", "(?=(a+))a*b", "(?=(a+))a*+b", "(a+)\\1+b",
    ])
    func aLongLineMeetsALimit(pattern: String) throws {
        let budget = self.budget()
        let line =
            String(repeating: "a", count: 60_000) + "!"
            + (pattern.hasSuffix("b") ? String(repeating: "b", count: 6000) : "")
        #expect(try outcome(pattern, line, budget) == .abandoned)
        #expect(budget.spent <= 1 << 16)
    }

    /// Patterns that need more than a few units are searched to their end, with the same matches as without limits.
    @Test(arguments: [
        ("a.*b.*c.*d", "a b c a b c a b c a b c a b c a b c a b c a b c a b c a b c c c c c c c d"),
        ("(\\w+ )+end", "one two three four five six seven eight nine ten eleven end"),
        ("\"(?:[^\"\\\\]|\\\\.)*\"$", "key: \"a long text with an escape \\\" and another \\\" and more\""),
        ("(?>x+)(?>y+)z", String(repeating: "x y xy ", count: 2000) + "xyz"),
        ("\\bx\\w*+ y", String(repeating: "lorem ipsum ", count: 2000) + "xa y"),
        ("\u{E9}+$", String(repeating: "\u{E9}", count: 300) + "x" + String(repeating: "\u{E9}", count: 3)),
    ])
    func aGoodPatternIsFound(pattern: String, line: String) throws {
        let budget = MatchBudget.search
        let text = try SearchPattern(pattern).ranges(in: line, budget).map { String(line[$0]) }.last
        let wanted = try NSRegularExpression(pattern: pattern).firstMatch(
            in: line,
            range: NSRange(0..<line.utf16.count)
        )
        let range = try #require(wanted.flatMap { Range($0.range, in: line) })
        #expect(text == String(line[range]))
    }

    /// Marks are drawn on the main thread, so they take less than a search.
    @Test(arguments: badPatterns) func drawingTakesLittle(pattern: String, line: String) throws {
        let budget = MatchBudget.drawing
        let text = String(repeating: line + "\n", count: 2000)
        #expect(try SearchPattern(pattern).ranges(in: text, budget).isEmpty)
        #expect(budget.spent <= 32_768)
    }

    /// The first pattern chooses the rows in which the other conditions are looked at.
    @Test func aConditionThatIsRuledOutIsAnswered() throws {
        let line = Self.badPatterns[0].line
        let document = document("\(line)\n\(line) x\ny\n", named: "a.log", as: .log)
        for (condition, count, unsearched) in [
            ("^(a+)+$ && x", 0, 2), ("x && ^(a+)+$", 0, 1), ("!^(a+)+$", 1, 2), ("y && ^(a+)+$", 0, 0),
        ] {
            var output = FilterOutput(marksMatches: false) { _ in }
            #expect(try output.run(RowFilter(condition), in: document) == count, "\(condition)")
            #expect(output.unsearchedCount == unsearched, "\(condition)")
        }
    }

    @Test func rowsThatWereNotSearchedAreNamed() {
        #expect(UnsearchedRows(count: 0).reason(of: "pattern") == nil)
        #expect(
            UnsearchedRows(count: 1).reason(of: "pattern")
                == "1 row was not searched: the pattern can match it in too many ways."
        )
        #expect(
            UnsearchedRows(count: 1200).reason(of: "condition")
                == "1,200 rows were not searched: the condition can match them in too many ways."
        )
    }
}
