/// An interaction that opens a menu for a key.
@preconcurrency @MainActor
protocol MenuOpening: AnyObject {
    /// Opens the menu for a view that has the focus, inside the view of the interaction.
    ///
    /// - Returns: Whether there is a menu.
    func openMenu(for focused: UIView) -> Bool
}

extension UIPress {
    /// Whether the key opens the context menu: the menu key, or Shift and F10.
    fileprivate var opensMenu: Bool {
        guard let key, phase == .began else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        case .keyboardApplication, .keyboardMenu: return modifiers.isEmpty
        case .keyboardF10: return modifiers == .shift
        default: return false
        }
    }
}

extension UIScreen {
    /// Opens the context menu of the focused view or of a view around it, if a key asks for that.
    ///
    /// - Returns: Whether a menu was opened.
    func openMenu(for press: UIPress) -> Bool {
        guard press.opensMenu else { return false }
        let responder = focusSystem.focusedView ?? focusSystem.focusedKeeper ?? firstResponder.current
        guard let start = responder?.ownView else { return false }
        return start.withSuperviews.contains { view in
            view.interactions.contains { ($0 as? any MenuOpening)?.openMenu(for: start) ?? false }
        }
    }
}
