/// The first responder of a screen: the responder that receives keys and commands first. There is at most one.
@MainActor
final class FirstResponder {
    weak var screen: UIScreen?
    private(set) weak var current: UIResponder?

    /// Makes a responder the first responder if it can become it and the current one can resign.
    ///
    /// - Returns: Whether the responder is the first responder when the method returns.
    func pass(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        screen?.focusSystem.firstResponderChanged(to: responder)
        return true
    }

    /// Clears the first responder without asking it.
    func reset() {
        current = nil
    }

    /// Clears the first responder if it is this responder and agrees.
    ///
    /// - Returns: Whether the responder isn't the first responder when the method returns.
    func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        screen?.focusSystem.firstResponderResigned(responder)
        return true
    }
}
