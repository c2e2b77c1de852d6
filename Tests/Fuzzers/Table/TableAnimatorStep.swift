import SeededRandom
import UIKit

/// An operation on a property animator around an update.
package enum TableAnimatorStep: Codable, Sendable {
    /// Makes edits in an animator that runs, or is paused at its start.
    case begin([TableEdit], isHeld: Bool)
    /// The fraction in percent.
    case setFraction(Int)
    case reverse
    case pause
    case go
    /// Stops the animator. Then finishes it at one of the positions, or leaves it without completion.
    case stop(at: Int?)

    init(using generator: inout SeededGenerator) {
        switch generator.below(8) {
        case 0...2:
            let edits = (0..<generator.below(3)).map { _ in TableEdit(using: &generator) }
            self = .begin(edits, isHeld: generator.below(3) != 0)
        case 3: self = .setFraction(generator.below(101))
        case 4: self = .reverse
        case 5: self = .pause
        case 6: self = .go
        default: self = .stop(at: generator.below(4) == 0 ? nil : generator.below(3))
        }
    }
}
