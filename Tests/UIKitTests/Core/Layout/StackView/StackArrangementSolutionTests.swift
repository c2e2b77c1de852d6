import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Tests that the constraints of arrangements place views at the computed positions, and keep the
/// guarantees of stacks.
@Suite struct StackArrangementSolutionTests {
    private struct Case {
        let tokens: [StackToken]
        var arrangement: StackArrangement
        let sizes: [CGSize]

        init(using generator: inout SeededGenerator) {
            let tokens = (0..<Int.random(in: 1...5, using: &generator)).map { _ in StackToken() }
            self.tokens = tokens
            sizes = tokens.map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 1...15, using: &generator) * 4),
                    height: CGFloat(Int.random(in: 1...15, using: &generator) * 4)
                )
            }
            arrangement = .random(of: tokens, using: &generator)
            arrangement.isMarginsRelative = false
            arrangement.isBaselineRelative = false
            for index in tokens.indices {
                let size = sizes[index]
                arrangement.items[index].length = arrangement.axis == .horizontal ? size.width : size.height
                arrangement.items[index].hasBaseline = false
                arrangement.items[index].wrapsText = false
                if arrangement.items[index].spacingAfter == .system { arrangement.items[index].spacingAfter = nil }
            }
        }

        var shown: [Int] { tokens.indices.filter { !arrangement.items[$0].isHidden } }

        var oracle: StackOracle {
            StackOracle(
                axis: arrangement.axis,
                distribution: arrangement.distribution,
                alignment: arrangement.alignment,
                sizes: shown.map { sizes[$0] },
                spacings: arrangement.visible.dropLast().map { arrangement.spacing(after: $0).points }
            )
        }
    }

    private func differ(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) > 1e-4 || abs(left.minY - right.minY) > 1e-4
            || abs(left.maxX - right.maxX) > 1e-4 || abs(left.maxY - right.maxY) > 1e-4
    }

    @Test(arguments: [41, 42] as [UInt64])
    func viewsAreWhereSumsSay(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var compared = 0
        for number in 0..<800 {
            let example = Case(using: &generator)
            guard !example.shown.isEmpty else { continue }
            let natural = example.oracle.naturalSize
            let size = CGSize(
                width: max(1, natural.width + CGFloat(Int.random(in: -30...60, using: &generator))),
                height: max(1, natural.height + CGFloat(Int.random(in: -30...60, using: &generator)))
            )
            guard let expected = example.oracle.frames(in: size) else { continue }
            let along = example.arrangement.axis == .horizontal ? size.width : size.height
            let spaces = example.oracle.spacings.reduce(0, +)
            guard along > spaces + 1 else { continue }
            let solution = StackSolution(of: example.arrangement, sizes: example.sizes, in: size)
            let frames = example.shown.map { solution.frames[$0] }
            compared += 1
            guard !zip(frames, expected).contains(where: differ) else {
                Issue.record("seed \(seed), \(number): \(frames)\nbut \(expected)\nin \(size)\n\(example.oracle)")
                return
            }
        }
        #expect(compared > 400)
    }

    @Test func aStackIsAsLargeAsSumsSay() {
        var generator = SeededGenerator(seed: 43)
        for number in 0..<400 {
            var example = Case(using: &generator)
            guard !example.shown.isEmpty else { continue }
            let (oracle, shown) = (example.oracle, example.shown.map { example.sizes[$0] })
            // In UIKit, a hidden view counts across the axis of a stack with fill alignment. The computed
            // positions ignore it.
            example.arrangement.items.removeAll(where: \.isHidden)
            let solution = StackSolution(of: example.arrangement, sizes: shown, in: nil)
            let expected = oracle.naturalSize
            let isRight =
                abs(solution.size.width - expected.width) < 1e-4
                && abs(solution.size.height - expected.height) < 1e-4
            #expect(isRight, "\(number): \(solution.size), not \(expected), \(oracle)")
        }
    }

    /// In any space, the first and last views are at the edges, no views overlap, and spacings are
    /// exact or at least the requested ones.
    @Test func stacksKeepTheirPromisesInAnyRoom() {
        var generator = SeededGenerator(seed: 44)
        for number in 0..<600 {
            let example = Case(using: &generator)
            let isRow = example.arrangement.axis == .horizontal
            let spaces = example.arrangement.visible.dropLast()
                .map { example.arrangement.spacing(after: $0).points }
            let least =
                example.arrangement.isSpreading
                ? (spaces.max() ?? 0) * CGFloat(spaces.count) : spaces.reduce(0, +)
            let size = CGSize(
                width: (isRow ? least : 0) + CGFloat(Int.random(in: 1...200, using: &generator)),
                height: (isRow ? 0 : least) + CGFloat(Int.random(in: 1...200, using: &generator))
            )
            let solution = StackSolution(of: example.arrangement, sizes: example.sizes, in: size)
            let spans = solution.frames.map {
                isRow ? (start: $0.minX, end: $0.maxX) : (start: $0.minY, end: $0.maxY)
            }
            let note: Comment = "\(number): \(solution.frames) in \(size), \(example.arrangement)"
            for (index, item) in example.arrangement.items.enumerated() where item.isHidden {
                #expect(abs(spans[index].end - spans[index].start) < 1e-4, note)
            }
            guard let first = example.shown.first, let last = example.shown.last else { continue }
            #expect(
                abs(spans[first].start) < 1e-4 && abs(spans[last].end - (isRow ? size.width : size.height)) < 1e-4,
                note
            )
            for ((before, after), space) in zip(zip(example.shown, example.shown.dropFirst()), spaces) {
                let gap = spans[after].start - spans[before].end
                #expect(example.arrangement.isSpreading ? gap > space - 1e-4 : abs(gap - space) < 1e-4, note)
                for hidden in (before + 1)..<after {
                    #expect(spans[hidden].start > spans[before].end - 1e-4, note)
                    #expect(spans[hidden].end < spans[after].start + 1e-4, note)
                }
            }
        }
    }
}
