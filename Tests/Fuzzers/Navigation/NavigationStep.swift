import SeededRandom

/// An operation on the controllers of a window, or of the user. Numbers of controllers are taken modulo their count.
package indirect enum NavigationStep: Codable, Sendable {
    case push(on: Int, hidesBottomBar: Bool, animated: Bool)
    /// Pushes the page that was popped last.
    case pushAgain(on: Int, animated: Bool)
    case pop(from: Int, animated: Bool)
    case popTo(Int, in: Int, animated: Bool)
    /// Replaces the stack by some of its pages, in their order or reversed, and new ones.
    case setStack(of: Int, kept: Int, added: Int, reversed: Bool, animated: Bool)
    case hideBar(of: Int, Bool, animated: Bool)
    case select(tab: Int)
    case selectMore
    /// Keeps some of the tabs, and adds new ones.
    case setTabs(kept: Int, added: Int, animated: Bool)
    case present(ControllerPlan, PresentationStyle, animated: Bool)
    case dismiss(from: Int, animated: Bool)
    case replaceRoot(ControllerPlan)
    case removeRoot
    case fingerDown(x: Int, y: Int)
    case fingerMove(x: Int, y: Int)
    case fingerUp
    case fingerCancel
    /// A tap, in percent of the width and in points from the top, or from the bottom if it is negative.
    case tap(x: Int, y: Int)
    case resize(width: Int, height: Int)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    /// Performs a step in the next call of a kind.
    case next(AppearanceCall, NavigationStep)

    init(using generator: inout SeededGenerator) {
        let animated = generator.below(3) != 0
        let number = generator.below(8)
        switch generator.below(40) {
        case 0..<4: self = .push(on: number, hidesBottomBar: generator.below(4) == 0, animated: animated)
        case 4, 5: self = .pushAgain(on: number, animated: animated)
        case 6..<9: self = .pop(from: number, animated: animated)
        case 9: self = .popTo(generator.below(5), in: number, animated: animated)
        case 10, 11:
            self = .setStack(
                of: number,
                kept: generator.below(16),
                added: generator.below(3),
                reversed: generator.below(4) == 0,
                animated: animated
            )
        case 12: self = .hideBar(of: number, generator.below(2) == 0, animated: animated)
        case 13, 14: self = .select(tab: generator.below(9))
        case 15: self = .selectMore
        case 16: self = .setTabs(kept: generator.below(512), added: generator.below(8), animated: animated)
        case 17..<21:
            self = .present(ControllerPlan(using: &generator), PresentationStyle(using: &generator), animated: animated)
        case 21..<24: self = .dismiss(from: generator.below(4), animated: animated)
        case 24: self = .replaceRoot(ControllerPlan(using: &generator))
        case 25: self = generator.below(3) == 0 ? .removeRoot : .settle
        case 26: self = .fingerDown(x: generator.below(3) == 0 ? generator.below(320) : 3, y: 60 + generator.below(300))
        case 27..<29:
            self = .fingerMove(x: generator.below(150), y: generator.below(4) == 0 ? generator.below(200) - 60 : 0)
        case 29: self = generator.below(3) == 0 ? .fingerCancel : .fingerUp
        case 30: self = .tap(x: generator.below(100), y: [30, 60, -40, 200][generator.below(4)])
        case 31:
            let (width, height) = [(320, 480), (480, 320), (800, 600)][generator.below(3)]
            self = .resize(width: width, height: height)
        case 32..<35: self = .advance([1, 30, 150, 400][generator.below(4)])
        case 35, 36: self = .settle
        default: self = .next(AppearanceCall(using: &generator), NavigationStep(using: &generator))
        }
    }
}
