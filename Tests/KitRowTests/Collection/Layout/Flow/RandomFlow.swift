import CoreGraphics
import SeededRandom

@testable import UIKit

/// Random flows whose numbers are exact in binary, so that a model finds the same line breaks.
extension FlowModel {
    static func random(using random: inout SeededGenerator) -> FlowModel {
        let length = quarters(40...400, using: &random)
        let rules = FlowRules(
            length: length,
            scale: CGFloat(Int.random(in: 1...3, using: &random)),
            centersOnlyItem: Bool.random(using: &random)
        )
        return FlowModel(
            sections: (0..<Int.random(in: 0...6, using: &random)).map { _ in section(length, using: &random) },
            rules: rules,
            direction: Bool.random(using: &random) ? .vertical : .horizontal
        )
    }

    private static func section(_ length: CGFloat, using random: inout SeededGenerator) -> Section {
        var metrics = FlowSectionMetrics()
        if random.below(2) == 0 {
            metrics.insets.before = quarters(-10...30, using: &random)
            metrics.insets.after = quarters(-10...30, using: &random)
            metrics.insets.leading = quarters(0...15, using: &random)
            metrics.insets.trailing = quarters(0...15, using: &random)
        }
        metrics.itemSpacing = quarters(random.below(8) == 0 ? -20...0 : 0...12, using: &random)
        metrics.lineSpacing = quarters(random.below(8) == 0 ? -40...0 : 0...12, using: &random)
        metrics.headerDepth = random.below(2) == 0 ? 0 : quarters(0...40, using: &random)
        metrics.footerDepth = random.below(2) == 0 ? 0 : quarters(0...40, using: &random)
        return Section(sizes: sizes(length, using: &random), metrics: metrics)
    }

    private static func sizes(_ length: CGFloat, using random: inout SeededGenerator) -> [FlowSize] {
        let count = Int.random(in: 0...25, using: &random)
        let longest = Int(length) * (random.below(4) == 0 ? 2 : 1) / Int.random(in: 1...6, using: &random)
        let size = { (random: inout SeededGenerator) in
            FlowSize(length: quarters(0...longest, using: &random), depth: quarters(0...60, using: &random))
        }
        switch random.below(3) {
        case 0: return (0..<count).map { _ in size(&random) }
        case 1: return Array(repeating: size(&random), count: count)
        default:
            return (0..<random.below(4)).flatMap { _ in Array(repeating: size(&random), count: random.below(30)) }
        }
    }

    static func quarters(_ range: ClosedRange<Int>, using random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
    }
}
