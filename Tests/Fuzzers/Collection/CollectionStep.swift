import SeededRandom
import UIKit

/// An operation on a collection view. The numbers of items and sections are taken modulo their count.
package indirect enum CollectionStep: Codable, Sendable {
    /// Makes edits of the data in one batch.
    case batch([TableEdit], TableSurrounding)
    case reloadData
    /// Moves the content to an offset in percent of its range.
    case scroll(to: Int, animated: Bool)
    case scrollToItem(Int, position: Int, animated: Bool)
    /// Scrolls by a touchpad.
    case slide(Int, flings: Bool)
    /// The duration in milliseconds.
    case drag(Int, milliseconds: Int)
    /// Drags and leaves the finger on the screen.
    case hold(Int)
    case lift(isCancelled: Bool)
    case select(Int)
    case deselect(Int)
    case tap(Int)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    case leaveWindow
    case returnToWindow
    case setSize(width: Int, height: Int)
    case invalidateLayout
    case setSpacing(Int)
    case changeLayout(CollectionPlacing, animated: Bool)
    /// Picks an item up, to move it.
    case pickUp(Int)
    /// Moves the item that was picked up to a place on the screen.
    case carry(x: Int, y: Int)
    case putDown(isCanceled: Bool)
    /// Performs a step in the next call of a kind.
    case next(CollectionCallback, CollectionStep)

    init(using generator: inout SeededGenerator) {
        let item = generator.below(64)
        switch generator.below(46) {
        case 0..<9: self = Self.drawBatch(of: 1, using: &generator)
        case 9..<13: self = Self.drawBatch(of: generator.below(6), using: &generator)
        case 13, 14: self = .reloadData
        case 15, 16: self = .scroll(to: generator.below(101), animated: generator.below(2) == 0)
        case 17: self = .scrollToItem(item, position: generator.below(4), animated: generator.below(2) == 0)
        case 18: self = .slide(generator.below(600) - 300, flings: generator.below(3) != 0)
        case 19, 20: self = .drag(generator.below(700) - 350, milliseconds: 50 + generator.below(200))
        case 21: self = generator.below(2) == 0 ? .hold(generator.below(500) - 250) : .lift(isCancelled: item % 4 == 0)
        case 22, 23: self = .select(item)
        case 24: self = .deselect(item)
        case 25: self = .tap(item)
        case 26...28: self = .advance(generator.below(500))
        case 29: self = .settle
        case 30: self = generator.below(2) == 0 ? .leaveWindow : .returnToWindow
        case 31: self = .setSize(width: 200 + generator.below(2) * 100, height: 250 + generator.below(2) * 150)
        case 32: self = generator.below(2) == 0 ? .invalidateLayout : .setSpacing(generator.below(3) * 6)
        case 33:
            self = .changeLayout(CollectionPlacing(using: &generator), animated: generator.below(3) != 0)
        case 40, 41: self = .pickUp(item)
        case 42...44: self = .carry(x: generator.below(300), y: generator.below(400))
        case 45: self = .putDown(isCanceled: item % 4 == 0)
        default: self = .next(CollectionCallback(using: &generator), CollectionStep(using: &generator))
        }
    }

    private static func drawBatch(of count: Int, using generator: inout SeededGenerator) -> CollectionStep {
        let edits = (0..<count).map { _ in drawEdit(using: &generator) }
        return .batch(edits, TableSurrounding(using: &generator))
    }

    /// A collection view doesn't measure items without a call for them.
    private static func drawEdit(using generator: inout SeededGenerator) -> TableEdit {
        switch TableEdit(using: &generator) {
        case .resize(let row, let height): .reconfigure(row, height: height)
        case .insert(let heights, let at) where generator.below(4) == 0:
            // Enough to move others off the screen.
            .insert(heights: Array(repeating: heights[0], count: 40), at: at)
        case let edit: edit
        }
    }
}
