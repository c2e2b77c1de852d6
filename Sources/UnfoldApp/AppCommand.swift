import UIKit

/// A command of a key that has the same meaning in every window.
enum AppCommand: Equatable {
    case open, newWindow, close, quit, shortcuts

    /// - Returns: `nil` for a key without a meaning.
    @MainActor
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.charactersIgnoringModifiers.lowercased(), key.keyCode, modifiers) {
        case ("o", _, .control): self = .open
        case ("n", _, .control): self = .newWindow
        case ("w", _, .control): self = .close
        case ("q", _, .control): self = .quit
        case (_, .keyboardF1, []): self = .shortcuts
        default:
            guard key.characters == "?", modifiers.isSubset(of: .shift) else { return nil }
            self = .shortcuts
        }
    }

    /// The keys and their meanings, for users.
    static let descriptions: [(keys: String, meaning: String)] = [
        ("Ctrl+O", "Open files"),
        ("Ctrl+N", "New window with the gallery"),
        ("Ctrl+W", "Close the window"),
        ("Ctrl+Q", "Close all windows"),
        ("Ctrl +  Ctrl −", "Larger or smaller text; also Ctrl with the wheel"),
        ("Ctrl+0", "Text as large as the desktop’s"),
        ("Tab  ↑  ↓", "Move to another control or row"),
        ("Return  →  ←", "Unfold or fold the row"),
        ("Esc  Alt+←", "Back"),
        ("F1  ?", "This list"),
    ]
}
