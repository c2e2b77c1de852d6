/// The first responder of a screen: the responder that receives keys and commands first. There is at most one.
@MainActor
final class FirstResponder {
    weak var screen: UIScreen?
    private(set) weak var current: UIResponder?
    /// Whether the first responder has to resign, whatever it and its delegate answer.
    private(set) var isForced = false
    /// Whether another responder takes over, so that the input views stay until it has.
    private var isPassing = false

    /// Makes a responder the first responder if it can become it and the current one can resign.
    ///
    /// - Returns: Whether the responder is the first responder when the method returns.
    func pass(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder, !isOutsideWindows(responder) else { return false }
        isPassing = true
        defer { isPassing = false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        screen?.inputViews.show(for: responder)
        screen?.focusSystem.firstResponderChanged(to: responder)
        screen?.textInputHandler.firstResponderDidChange()
        return true
    }

    private func isOutsideWindows(_ responder: UIResponder) -> Bool {
        (responder as? UIView).map { $0.window == nil } ?? false
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
        guard isForced || responder.canResignFirstResponder else { return false }
        clear(responder)
        return true
    }

    /// Has the first responder resign if it is a view or one of its subviews.
    ///
    /// - Parameter force: Whether the first responder resigns even if it refuses.
    /// - Returns: Whether it resigned.
    func resign(inside view: UIView, force: Bool) -> Bool {
        guard let responder = current as? UIView, responder.isDescendant(of: view) else { return false }
        let outer = isForced
        isForced = force
        defer { isForced = outer }
        if responder.resignFirstResponder() { return true }
        // An override may refuse without calling `super`.
        if force { clear(responder) }
        return force
    }

    /// Has the first responder resign if it has left the window with a view, whatever it answers.
    func leave(with view: UIView) {
        guard let responder = current as? UIView, responder.window == nil, responder.isDescendant(of: view) else {
            return
        }
        _ = resign(inside: view, force: true)
        // Outside its window, the responder doesn't find this screen.
        if current === responder { clear(responder) }
    }

    private func clear(_ responder: UIResponder) {
        current = nil
        if !isPassing { screen?.inputViews.show(for: nil) }
        screen?.focusSystem.firstResponderResigned(responder)
        screen?.textInputHandler.firstResponderDidChange()
    }
}
