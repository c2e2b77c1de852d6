/// Text decoded from a row's bytes so that it can be shown: repaired where it is not UTF-8, with control characters
/// made visible.
struct RowText: Sendable, Hashable {
    var text: String
    /// What was wrong, as sentences.
    var problems: [String] = []

    /// Decodes the bytes of a row. Colours and other escape sequences of terminals are left out; a carriage return
    /// before a line feed is part of the line's end; other control characters become their pictures (U+2400 and on).
    init(_ source: RowSource) {
        let bytes = source.hiddenCount > 0 ? source.bytes.droppingPartialScalar() : source.bytes[...]
        if let valid = String(validating: bytes, as: UTF8.self) {
            text = valid
        } else {
            text = String(decoding: bytes, as: UTF8.self)
            let offset = source.span.range.lowerBound + Self.offsetOfInvalidUTF8(in: bytes)
            problems.append(
                "Byte \(offset.formatted()) of the file is not UTF-8; “\u{FFFD}” stands for what cannot be read."
            )
        }
        if let nul = bytes.firstIndex(of: 0) {
            let offset = source.span.range.lowerBound + nul
            problems.append("Byte \(offset.formatted()) of the file is a NUL, shown as “␀”.")
        }
        if bytes.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F }) {
            text = Self.showingControls(of: text)
        }
    }

    private static func offsetOfInvalidUTF8(in bytes: ArraySlice<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        return offset
    }

    private static func showingControls(of text: String) -> String {
        var shown = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            index += 1
            switch scalar {
            case "\t", "\n":
                shown.append(scalar)
            case "\r" where next == "\n" || next == nil:
                break
            case "\u{1B}" where next == "[":
                let end = scalars[(index + 1)...].firstIndex { !(0x20...0x3F).contains($0.value) }
                if let end, (0x40...0x7E).contains(scalars[end].value) {
                    index = end + 1
                } else {
                    shown.append("␛")
                }
            case "\u{7F}":
                shown.append("␡")
            default:
                shown.append(scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar)
            }
        }
        return String(shown)
    }
}
