/// Turns the bytes that a terminal sends into events.
///
/// **The states** are those of ECMA-48, as terminals send them. A byte is enough to leave a state, so the events are
/// the same wherever the bytes are divided between two reads. Sequences that aren't known are dropped as a whole, and
/// so is text that is not UTF-8. An answer is never a key.
///
/// **Escape.** The byte of the escape key also begins the sequences of other keys. If nothing follows it, only the time
/// tells them apart: `patience` says how long a client waits for more, and `timeOut()` decides. Bytes that come in
/// between decide earlier.
///
/// **Bounds.** A sequence that never ends is limited in memory, and doesn't take the keys that follow: a control
/// character such as that of Ctrl+C ends it and is a key.
public struct InputParser: Sendable {
    /// How long to wait for the rest of a sequence.
    public enum Patience: Hashable, Sendable {
        /// 50 ms; 100 ms over a network. The bytes so far may be a key.
        case short
        /// A second. The rest of a sequence is on its way.
        case long
    }

    private enum State {
        case ground
        /// After an escape.
        case escape
        /// After the introducer of a control sequence.
        case control
        /// After `CSI [`: the console's function keys.
        case consoleKey
        /// After `CSI M`: a mouse report of three bytes, which is not used.
        case oldMouse(remaining: Int)
        /// After `ESC O`: keys of the keypad and F1 to F4.
        case singleShift
        /// Inside a string, of which the byte is the introducer; after an escape inside it.
        case string(UInt8, isEnding: Bool)
        /// Between the marks of a paste, with the number of bytes of its end mark that have come.
        case paste(matched: Int)
        /// Inside a character of several bytes.
        case character(remaining: Int, isAlt: Bool)
    }

    private var state = State.ground
    private var buffer: [UInt8] = []
    /// Whether a question is open. What begins like an answer is then not taken for keys with Alt.
    public var awaitsReplies = false

    /// The largest number of bytes of a sequence and of a string.
    static let sequenceLimit = 64
    static let stringLimit = 4096
    /// The largest number of bytes of a paste. The rest is left out.
    public static let pasteLimit = 1 << 20
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Creates a parser.
    public init() {}

    /// Returns the events of bytes. What is incomplete waits for the next ones.
    ///
    /// The cost is linear in the number of bytes.
    public mutating func events(from bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for byte in bytes { take(byte, &events) }
        return events
    }

    /// How long to wait before calling `timeOut()`; `nil` if nothing is incomplete.
    public var patience: Patience? {
        switch state {
        case .ground: nil
        case .escape: .short
        case .control, .singleShift: buffer.isEmpty && !awaitsReplies ? .short : .long
        case .string(_, let isEnding): buffer.isEmpty && !isEnding && !awaitsReplies ? .short : .long
        case .consoleKey, .oldMouse, .paste, .character: .long
        }
    }

    /// Returns the events of what is incomplete, since no more bytes came: an escape, a key with Alt, or a paste.
    /// Anything else is dropped.
    public mutating func timeOut() -> [TerminalEvent] {
        defer { reset() }
        switch state {
        case .escape: return [.key(KeyPress(.escape))]
        case .control where buffer.isEmpty: return [Self.alt("[")]
        case .singleShift: return [Self.alt("O")]
        case .string(let introducer, false) where buffer.isEmpty:
            return [Self.alt(Character(Unicode.Scalar(introducer)))]
        case .paste: return [.paste(Self.pastedText(buffer))]
        default: return []
        }
    }

    private mutating func reset() {
        state = .ground
        buffer.removeAll(keepingCapacity: buffer.capacity <= Self.stringLimit)
    }

    private static func alt(_ character: Character) -> TerminalEvent { .key(KeyPress(.character(character), .alt)) }

    // MARK: States

    private mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch state {
        case .ground: takeFirst(byte, isAlt: false, &events)
        case .escape: takeAfterEscape(byte, &events)
        case .control: takeInSequence(byte, &events)
        case .consoleKey:
            reset()
            if (0x41...0x45).contains(byte) { events.append(.key(KeyPress(.function(Int(byte) - 0x40)))) }
        case .oldMouse(let remaining):
            if remaining > 1 { state = .oldMouse(remaining: remaining - 1) } else { reset() }
        case .singleShift:
            reset()
            takeShifted(byte, &events)
        case .string(let introducer, let isEnding): takeInString(byte, introducer, isEnding, &events)
        case .paste(let matched): takePasted(byte, matched, &events)
        case .character(let remaining, let isAlt): takeInCharacter(byte, remaining, isAlt, &events)
        }
    }

    private mutating func takeFirst(_ byte: UInt8, isAlt: Bool, _ events: inout [TerminalEvent]) {
        reset()
        let modifiers: KeyModifiers = isAlt ? .alt : []
        switch byte {
        case 0x1B: state = .escape
        case 0x00...0x1F, 0x7F: events.append(.key(KeyPress(control: byte, modifiers)))
        case 0x20...0x7E:
            events.append(.key(KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers)))
        case 0xC2...0xF4:
            buffer = [byte]
            state = .character(remaining: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3, isAlt: isAlt)
        default: break
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        reset()
        switch byte {
        case 0x1B:
            events.append(.key(KeyPress(.escape)))
            state = .escape
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(byte, isEnding: false)
        default: takeFirst(byte, isAlt: true, &events)
        }
    }

    private mutating func takeInSequence(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "[") where buffer.isEmpty: state = .consoleKey
        case UInt8(ascii: "M") where buffer.isEmpty: state = .oldMouse(remaining: 3)
        case 0x20...0x3F:
            // One more than the limit marks a sequence that is too long.
            if buffer.count <= Self.sequenceLimit { buffer.append(byte) }
        case 0x40...0x7E:
            let bytes = buffer
            reset()
            if bytes.count <= Self.sequenceLimit { finish(ControlSequence(bytes[...], final: byte), &events) }
        case 0x18, 0x1A: reset()
        default: takeFirst(byte, isAlt: false, &events)
        }
    }

    private mutating func finish(_ sequence: ControlSequence, _ events: inout [TerminalEvent]) {
        if sequence.final == UInt8(ascii: "~"), sequence.sign == 0, sequence.parameter(0) == 200 {
            state = .paste(matched: 0)
        } else if sequence.final == UInt8(ascii: "~"), sequence.sign == 0, sequence.parameter(0) == 201 {
            // The end of a paste that was given up.
            return
        } else if let event = sequence.event(awaitsReplies: awaitsReplies) {
            events.append(event)
        }
    }

    private mutating func takeShifted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        // The keypad sends what its keys type, 64 above it.
        if let key = ControlSequence.lettered[byte] {
            events.append(.key(KeyPress(key)))
        } else if byte == UInt8(ascii: "M") {
            events.append(.key(KeyPress(.enter)))
        } else if (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(byte) {
            events.append(.key(KeyPress(.character(Character(Unicode.Scalar(byte - 0x40))))))
        } else if byte < 0x20 || byte == 0x7F {
            takeFirst(byte, isAlt: false, &events)
        }
    }

    private mutating func takeInString(
        _ byte: UInt8,
        _ introducer: UInt8,
        _ isEnding: Bool,
        _ events: inout [TerminalEvent]
    ) {
        if isEnding, byte != UInt8(ascii: "\\") {
            // The escape has ended the string without a terminator, and begins something else.
            takeAfterEscape(byte, &events)
        } else if isEnding || byte == 0x07 {
            let text = buffer
            reset()
            if text.count <= Self.stringLimit, let reply = Self.reply(introducer, text) { events.append(.reply(reply)) }
        } else if byte == 0x1B {
            state = .string(introducer, isEnding: true)
        } else if byte == 0x18 || byte == 0x1A {
            reset()
        } else if byte < 0x20 {
            takeFirst(byte, isAlt: false, &events)
        } else if buffer.count <= Self.stringLimit {
            buffer.append(byte)
        }
    }

    private mutating func takeInCharacter(
        _ byte: UInt8,
        _ remaining: Int,
        _ isAlt: Bool,
        _ events: inout [TerminalEvent]
    ) {
        guard (0x80...0xBF).contains(byte) else { return takeFirst(byte, isAlt: false, &events) }
        buffer.append(byte)
        guard remaining == 1 else {
            state = .character(remaining: remaining - 1, isAlt: isAlt)
            return
        }
        let bytes = buffer
        reset()
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
            scalar.properties.generalCategory != .control
        else { return }
        events.append(.key(KeyPress(.character(Character(scalar)), isAlt ? .alt : [])))
    }

    // MARK: Pastes and strings

    private mutating func takePasted(_ byte: UInt8, _ matched: Int, _ events: inout [TerminalEvent]) {
        if byte == Self.pasteEnd[matched] {
            guard matched + 1 == Self.pasteEnd.count else {
                state = .paste(matched: matched + 1)
                return
            }
            let text = Self.pastedText(buffer)
            reset()
            events.append(.paste(text))
        } else {
            // The mark has one escape, at its start.
            let restarts = byte == Self.pasteEnd[0]
            keepPasted(Self.pasteEnd.prefix(matched))
            if !restarts { keepPasted([byte]) }
            state = .paste(matched: restarts ? 1 : 0)
        }
    }

    private mutating func keepPasted(_ bytes: some Collection<UInt8>) {
        buffer += bytes.prefix(max(0, Self.pasteLimit - buffer.count))
    }

    /// Returns the text of a paste. Terminals send returns for the ends of lines.
    private static func pastedText(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\r": text.append("\n")
            case "\n": if last != "\r" { text.append("\n") }
            case "\t": text.append("\t")
            default: if scalar.properties.generalCategory != .control { text.append(scalar) }
            }
            last = scalar
        }
        return String(text)
    }

    /// The answer in a string: `OSC 11 ; rgb:… ST` or `DCS > | name ST`.
    private static func reply(_ introducer: UInt8, _ bytes: [UInt8]) -> TerminalReply? {
        let text = String(decoding: bytes, as: UTF8.self)
        switch introducer {
        case UInt8(ascii: "]"):
            if text.hasPrefix("10;") { return TerminalReply.Color(text.dropFirst(3)).map(TerminalReply.foreground) }
            if text.hasPrefix("11;") { return TerminalReply.Color(text.dropFirst(3)).map(TerminalReply.background) }
            return nil
        case UInt8(ascii: "P"): return text.hasPrefix(">|") ? .name(String(text.dropFirst(2))) : nil
        default: return nil
        }
    }
}
