import SeededRandom
import UIKit

/// An operation on scroll views. The numbers of views and fingers are taken modulo their count.
package indirect enum ScrollStep: Codable, Sendable {
    /// Changes the size of the content. A view that zooms has the size of the zoomed view instead.
    case setContent(of: Int, width: Int, height: Int)
    case setInset(of: Int, top: Int, left: Int)
    case setSize(width: Int, height: Int)
    case toggle(ScrollSwitch, of: Int)
    /// Moves the content to an offset in percent of its range.
    case scroll(Int, x: Int, y: Int, animated: Bool)
    /// Shows a rectangle whose origin is in percent of the content.
    case show(Int, x: Int, y: Int, animated: Bool)
    /// The scale in percent.
    case zoom(Int, animated: Bool)
    /// Zooms to a rectangle whose origin is in percent of the content.
    case zoomTo(x: Int, y: Int, side: Int, animated: Bool)
    case stop(Int)
    /// The duration in milliseconds.
    case drag(x: Int, y: Int, dx: Int, dy: Int, milliseconds: Int)
    /// Scrolls by a touchpad.
    case slide(dx: Int, dy: Int, flings: Bool)
    case turnWheel(dx: Int, dy: Int)
    /// Moves two fingers to a distance in percent of that at which they begin.
    case pinch(percent: Int)
    /// Does the same, and keeps the fingers down.
    case beginPinch(percent: Int)
    /// Does the same, performs a step by code, and lifts the fingers so many milliseconds later, after a further
    /// movement or not. Steps that are drawn one by one meet in this way too seldom.
    case pinchThrough(ScrollStep, percent: Int, milliseconds: Int, movesOn: Bool)
    case putDown(Int, x: Int, y: Int)
    case move(Int, dx: Int, dy: Int)
    case lift(Int, isCancelled: Bool)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    case leave(Int)
    case enter(Int)
    /// Performs a step in the next call of a kind.
    case next(ScrollCallback, ScrollStep)

    private static let lengths = [0, 100, 200, 300, 400, 401, 600, 900, 1200, 3000]

    static func drawLength(using generator: inout SeededGenerator) -> Int {
        lengths[generator.below(lengths.count)]
    }

    init(using generator: inout SeededGenerator) {
        let view = generator.below(4) / 3
        switch generator.below(42) {
        case 0...4:
            let width = Self.drawLength(using: &generator)
            self = .setContent(of: view, width: width, height: Self.drawLength(using: &generator))
        case 5: self = .setInset(of: view, top: generator.below(3) * 30, left: generator.below(2) * 20)
        case 6: self = .setSize(width: 200 + generator.below(2) * 100, height: 300 + generator.below(2) * 100)
        case 7, 8: self = .toggle(ScrollSwitch(using: &generator), of: view)
        case 9...12: self = Self.drawScroll(of: view, using: &generator)
        case 13...15: self = Self.drawZoom(using: &generator)
        case 16: self = .stop(view)
        case 17...20: self = Self.drawDrag(using: &generator)
        case 21, 22:
            let (dx, dy) = (generator.below(400) - 200, generator.below(800) - 400)
            self = .slide(dx: dx, dy: dy, flings: generator.below(3) != 0)
        case 23: self = .turnWheel(dx: generator.below(3) - 1, dy: generator.below(5) - 2)
        case 24:
            let percent = 10 + generator.below(300)
            self = generator.below(2) == 0 ? .pinch(percent: percent) : .beginPinch(percent: percent)
        case 25...28: self = Self.drawTouch(using: &generator)
        case 29...31: self = .advance(generator.below(500))
        case 32: self = .settle
        case 33: self = generator.below(2) == 0 ? .leave(view) : .enter(view)
        case 34, 35:
            let (percent, milliseconds) = (10 + generator.below(300), generator.below(300))
            let movesOn = generator.below(2) == 0
            let step = ScrollStep(using: &generator)
            self = .pinchThrough(step, percent: percent, milliseconds: milliseconds, movesOn: movesOn)
        default: self = .next(ScrollCallback(using: &generator), ScrollStep(using: &generator))
        }
    }

    private static func drawScroll(of view: Int, using generator: inout SeededGenerator) -> ScrollStep {
        let (x, y, animated) = (generator.below(101), generator.below(101), generator.below(3) != 0)
        return generator.below(4) == 0
            ? .show(view, x: x, y: y, animated: animated) : .scroll(view, x: x, y: y, animated: animated)
    }

    private static func drawZoom(using generator: inout SeededGenerator) -> ScrollStep {
        let animated = generator.below(3) != 0
        guard generator.below(3) == 0 else { return .zoom(20 + generator.below(400), animated: animated) }
        let (x, y) = (generator.below(101), generator.below(101))
        return .zoomTo(x: x, y: y, side: generator.below(300), animated: animated)
    }

    private static func drawDrag(using generator: inout SeededGenerator) -> ScrollStep {
        .drag(
            x: generator.below(300),
            y: generator.below(400),
            dx: generator.below(400) - 200,
            dy: generator.below(800) - 400,
            milliseconds: 50 + generator.below(250)
        )
    }

    private static func drawTouch(using generator: inout SeededGenerator) -> ScrollStep {
        let finger = generator.below(2)
        return switch generator.below(6) {
        case 0, 1: .putDown(finger, x: generator.below(300), y: generator.below(400))
        case 2...4: .move(finger, dx: generator.below(200) - 100, dy: generator.below(400) - 200)
        default: .lift(finger, isCancelled: generator.below(3) == 0)
        }
    }
}
