import SeededRandom
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

@Suite("Lines and columns")
struct PositionTests {
    /// Every token that is not rewritten stays in its line, and in its column unless a longer text is before it.
    @Test(arguments: 0..<60)
    func stay(seed: UInt64) {
        let texts = RandomModule(seed: seed).texts
        let scanned = texts.enumerated().map { SourceScanner.scan(SourceText(path: "\($0).swift", text: $1)) }
        let index = ModuleIndex(moduleName: "App", sources: scanned)
        for (number, text) in texts.enumerated() {
            let result = SourceRewriting(number: number, index: index, families: OverrideFamilies(index)).result()
            #expect(result.problems.isEmpty, "seed \(seed): \(result.problems)")
            guard let rewritten = result.text else { continue }
            let tree = Parser.parse(source: rewritten)
            #expect(!tree.hasError, "seed \(seed):\n\(rewritten)")
            let old = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
            let new = Self.numberedLines(of: rewritten)
            let starts = old.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count + 1) }
            let growing = result.edits.filter { $0.text.utf8.count > $0.range.count }
            for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
                let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
                let range = start..<(start + token.text.utf8.count)
                guard !result.edits.contains(where: { $0.range.overlaps(range) && !$0.range.isEmpty }) else { continue }
                let line = (starts.firstIndex { $0 > range.lowerBound } ?? starts.count) - 1
                let isMoved = growing.contains {
                    starts[line] <= $0.range.lowerBound && $0.range.upperBound <= range.lowerBound
                }
                let column = range.lowerBound - starts[line]
                if isMoved {
                    let isThere = new[line + 1, default: []].contains {
                        String(decoding: $0, as: UTF8.self).contains(token.text)
                    }
                    #expect(isThere, "seed \(seed): \(token) in line \(line + 1)")
                } else {
                    let isThere = new[line + 1, default: []].contains {
                        Array($0.dropFirst(column).prefix(range.count)) == Array(token.text.utf8)
                    }
                    #expect(isThere, "seed \(seed): \(token) in line \(line + 1)")
                }
            }
        }
    }

    /// The lines by the numbers that the compiler reports. Lines that are added have numbers of lines after them.
    private static func numberedLines(of text: String) -> [Int: [[UInt8]]] {
        var lines: [Int: [[UInt8]]] = [:]
        var number = 1
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let location = line.wholeMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
                number = Int(location.1) ?? 0
            } else {
                lines[number, default: []].append(Array(line.utf8))
                number += 1
            }
        }
        return lines
    }

    @Test(arguments: 0..<10)
    func areTheSameEachTime(seed: UInt64) {
        let texts = RandomModule(seed: seed).texts
        let first = Sample(texts).rewriting
        let second = Sample(texts).rewriting
        #expect(first.texts == second.texts)
        #expect(first.moduleText == second.moduleText)
    }
}
