import FoundationEssentials

/// The encodings in which mail is written as ASCII.
enum MailText {
    /// Returns a value with the text of its encoded words (RFC 2047), such as `=?utf-8?q?Zo=C3=AB?=`. Blanks between
    /// two of these are no part of the text.
    static func decodedWords(_ value: String) -> String {
        guard value.contains("=?") else { return value }
        var (text, rest) = ("", value[...])
        var endsInWord = false
        while let start = rest.firstRange(of: "=?") {
            let before = rest[..<start.lowerBound]
            guard let (word, end) = word(rest[start.upperBound...]) else {
                text += rest[..<start.upperBound]
                rest = rest[start.upperBound...]
                endsInWord = false
                continue
            }
            if !endsInWord || !before.allSatisfy(\.isBlank) { text += before }
            text += word
            rest = rest[end...]
            endsInWord = true
        }
        return text + rest
    }

    /// Reads an encoded word after its `=?`.
    private static func word(_ text: Substring) -> (String, end: Substring.Index)? {
        let parts = text.prefix(1000).split(separator: "?", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let end = parts[2].firstRange(of: "?=") else { return nil }
        let encoded = Array(parts[2][..<end.lowerBound].utf8)
        // A language may follow the name (RFC 2231).
        let charset = String(parts[0].prefix { $0 != "*" })
        let bytes: [UInt8]?
        switch parts[1].lowercased() {
        case "b": bytes = Data(base64Encoded: Data(encoded)).map { Array($0) }
        case "q": bytes = quotedPrintable(encoded.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 })
        default: bytes = nil
        }
        return bytes.flatMap { string($0, charset) }.map { ($0, end.upperBound) }
    }

    /// Returns the text of a body. Costs a pass over it.
    ///
    /// - Returns: `nil` if the body is written as it reads, or in an encoding that is not known.
    static func body(_ bytes: [UInt8], _ transferEncoding: String, _ charset: String) -> String? {
        switch transferEncoding {
        case "quoted-printable": return string(quotedPrintable(bytes), charset)
        case "base64":
            // A body that is cut need not end with a whole group.
            let digits = bytes.filter { !$0.isJSONSpace }
            let whole = digits.count - digits.count % 4
            return Data(base64Encoded: Data(digits.prefix(whole))).flatMap { string(Array($0), charset) }
        default: return nil
        }
    }

    /// Returns what quoted-printable text (RFC 2045, 6.7) stands for. A soft line end is left out.
    private static func quotedPrintable(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var position = 0
        while position < text.count {
            let byte = text[position]
            position += 1
            guard byte == UInt8(ascii: "=") else {
                bytes.append(byte)
                continue
            }
            let digits = text[position...].prefix(2)
            if digits.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                position += 2
            } else if let end = text[position...].firstIndex(where: { !$0.isBlank }), text[end] == 0x0A {
                position = end + 1
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static func string(_ bytes: [UInt8], _ charset: String) -> String? {
        switch TextEncoding(named: charset) {
        case .utf8: String(decoding: bytes, as: UTF8.self)
        case .latin1: converted(bytes, "CP1252")
        case .other(let name, _): converted(bytes, name)
        case .utf16, nil: nil
        }
    }

    private static func converted(_ bytes: [UInt8], _ name: String) -> String? {
        bytes.withUnsafeBytes { Iconv.utf8($0, from: name) }.map { String(decoding: $0.output, as: UTF8.self) }
    }
}
