import Foundation

/// A command of a search that a key triggers.
enum FindCommand: Equatable {
    case find, replace, next, previous, close

    /// - Returns: `nil` for another key.
    @MainActor
    init?(_ key: UIKey?) {
        guard let key, !key.modifierFlags.contains(.alternate) else { return nil }
        let isShifted = key.modifierFlags.contains(.shift)
        let isControlled = !key.modifierFlags.isDisjoint(with: [.control, .command])
        switch key.keyCode {
        case .keyboardF3: self = isShifted ? .previous : .next
        case .keyboardEscape where !isControlled && !isShifted: self = .close
        case _ where isControlled:
            switch key.charactersIgnoringModifiers.lowercased() {
            case "f": self = .find
            case "h": self = .replace
            case "g": self = isShifted ? .previous : .next
            default: return nil
            }
        default: return nil
        }
    }
}

extension UIFindInteraction {
    func perform(_ command: FindCommand) {
        switch command {
        case .find: presentFindNavigator(showingReplace: false)
        case .replace: presentFindNavigator(showingReplace: true)
        case .next: findNext()
        case .previous: findPrevious()
        case .close: dismissFindNavigator()
        }
    }
}
