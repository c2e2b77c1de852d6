import SeededRandom

/// A controller to make, with those inside it.
package enum ControllerPlan: Codable, Sendable {
    case page
    case navigation(Int)
    /// Tabs, of which every other one contains a navigation controller.
    case tabs(Int)

    init(using generator: inout SeededGenerator) {
        switch generator.below(4) {
        case 0: self = .page
        case 1, 2: self = .navigation(1 + generator.below(3))
        default: self = .tabs(generator.below(9))
        }
    }
}
