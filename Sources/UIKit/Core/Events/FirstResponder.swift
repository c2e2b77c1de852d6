/// The application's first responder: the responder that receives keys and commands first. There is at most one.
@MainActor
enum FirstResponder {
    private(set) weak static var current: UIResponder?

    /// Makes a responder the first responder if it can become it and the current one can resign.
    ///
    /// - Returns: Whether the responder is the first responder when the method returns.
    static func pass(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        UIFocusSystem.shared.firstResponderChanged(to: responder)
        return true
    }

    /// Clears the first responder without asking it.
    static func reset() {
        current = nil
    }

    /// Clears the first responder if it is this responder and agrees.
    ///
    /// - Returns: Whether the responder isn't the first responder when the method returns.
    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}
