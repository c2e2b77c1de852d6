import SeededRandom

/// A change of recognizers or views by a client, between events or in a callback. Numbers of recognizers and views are
/// taken modulo their count.
package enum GestureReaction: Codable, Sendable {
    case disable(Int)
    case enable(Int)
    /// Disables the recognizer and enables it again, which is how apps cancel a gesture.
    case cancel(Int)
    case remove(Int)
    case add(Int, view: Int)
    case hide(view: Int)
    case show(view: Int)
    case removeView(Int)
    case addView(Int)
    /// Sets the next state of a client's own recognizer.
    case step(Int)

    init(using generator: inout SeededGenerator) {
        let (recognizer, view) = (generator.below(16), generator.below(8))
        switch generator.below(16) {
        case 0..<3: self = .disable(recognizer)
        case 3..<5: self = .enable(recognizer)
        case 5..<8: self = .cancel(recognizer)
        case 8: self = .remove(recognizer)
        case 9, 10: self = .add(recognizer, view: view)
        case 11: self = .hide(view: view)
        case 12: self = .show(view: view)
        case 13: self = .removeView(view)
        case 14: self = .addView(view)
        default: self = .step(recognizer)
        }
    }
}
