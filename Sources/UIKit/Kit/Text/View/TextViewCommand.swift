/// A command that a key triggers in a text view.
enum TextViewCommand: Equatable {
    case edit(EditingCommand)
    case move(TextLineMotion, extending: Bool)

    /// - Parameter isRightToLeft: Whether the text runs from right to left, so that the left arrow moves forward.
    /// - Returns: `nil` for a key that is not a command of a text and is left to other responders.
    @MainActor
    init?(_ key: UIKey, isRightToLeft: Bool) {
        let isShifted = key.modifierFlags.contains(.shift)
        let isControlled = !key.modifierFlags.isDisjoint(with: [.control, .command])
        guard !key.modifierFlags.contains(.alternate) else { return nil }
        switch key.keyCode {
        case .keyboardUpArrow where !isControlled: self = .move(.up, extending: isShifted)
        case .keyboardDownArrow where !isControlled: self = .move(.down, extending: isShifted)
        case .keyboardPageUp where !isControlled: self = .move(.pageUp, extending: isShifted)
        case .keyboardPageDown where !isControlled: self = .move(.pageDown, extending: isShifted)
        case .keyboardHome where isControlled: self = .edit(.move(.toStart, extending: isShifted))
        case .keyboardEnd where isControlled: self = .edit(.move(.toEnd, extending: isShifted))
        case .keyboardHome: self = .move(.toLineStart, extending: isShifted)
        case .keyboardEnd: self = .move(.toLineEnd, extending: isShifted)
        case .keyboardReturnOrEnter where !isControlled, .keypadEnter where !isControlled: self = .edit(.insert("\n"))
        // With Shift or Control the key moves the focus, so that the keyboard can leave the text.
        case .keyboardTab where !isShifted && !isControlled: self = .edit(.insert("\t"))
        default:
            guard let command = EditingCommand(key, isRightToLeft: isRightToLeft), command != .submit else {
                return nil
            }
            self = .edit(command)
        }
    }

    /// Whether the command applies to a text that can only be selected.
    var isForSelection: Bool {
        switch self {
        case .edit(.copy), .edit(.selectAll), .edit(.move(_, extending: true)), .move(_, extending: true): true
        default: false
        }
    }
}
