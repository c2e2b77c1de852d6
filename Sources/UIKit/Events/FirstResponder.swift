/// Which responder keys and commands go to first; at most one in the application.
@MainActor
enum FirstResponder {
    private(set) weak static var current: UIResponder?

    static func pass(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        UIFocusSystem.shared.firstResponderChanged(to: responder)
        return true
    }

    /// Leaves no first responder; the one that was is not asked.
    static func reset() {
        current = nil
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}
