import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct TextSearchTests {
    private static let patterns = ["a", "ab", "a+b", "^a", "b$", "x|ba", "\"", "[0-9]", "\\bab", "", "é"]

    /// Stepping from match to match, in windows of any size, finds those of a search of each line, in order.
    @Test(arguments: 1...60 as ClosedRange<UInt64>) func everyMatchIsFound(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["a", "b", "ab", "x", "1", "é", "\"", " "] + (Bool.random(using: &generator) ? ["\n"] : [])
        let lines = (0..<200).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let document = document(lines, named: "a.txt", as: .text)
        for pattern in Self.patterns where !pattern.isEmpty {
            let pattern = try SearchPattern(pattern)
            let all = Self.matches(of: pattern, in: Array(lines.utf8), document)
            for window in [64, 100, 5000] {
                let find = { (offset: Int, direction: SearchDirection) in
                    try TextSearch(
                        pattern,
                        in: document.indexer,
                        direction,
                        windowSize: window,
                        overlap: 24,
                        isCancelled: { false },
                        progress: { _ in }
                    ).run(from: offset)
                }
                for _ in 0..<8 {
                    let offset = Int.random(in: 0...lines.utf8.count, using: &generator)
                    let next = all.first { $0 >= offset } ?? all.first
                    let previous = all.last { $0 < offset } ?? all.last
                    let comment: Comment = "seed \(seed), \(pattern.text) from \(offset) in \(window): \(lines)"
                    let (after, before) = (try find(offset, .forward), try find(offset, .backward))
                    #expect(after?.range.lowerBound == next && before?.range.lowerBound == previous, comment)
                    #expect(after.map { $0.hasWrapped == ($0.range.lowerBound < offset) } ?? true, comment)
                }
            }
        }
    }

    /// Returns the offsets of the matches, line by line.
    private static func matches(of pattern: SearchPattern, in bytes: [UInt8], _ document: any Document) -> [Int] {
        let ranges = document.ranges
        var found: [Int] = []
        bytes.withUnsafeBytes { bytes in
            TextLines.forEach(in: bytes) { line in
                var position = 0
                let subject = UnsafeRawBufferPointer(rebasing: bytes[line])
                while position <= subject.count, let match = pattern.expression.firstMatch(in: subject, from: position)
                {
                    let start = line.lowerBound + match.lowerBound
                    let end = line.lowerBound + match.upperBound
                    if ranges.contains(where: { $0.lowerBound < max(end, start + 1) && $0.upperBound > start }) {
                        found.append(start)
                    }
                    position = max(match.upperBound, match.lowerBound + 1)
                    while position < subject.count, subject[position] & 0xC0 == 0x80 { position += 1 }
                }
                return true
            }
        }
        return found
    }
}
