import SeededRandom

/// An operation on the fingers, the recognizers or their views.
package enum RecognizerStep: Codable, Sendable {
    case down(finger: Int, x: Int, y: Int)
    case move(finger: Int, x: Int, y: Int)
    case lift(finger: Int)
    case cancel(finger: Int)
    /// The duration in milliseconds.
    case advance(Int)
    case react(GestureReaction)
    /// Performs a reaction in the next call of a kind.
    case next(GestureCallback, GestureReaction)
    /// Lifts all fingers.
    case settle
    /// Makes a whole gesture, here and on new objects.
    case compare(WholeGesture, x: Int, y: Int)

    init(using generator: inout SeededGenerator) {
        let finger = generator.below(3)
        // Some fingers begin at the left edge.
        let (x, y) = (generator.below(8) == 0 ? 5 : generator.below(320), generator.below(320))
        switch generator.below(32) {
        case 0..<6: self = .down(finger: finger, x: x, y: y)
        case 6..<14:
            let distance = [4, 15, 60][generator.below(3)]
            self = .move(finger: finger, x: generator.below(2 * distance) - distance, y: generator.below(9) - 4)
        case 14..<18: self = .lift(finger: finger)
        case 18: self = .cancel(finger: finger)
        case 19..<21: self = .advance([5, 40, 200, 600][generator.below(4)])
        case 21..<24: self = .react(GestureReaction(using: &generator))
        case 24..<29: self = .next(GestureCallback(using: &generator), GestureReaction(using: &generator))
        case 29: self = .settle
        default: self = .compare(WholeGesture(using: &generator), x: x, y: y)
        }
    }
}
