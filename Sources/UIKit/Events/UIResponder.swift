import Foundation

/// An object that answers events, or passes them on to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Who gets what this one does not answer; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this one is where keys and commands arrive first.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Whether it may become the first responder. `false` unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may cease to be the first responder. `true` unless a subclass says so.
    open var canResignFirstResponder: Bool { true }

    /// Makes this one the first responder, if it may be and the present one gives way.
    ///
    /// - Returns: whether it now is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponder.pass(to: self)
    }

    /// Ceases to be the first responder.
    ///
    /// - Returns: whether it no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    // MARK: Touches

    /// Fingers went down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that went down in the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers that went down in the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Something else took the touches over: what they began is to be undone.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Keys that are down repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesEnded(presses, with: event) }
    }

    /// The system took keys away: what they began is to be undone.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesCancelled(presses, with: event) }
    }

    private func passOn(_ event: UIPressesEvent?, _ call: (UIResponder) -> Void) {
        if let next { call(next) } else { event?.reachEndOfChain() }
    }
}
