import SeededRandom
import UIKit

/// An operation on a table. The numbers of rows and sections are taken modulo their count.
package indirect enum TableStep: Codable, Sendable {
    /// Makes one edit of the data in its own update.
    case edit(TableEdit, TableSurrounding)
    /// Makes several edits in one batch.
    case batch([TableEdit], TableSurrounding)
    case reloadData
    case scroll(to: Int, animated: Bool)
    case scrollToRow(Int, position: Int, animated: Bool)
    case fling(Int)
    case select(Int)
    case tap(Int)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    case measureAhead
    case leaveWindow
    case returnToWindow
    case setWidth(Int)
    case animator(TableAnimatorStep)
    /// Performs a step in the next call of a kind.
    case next(TableCallback, TableStep)

    static let heights = [20, 33, 44, 60, 120, 300]

    static func drawHeight(using generator: inout SeededGenerator) -> Int {
        heights[generator.below(heights.count)]
    }

    init(using generator: inout SeededGenerator) {
        let row = generator.below(64)
        switch generator.below(32) {
        case 0..<8: self = .edit(TableEdit(using: &generator), TableSurrounding(using: &generator))
        case 8..<11:
            let edits = (0..<generator.below(4)).map { _ in TableEdit(using: &generator) }
            self = .batch(edits, TableSurrounding(using: &generator))
        case 11: self = .reloadData
        case 12, 13: self = .scroll(to: generator.below(1200), animated: generator.below(2) == 0)
        case 14: self = .scrollToRow(row, position: generator.below(4), animated: generator.below(2) == 0)
        case 15: self = .fling(generator.below(600) - 300)
        case 16: self = .select(row)
        case 17: self = .tap(row)
        case 18, 19: self = .advance(generator.below(500))
        case 20: self = .settle
        case 21: self = .measureAhead
        case 23...26: self = .animator(TableAnimatorStep(using: &generator))
        case 27...29: self = .next(TableCallback(using: &generator), TableStep(using: &generator))
        case 22: self = generator.below(2) == 0 ? .leaveWindow : .returnToWindow
        default: self = .setWidth(generator.below(2) == 0 ? 320 : 200)
        }
    }
}
