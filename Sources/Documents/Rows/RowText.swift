/// Text decoded from a row's bytes. Bytes that are not UTF-8 are replaced, and control characters are visible.
struct RowText: Sendable, Hashable {
    var text: String
    /// The flaws of the bytes, as sentences.
    var problems: [String] = []
    /// The colors that escape sequences of terminals give to parts of the text.
    var spans: [TextSpan] = []

    /// Decodes the bytes of a row. Escape sequences of terminals are removed, and so is a carriage return before a line
    /// feed. The colors that the sequences set are kept. Other control characters become their pictures (U+2400 on).
    init(_ source: RowSource) {
        let bytes = source.hiddenCount > 0 ? source.bytes.droppingPartialScalar() : source.bytes[...]
        if let valid = String(validating: bytes, as: UTF8.self) {
            text = valid
        } else {
            text = String(decoding: bytes, as: UTF8.self)
            let offset = source.span.range.lowerBound + Self.offsetOfInvalidUTF8(in: bytes)
            problems.append(
                "Byte \(offset.grouped) of the file is not UTF-8; “\u{FFFD}” stands for what cannot be read."
            )
        }
        if let nul = bytes.firstIndex(of: 0) {
            let offset = source.span.range.lowerBound + nul
            problems.append("Byte \(offset.grouped) of the file is a NUL, shown as “␀”.")
        }
        if bytes.contains(where: Self.isHidden) {
            (text, spans) = Self.showingControls(of: text)
        }
    }

    /// Returns bytes as text without flaws.
    static func plain(_ bytes: some Sequence<UInt8>) -> String {
        let bytes = Array(bytes)
        return RowText(RowSource(span: RowSpan(0..<bytes.count, line: 1), bytes: bytes)).text
    }

    /// Returns a text with pictures in place of its control characters.
    static func visible(_ text: String) -> String {
        text.utf8.contains(where: isHidden) ? showingControls(of: text).0 : text
    }

    /// Whether a byte is a control character that is neither a tab nor a line feed.
    private static func isHidden(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F
    }

    private static func offsetOfInvalidUTF8(in bytes: ArraySlice<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        return offset
    }

    private static func showingControls(of text: String) -> (String, [TextSpan]) {
        var text = text
        var style = TerminalStyle()
        var spans: [TextSpan] = []
        var start = 0
        let shown = text.withUTF8 { bytes in
            var shown: [UInt8] = []
            func endSpan() {
                if let role = style.role, start < shown.count { spans.append(TextSpan(start..<shown.count, role)) }
                start = shown.count
            }
            shown.reserveCapacity(bytes.count + bytes.count / 8)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                let next = index + 1 < bytes.count ? bytes[index + 1] : nil
                index += 1
                switch byte {
                case 0x0D where next == 0x0A || next == nil: break
                case 0x1B where next == UInt8(ascii: "["):
                    guard let end = endOfSequence(bytes, from: index + 1) else {
                        show(byte, in: &shown)
                        break
                    }
                    if bytes[end - 1] == UInt8(ascii: "m") {
                        endSpan()
                        style.apply(bytes[(index + 1)..<(end - 1)])
                    }
                    index = end
                case 0x09, 0x0A: shown.append(byte)
                case 0..<0x20, 0x7F: show(byte, in: &shown)
                default: shown.append(byte)
                }
            }
            endSpan()
            return shown
        }
        return (String(decoding: shown, as: UTF8.self), spans)
    }

    /// Returns the end of an escape sequence whose parameters begin at a place; `nil` if it is none.
    private static func endOfSequence(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var end = start
        while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
        return end < bytes.count && (0x40...0x7E).contains(bytes[end]) ? end + 1 : nil
    }

    /// Appends the picture of a control character: U+2400 and on, or U+2421 for U+007F.
    private static func show(_ control: UInt8, in shown: inout [UInt8]) {
        shown += [0xE2, 0x90, 0x80 + (control == 0x7F ? 0x21 : control)]
    }
}
