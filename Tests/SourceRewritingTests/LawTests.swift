import SeededRandom
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// Tests what holds for the rewriting of any module. `UNFOLD_LAWS=250` tries 10,000 modules.
@Suite("Laws of the rewriting")
struct LawTests {
    private static var count: Int { 40 * LawCount.factor }

    @Test func hold() {
        let failures = concurrentMap(Array(0..<UInt64(Self.count))) { seed in
            Self.violations(of: RandomModule(seed: seed).texts).map { "seed \(seed): \($0)" }
        }
        #expect(failures.flatMap(\.self) == [])
    }

    /// Returns the laws that don't hold for a module.
    private static func violations(of texts: [String]) -> [String] {
        func rewrite(_ texts: [String], below: String) -> Sample {
            Sample(texts, addsImpliedImports: true, below: below)
        }
        let below = RandomModule.below
        guard texts.allSatisfy({ !Parser.parse(source: $0).hasError }) else { return ["the module can't be parsed"] }
        let first = rewrite(texts, below: below)
        var violations: [String] = []
        if !first.isWellFormed { violations.append("what can be parsed can't be parsed afterwards") }
        let rewritten = zip(first.rewriting.texts, texts).map { $0 ?? $1 }
        let second = rewrite(rewritten, below: Sample(below).rewriting.texts[0] ?? below)
        for (once, again) in zip(rewritten, second.rewriting.texts) where again != nil {
            let lines = (again ?? "").split(separator: "\n").filter { !once.contains($0) }
            violations.append("another rewriting makes \(lines.first ?? "a line twice")")
        }
        for (number, (old, new)) in zip(texts, rewritten).enumerated() where !keepsLines(old, new) {
            violations.append("file \(number) loses a line")
        }
        return violations
    }

    /// Whether each line of a source that has a comment at its end still has it, in the line with its number.
    private static func keepsLines(_ old: String, _ new: String) -> Bool {
        var (number, numbered) = (1, [Int: [Substring]]())
        for line in new.split(separator: "\n", omittingEmptySubsequences: false) {
            if let location = line.wholeMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
                number = Int(location.1) ?? 0
            } else {
                numbered[number, default: []].append(line)
                number += 1
            }
        }
        return old.split(separator: "\n", omittingEmptySubsequences: false).enumerated().allSatisfy { index, line in
            guard let comment = line.range(of: " //") else { return numbered[index + 1] != nil }
            return numbered[index + 1]?.contains { $0.hasSuffix(line[comment.lowerBound...]) } == true
        }
    }
}
