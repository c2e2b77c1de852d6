import UIKit

/// The effect of a key on content that scrolls.
enum ScrollKey: Equatable {
    /// Scrolls down by a number of lines, or up if it is negative.
    case lines(Int)
    /// Scrolls down by a number of screens or a part of one, or up if it is negative.
    case pages(Double)
    case top, bottom

    /// - Returns: `nil` for a key that does not scroll.
    @MainActor
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if modifiers.isSubset(of: .shift), let scroll = Self.pagerKey(key.characters) {
            self = scroll
            return
        }
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []): self = .lines(-1)
        case (.keyboardDownArrow, []): self = .lines(1)
        case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): self = .pages(-1)
        case (.keyboardPageDown, []), (.keyboardSpacebar, []): self = .pages(1)
        case (.keyboardHome, []), (.keyboardHome, .control), (.keyboardUpArrow, .command): self = .top
        case (.keyboardEnd, []), (.keyboardEnd, .control), (.keyboardDownArrow, .command): self = .bottom
        default: return nil
        }
    }

    /// Returns the effect that a letter has in pagers; `nil` for another text.
    private static func pagerKey(_ text: String) -> ScrollKey? {
        switch text {
        case "j": .lines(1)
        case "k": .lines(-1)
        case "b": .pages(-1)
        case "d": .pages(0.5)
        case "u": .pages(-0.5)
        case "g": .top
        case "G": .bottom
        default: nil
        }
    }
}
