import UIKit

/// What a key asks of content that scrolls.
enum ScrollKey: Equatable {
    /// So many lines down, or up if negative.
    case lines(Int)
    /// So many screens down, or up if negative.
    case pages(Int)
    case top, bottom

    /// - Returns: `nil` for keys that scroll nothing.
    @MainActor
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
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
}
