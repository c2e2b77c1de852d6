extension ControlSequence {
    /// The event that the sequence reports; `nil` if it is none that is known.
    ///
    /// - Parameter awaitsReplies: Whether a place of the cursor is expected. It has the form of F3 with modifiers.
    func event(awaitsReplies: Bool) -> TerminalEvent? {
        switch (sign, intermediates, final) {
        case (0, [], _): plainEvent(awaitsReplies: awaitsReplies)
        case (UInt8(ascii: "<"), [], UInt8(ascii: "M")), (UInt8(ascii: "<"), [], UInt8(ascii: "m")): mouseEvent
        case (UInt8(ascii: "?"), _, _): reply.map(TerminalEvent.reply)
        default: nil
        }
    }

    private func plainEvent(awaitsReplies: Bool) -> TerminalEvent? {
        switch final {
        case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
        case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
        case UInt8(ascii: "R") where awaitsReplies || parameter(0) != 1:
            guard parameters.count == 2, parameter(0) > 0, parameter(1) > 0 else { return nil }
            return .reply(.cursorPosition(GridPosition(row: parameter(0) - 1, column: parameter(1) - 1)))
        case UInt8(ascii: "t"):
            guard parameters.count >= 3, parameter(0) == 48 || parameter(0) == 8 else { return nil }
            return .size(GridSize(columns: parameter(2, default: 0), rows: parameter(1, default: 0)))
        default: return keyPress.map(TerminalEvent.key)
        }
    }

    private var mouseEvent: TerminalEvent? {
        guard parameters.count == 3 else { return nil }
        return MouseEvent(
            code: parameter(0, default: 0),
            column: parameter(1),
            row: parameter(2),
            isRelease: final == UInt8(ascii: "m")
        ).map(TerminalEvent.mouse)
    }

    private var reply: TerminalReply? {
        switch (intermediates, final) {
        case ([], UInt8(ascii: "c")): .deviceAttributes(parameters.compactMap { $0.first ?? nil })
        case ([], UInt8(ascii: "u")): .keyboardFlags(parameter(0, default: 0))
        case ([], UInt8(ascii: "n")) where parameter(0) == 997: .colorScheme(isDark: parameter(1) == 1)
        case ([UInt8(ascii: "$")], UInt8(ascii: "y")):
            TerminalReply.ModeState(rawValue: parameter(1, default: 0)).map { .mode(parameter(0, default: 0), $0) }
        default: nil
        }
    }

    // MARK: Keys

    private var keyPress: KeyPress? {
        let modifiers = KeyModifiers(parameter: parameter(1))
        // The release of a key.
        if value(1, ofParameter: 1) == 3 { return nil }
        switch final {
        case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers.union(.shift))
        case UInt8(ascii: "~") where parameter(0) == 27 && parameters.count == 3:
            return KeyPress(code: parameter(2, default: 0), modifiers: modifiers)
        case UInt8(ascii: "~"): return Self.numbered[parameter(0)].map { KeyPress($0, modifiers) }
        case UInt8(ascii: "u"): return KeyPress(code: parameter(0, default: 0), modifiers: modifiers)
        default: return Self.lettered[final].map { KeyPress($0, modifiers) }
        }
    }

    /// The keys that a letter ends.
    static let lettered: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "E"): .begin, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1),
        UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    ]

    /// The keys that a number names.
    private static let numbered: [Int: Key] = {
        var keys: [Int: Key] = [
            1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        ]
        // The numbers leave out what keyboards of terminals had between the groups of keys.
        let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
        for (index, number) in numbers.enumerated() { keys[number] = .function(index + 1) }
        return keys
    }()
}
