import Foundation
import SeededRandom
import Testing

@testable import Documents

/// Tests that all matches are those that are found one after another.
@Suite struct AllMatchesTests {
    private static let patterns = ["a", "ab", "ab*", "^a", "b$", "\\ba", "x|b\\s", "(?<=a)b", "a.*b", "é", "\\d+"]

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func allRowsAreThoseOfSteps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let format = [FormatName.log, .text, .json, .jsonLines, .csv].randomElement(using: &random) ?? .log
        let document = document(Self.text(&random, isJSON: format == .json), as: format)
        for text in Self.patterns {
            let pattern = try SearchPattern(text)
            let start = Int.random(in: 0...max(1, document.rowCount), using: &random)
            let search = {
                RowSearch(pattern, in: document.indexer, .forward, isCancelled: { false }, progress: { _ in })
            }
            var all: [Int] = []
            var allSearch = search()
            #expect(try allSearch.findAll(from: start) { all += $0.rows })
            var steps: [Int] = []
            var next = start
            while next < document.rowCount {
                var step = search()
                guard let match = try step.run(from: next), !match.hasWrapped else { break }
                steps.append(match.row)
                next = match.row + 1
            }
            #expect(all == steps, "seed \(seed), \(format), \(text)")
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func allMatchesAreThoseOfSteps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let format = [FormatName.json, .jsonLines, .log].randomElement(using: &random) ?? .json
        let document = document(Self.text(&random, isJSON: format == .json), as: format)
        for text in Self.patterns {
            let pattern = try SearchPattern(text)
            // Blocks are larger than a window, or some are in one.
            let windowSize = [200, 8000].randomElement(using: &random) ?? 200
            let search = TextSearch(
                pattern,
                in: document.indexer,
                .forward,
                windowSize: windowSize,
                overlap: 64,
                isCancelled: { false },
                progress: { _ in }
            )
            var (all, rows): ([Int], [Int]) = ([], [])
            #expect(
                try search.findAll(from: 0) {
                    all += $0.places
                    rows += $0.rows
                }
            )
            #expect(rows == all.map { document.row(atByte: $0) ?? -1 }, "seed \(seed), \(format), \(text)")
            var steps: [Int] = []
            var next = 0
            while let match = try search.run(from: next), !match.hasWrapped {
                steps.append(match.range.lowerBound)
                next = match.range.lowerBound + 1
            }
            #expect(all.allSatisfy { steps.contains($0) } && Set(all).count == all.count, "seed \(seed), \(text)")
            #expect(all == all.sorted() && (all.isEmpty == steps.isEmpty), "seed \(seed), \(format), \(text)")
        }
    }

    @Test func aCancelledSearchStops() throws {
        let document = document(String(repeating: "a line\n", count: 200_000), as: .log)
        var batches = 0
        var search = RowSearch(
            try SearchPattern("a"),
            in: document.indexer,
            .forward,
            isCancelled: { batches > 0 },
            progress: { _ in }
        )
        #expect(throws: CancellationError.self) { _ = try search.findAll(from: 0) { _ in batches += 1 } }
        #expect(batches == 1)
    }

    /// A pattern that can match a line in too many ways is given up for that line, and not for those after it.
    @Test(arguments: [FormatName.log, .json]) func aHardLineHidesNoOther(format: FormatName) throws {
        let hard = String(repeating: "word ", count: 12) + String(repeating: "a", count: 30) + ","
        // The last line has no line end, so its row may still grow.
        let lines = (0..<9).map { $0 % 3 == 2 ? "really?" : "\($0) \(hard)" }
        let isJSON = format == .json
        let text =
            isJSON ? "[" + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "]" : lines.joined(separator: "\n")
        let document = document(text, as: format)
        for text in ["(?:(\\w+\\s?)*)*\\?", "((a+)+)+\\?|really"] {
            let pattern = try SearchPattern(text)
            var rows: [Int] = []
            var search = RowSearch(pattern, in: document.indexer, .forward, isCancelled: { false }, progress: { _ in })
            #expect(try search.findAll(from: 0) { rows += $0.rows })
            #expect(rows == [2, 5, 8], "\(text)")
            let matches = { (direction: SearchDirection) in
                TextSearch(pattern, in: document.indexer, direction, isCancelled: { false }, progress: { _ in })
            }
            var places: [Int] = []
            #expect(try matches(.forward).findAll(from: 0) { places += $0.places })
            #expect(Set(places.map(document.row(atByte:))) == Set(rows), "\(text)")
            let last = try #require(try matches(.backward).run(from: .max))
            #expect(document.row(atByte: last.range.lowerBound) == 8, "\(text)")
        }
    }

    private static func text(_ random: inout SeededGenerator, isJSON: Bool) -> String {
        let pieces = ["a", "b", "ab", " ", "x", "é", "12", "a b", ","]
        // Some documents have several blocks of rows.
        let most = Int.random(in: 0..<4, using: &random) == 0 ? 300 : 60
        let lines = (0..<Int.random(in: 1...most, using: &random)).map { _ in
            (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        guard isJSON else { return lines.joined(separator: "\n") }
        return "[" + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "]"
    }
}
