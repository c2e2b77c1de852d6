import Documents
import UIKit

/// A command that a key gives to the viewer while no field takes the key.
enum DocumentCommand: Equatable {
    case openFindBar
    case openLineBar
    case openFilterBar
    /// Go to the next row that was found, or to the previous one.
    case findStep(forward: Bool)
    case closeBar
    case scroll(ScrollKey)
    /// Go to the next entry of a severity, or to the previous one.
    case severityStep(Severity, forward: Bool)

    /// - Parameter bar: The bar at the bottom, if there is one.
    /// - Returns: `nil` for a key without a meaning.
    @MainActor
    init?(_ key: UIKey, bar: BottomBar?) {
        let isControl = !key.modifierFlags.isDisjoint(with: [.control, .command])
        let isPlain = key.modifierFlags.isDisjoint(with: [.control, .command, .alternate])
        let isShifted = key.modifierFlags.contains(.shift)
        switch (key.charactersIgnoringModifiers.lowercased(), key.keyCode) {
        case _ where isPlain && key.characters == "&": self = .openFilterBar
        case ("f", _) where isControl, ("/", _) where isPlain: self = .openFindBar
        case ("g", _) where isControl, ("l", _) where isControl: self = .openLineBar
        case (_, .keyboardF3) where bar is FindBar: self = .findStep(forward: !isShifted)
        case (_, .keyboardF3): self = .openFindBar
        case (_, .keyboardEscape) where bar != nil: self = .closeBar
        case ("n", _) where isPlain && bar is FindBar: self = .findStep(forward: !isShifted)
        case ("e", _) where isPlain: self = .severityStep(.error, forward: !isShifted)
        case ("w", _) where isPlain: self = .severityStep(.warning, forward: !isShifted)
        default:
            guard let key = ScrollKey(key) else { return nil }
            self = .scroll(key)
        }
    }

    /// The command of a key that is held down: it scrolls on, or steps from row to row.
    @MainActor
    init?(repeating key: UIKey, bar: BottomBar?) {
        guard let command = DocumentCommand(key, bar: bar) else { return nil }
        if key.keyCode != .keyboardF3 {
            guard case .scroll = command else { return nil }
        }
        self = command
    }
}
