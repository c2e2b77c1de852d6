import Reader
import UIKit

extension UIKey {
    /// The key by the name that all faces share; `nil` for one that no command has.
    var readerKey: ReaderKey? {
        var modifiers: ReaderKey.Modifiers = []
        if !modifierFlags.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
        if modifierFlags.contains(.alternate) { modifiers.insert(.alt) }
        let isShifted = modifierFlags.contains(.shift)
        if let base = namedBase {
            if isShifted { modifiers.insert(.shift) }
            return ReaderKey(base, modifiers)
        }
        guard modifiers.isEmpty else {
            return charactersIgnoringModifiers.lowercased().first.map { ReaderKey($0, modifiers) }
        }
        // Some hosts give a letter without what Shift makes of it.
        let text = isShifted ? characters.uppercased() : characters
        guard text.count == 1, let character = text.first else { return nil }
        return ReaderKey(character)
    }

    /// The base of a key that types no letter.
    private var namedBase: ReaderKey.Base? {
        switch keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: .enter
        case .keyboardTab: .tab
        case .keyboardDeleteOrBackspace: .backspace
        case .keyboardEscape: .escape
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        case .keyboardHome: .home
        case .keyboardEnd: .end
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        case .keyboardSpacebar: .character(" ")
        case .keyboardF1: .function(1)
        case .keyboardF3: .function(3)
        default: nil
        }
    }
}

extension ReaderCommand {
    /// Whether the command is repeated while its key is held down.
    var repeats: Bool {
        switch self {
        case .step, .extend, .page, .sibling, .shift, .history: true
        default: false
        }
    }
}
