import Terminal

extension StrictTerminal {
    /// A sequence that begins with an escape.
    struct Sequence {
        /// The bytes before the last one, without the introducer.
        var body = ""
        var final: Character = "\\"

        /// Takes the sequence at the start of bytes.
        init(popping bytes: inout ArraySlice<UInt8>) throws(Violation) {
            bytes.removeFirst()
            guard let introducer = bytes.popFirst() else { throw Violation(description: "an escape at the end") }
            // The terminator of a string that was cut off.
            if introducer == UInt8(ascii: "\\") { return }
            if introducer == UInt8(ascii: "]") {
                try takeClipboardWrite(&bytes)
                return
            }
            if "78".utf8.contains(introducer) {
                final = Character(Unicode.Scalar(introducer))
                return
            }
            guard introducer == UInt8(ascii: "[") else {
                throw Violation(description: "the escape sequence \(Character(Unicode.Scalar(introducer)))")
            }
            let inner = bytes.prefix { (0x20...0x3F).contains($0) }
            bytes = bytes.dropFirst(inner.count)
            guard let last = bytes.popFirst(), (0x40...0x7E).contains(last) else {
                throw Violation(description: "the unfinished sequence CSI \(String(decoding: inner, as: UTF8.self))")
            }
            body = String(decoding: inner, as: UTF8.self)
            final = Character(Unicode.Scalar(last))
        }

        /// Takes a write to the clipboard, the only string that is ever sent.
        private mutating func takeClipboardWrite(_ bytes: inout ArraySlice<UInt8>) throws(Violation) {
            let text = bytes.prefix { $0 != 0x1B }
            let content = String(decoding: text, as: UTF8.self)
            bytes = bytes.dropFirst(text.count)
            let isBase64 = content.dropFirst(5).allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0))
            }
            guard content.hasPrefix("52;c;"), isBase64, bytes.starts(with: [0x1B, 0x5C]) else {
                throw Violation(description: "the string \(content.prefix(20).debugDescription)")
            }
            bytes = bytes.dropFirst(2)
        }

        /// The sequence in writing.
        var description: String { "CSI \(body) \(final)" }

        /// The number of the sequence; 1 if there is none.
        func count() throws(Violation) -> Int {
            if body.isEmpty { return 1 }
            // A parameter of 1 is left out, and 0 means 1.
            guard let count = Int(body), count > 1 else { throw Violation(description: "the number in \(description)") }
            return count
        }

        /// The two numbers of the sequence, counted from 0; the second one may be missing.
        func place() throws(Violation) -> (Int, Int) {
            let parts = body.split(separator: ";", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { Int($0) }
            guard numbers.count == parts.count, parts.count <= 2, numbers.allSatisfy({ $0 > 0 }) else {
                if body.isEmpty { return (0, 0) }
                throw Violation(description: "the place in \(description)")
            }
            return (numbers[0] - 1, numbers.count > 1 ? numbers[1] - 1 : 0)
        }
    }

    /// Executes a sequence.
    mutating func execute(_ sequence: Sequence) throws(Violation) {
        switch (sequence.final, sequence.body) {
        case ("\\", ""): break
        case ("7", ""): saveCursor()
        case ("8", ""): restoreCursor()
        case ("A", _): try moveBy(rows: -sequence.count(), columns: 0)
        case ("B", _): try moveBy(rows: sequence.count(), columns: 0)
        case ("C", _): try moveBy(rows: 0, columns: sequence.count())
        case ("D", _): try moveBy(rows: 0, columns: -sequence.count())
        case ("G", _): try move(toColumn: sequence.place().0)
        case ("H", _):
            let (row, column) = try sequence.place()
            try move(toRow: row, column: column)
        case ("K", ""): try eraseToEnd()
        case ("L", _): try shift(by: sequence.count())
        case ("M", _): try shift(by: -sequence.count())
        case ("m", _): try changeStyle(sequence.body)
        case ("q", "0 "), ("q", "2 "), ("q", "4 "), ("q", "6 "):
            let shape = Int(sequence.body.dropLast()) ?? 0
            try changeModes { $0.setCursorShape(shape) }
        case ("r", ""): try setRegion(0, max(0, size.rows - 1))
        case ("r", _):
            let (top, bottom) = try sequence.place()
            try setRegion(top, bottom)
        // Questions, which change nothing.
        case ("c", ""), ("q", ">0"), ("u", "?"), ("p", "?2026$"), ("p", "?2027$"), ("p", "?1007$"): break
        case ("t", "22;0"): try changeModes { $0.saveTitle() }
        case ("t", "23;0"): try changeModes { $0.restoreTitle() }
        case ("u", ">1"): try changeModes { $0.pushKeyboard(1) }
        case ("u", "<"): try changeModes { $0.popKeyboard() }
        case ("h", _), ("l", _):
            guard sequence.body.hasPrefix("?"), let mode = Int(sequence.body.dropFirst()) else {
                throw Violation(description: sequence.description)
            }
            try setMode(mode, sequence.final == "h")
        default: throw Violation(description: sequence.description)
        }
    }

    private mutating func changeStyle(_ body: String) throws(Violation) {
        var numbers: [Int] = []
        for part in body.split(separator: ";", omittingEmptySubsequences: false) {
            guard part.isEmpty ? body.isEmpty : Int(part) != nil else { throw Violation(description: "SGR \(body)") }
            numbers.append(Int(part) ?? 0)
        }
        if numbers.isEmpty { numbers = [0] }
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: style = .plain
            case 1: style.attributes.insert(.bold)
            case 2: style.attributes.insert(.dim)
            case 3: style.attributes.insert(.italic)
            case 4: style.attributes.insert(.underlined)
            case 7: style.attributes.insert(.reversed)
            case 22: style.attributes.subtract([.bold, .dim])
            case 23: style.attributes.remove(.italic)
            case 24: style.attributes.remove(.underlined)
            case 27: style.attributes.remove(.reversed)
            case 30...37: style.foreground = .theme(UInt8(number - 30))
            case 90...97: style.foreground = .theme(UInt8(number - 82))
            case 38: style.foreground = try color(&rest)
            case 39: style.foreground = .standard
            case 40...47: style.background = .theme(UInt8(number - 40))
            case 100...107: style.background = .theme(UInt8(number - 92))
            case 48: style.background = try color(&rest)
            case 49: style.background = .standard
            default: throw Violation(description: "SGR \(body)")
            }
        }
    }

    private func color(_ numbers: inout ArraySlice<Int>) throws(Violation) -> CellColor {
        let kind = numbers.popFirst()
        let parts = numbers.prefix(kind == 5 ? 1 : 3).compactMap { UInt8(exactly: $0) }
        numbers = numbers.dropFirst(parts.count)
        switch (kind, parts.count) {
        case (5, 1): return .indexed(parts[0])
        case (2, 3): return .rgb(red: parts[0], green: parts[1], blue: parts[2])
        default: throw Violation(description: "a color")
        }
    }
}
