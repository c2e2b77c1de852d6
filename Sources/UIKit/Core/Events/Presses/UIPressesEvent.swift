import Foundation

/// An event that describes keys that went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All keys that are down or were just released.
    open var allPresses: Set<UIPress> { presses }

    private let presses: Set<UIPress>
    /// Whether the event reached the end of the responder chain unhandled.
    private(set) var isUnanswered = false

    init(_ presses: Set<UIPress>, at time: TimeInterval, modifiers: UIKeyModifierFlags) {
        self.presses = presses
        super.init(.presses, at: time, modifiers: modifiers)
    }

    func reachEndOfChain() {
        isUnanswered = true
    }
}
