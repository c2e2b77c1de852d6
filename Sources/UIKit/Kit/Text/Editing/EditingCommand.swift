/// A command that a key triggers in a text field.
enum EditingCommand: Equatable {
    case insert(String)
    case move(TextMotion, extending: Bool)
    case delete(TextMotion)
    case selectAll, copy, cut, paste, undo, redo
    case format(TextFormat)
    case submit

    /// - Parameter isRightToLeft: Whether the text runs from right to left, so that the left arrow moves forward.
    /// - Returns: `nil` for a key that is not an editing command and is left to other responders.
    @MainActor
    init?(_ key: UIKey, isRightToLeft: Bool) {
        let isShifted = key.modifierFlags.contains(.shift)
        let isControlled = !key.modifierFlags.isDisjoint(with: [.control, .command])
        guard !key.modifierFlags.contains(.alternate) else { return nil }
        switch key.keyCode {
        case .keyboardLeftArrow:
            self = .move(Self.step(forward: isRightToLeft, byWord: isControlled), extending: isShifted)
        case .keyboardRightArrow:
            self = .move(Self.step(forward: !isRightToLeft, byWord: isControlled), extending: isShifted)
        case .keyboardHome where !isControlled: self = .move(.toStart, extending: isShifted)
        case .keyboardEnd where !isControlled: self = .move(.toEnd, extending: isShifted)
        case .keyboardDeleteOrBackspace: self = .delete(isControlled ? .wordBackward : .backward)
        case .keyboardDeleteForward where isShifted: self = .cut
        case .keyboardDeleteForward: self = .delete(isControlled ? .wordForward : .forward)
        case .keyboardInsert where isShifted: self = .paste
        case .keyboardInsert where isControlled: self = .copy
        case .keyboardReturnOrEnter, .keypadEnter: self = .submit
        default:
            let command = isControlled ? Self(letter: key.charactersIgnoringModifiers, isShifted) : Self(typed: key)
            guard let command else { return nil }
            self = command
        }
    }

    @MainActor
    private init?(typed key: UIKey) {
        let text = key.insertedText
        guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        self = .insert(text)
    }

    private init?(letter: String, _ isShifted: Bool) {
        switch letter {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        case "z": self = isShifted ? .redo : .undo
        case "y": self = .redo
        case "b": self = .format(.bold)
        case "i": self = .format(.italic)
        case "u": self = .format(.underline)
        default: return nil
        }
    }

    private static func step(forward: Bool, byWord: Bool) -> TextMotion {
        if byWord { return forward ? .wordForward : .wordBackward }
        return forward ? .forward : .backward
    }
}
