/// The part of a value that decides whether it goes on in the next line: strings and brackets.
struct TOMLValue: Sendable {
    private enum Text { case none, short, long }

    private var text = Text.none
    private var quote: UInt8 = 0
    /// The number of equal quotation marks before the current byte.
    private var run = 0
    private var isEscaped = false
    private var isInComment = false
    private var depth = 0

    mutating func take(_ byte: UInt8) {
        if isInComment { return }
        if isEscaped { return isEscaped = false }
        if run > 0 {
            if byte == quote { return run += 1 }
            endRun()
        }
        switch text {
        case .none: takeOutside(byte)
        case .short:
            if byte == quote { text = .none } else { isEscaped = byte == 0x5C && quote == 0x22 }
        case .long:
            if byte == quote { run = 1 } else { isEscaped = byte == 0x5C && quote == 0x22 }
        }
    }

    private mutating func takeOutside(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x27: (quote, run) = (byte, 1)
        case UInt8(ascii: "#"): isInComment = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
    }

    /// Ends a run of quotation marks: one begins a text, two are an empty one, and three begin or end a long one.
    private mutating func endRun() {
        switch (text, run) {
        case (.none, 1): text = .short
        case (.none, 3...5): text = .long
        case (.long, 3...): text = .none
        default: break
        }
        run = 0
    }

    /// Ends a line.
    ///
    /// - Returns: Whether the value goes on.
    mutating func endLine() -> Bool {
        if run > 0 { endRun() }
        isInComment = false
        isEscaped = false
        if text == .short { text = .none }
        return text == .long || depth > 0
    }
}
