/// The text of strings of JSON and JSON5.
package enum JSONString {
    /// Returns the text of a value that is a string of JSON, with its escapes resolved; `nil` for another value.
    package static func text(ofValue bytes: [UInt8]) -> String? {
        JSONSyntax.accepts(bytes) && bytes.first == 0x22 ? text(bytes[...], .strict) : nil
    }

    /// Returns the text of a string between quotation marks, with its escapes resolved; `nil` if one is invalid.
    static func text(_ bytes: ArraySlice<UInt8>, _ dialect: JSONDialect) -> String? {
        let isPlain = bytes.first == 0x22 && bytes.count > 1 && !bytes.dropFirst().dropLast().contains(0x5C)
        if isPlain { return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }
        guard bytes.count > 1, dialect == .relaxed || bytes.first == 0x22 && JSONSyntax.accepts(Array(bytes)) else {
            return nil
        }
        return relaxedText(bytes.dropFirst().dropLast())
    }

    /// Returns the number of characters up to the first `\u` escape that is half of a surrogate pair, the first of
    /// which is 1; `nil` if there is none. A single surrogate is not a character.
    static func loneSurrogate(in bytes: [UInt8]) -> Int? {
        var (position, quote): (Int, UInt8?) = (0, nil)
        while position < bytes.count {
            let byte = bytes[position]
            guard let open = quote else {
                if byte == 0x22 { quote = byte }
                position += 1
                continue
            }
            if byte == open { quote = nil }
            guard byte == 0x5C else {
                position += 1
                continue
            }
            let unit = codeUnit(bytes[position...])
            if let unit, UTF16.isLeadSurrogate(unit), let next = codeUnit(bytes[(position + 6)...]),
                UTF16.isTrailSurrogate(next)
            {
                position += 12
            } else if let unit, UTF16.isSurrogate(unit) {
                return String(decoding: bytes[..<position], as: UTF8.self).count + 1
            } else {
                position += 2
            }
        }
        return nil
    }

    /// Returns the code unit of an escape such as `\u00e9`, with which bytes begin.
    private static func codeUnit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
        guard bytes.starts(with: "\\u".utf8) else { return nil }
        return number(bytes.dropFirst(2), digits: 4).flatMap { UInt16(exactly: $0) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>, digits: Int) -> UInt32? {
        let part = bytes.prefix(digits)
        guard part.count == digits, part.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(String(decoding: part, as: UTF8.self), radix: 16)
    }

    /// Returns the text inside the quotation marks of a string of JSON5.
    private static func relaxedText(_ bytes: ArraySlice<UInt8>) -> String? {
        var text: [UInt8] = []
        var position = bytes.startIndex
        while position < bytes.endIndex {
            guard bytes[position] == 0x5C else {
                text.append(bytes[position])
                position += 1
                continue
            }
            guard position + 1 < bytes.endIndex else { return nil }
            let rest = bytes[(position + 2)...]
            position += 2
            switch bytes[position - 1] {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "v"): text.append(0x0B)
            case UInt8(ascii: "0"): text.append(0)
            case UInt8(ascii: "x"):
                guard let value = number(rest, digits: 2), let scalar = Unicode.Scalar(value) else { return nil }
                text += Array(String(scalar).utf8)
                position += 2
            case UInt8(ascii: "u"):
                guard let first = codeUnit(bytes[(position - 2)...]) else { return nil }
                position += 4
                var units = [first]
                if UTF16.isLeadSurrogate(first), let second = codeUnit(bytes[position...]) {
                    units.append(second)
                    position += 6
                }
                let characters = String(decoding: units, as: UTF16.self)
                guard
                    !units.contains(where: UTF16.isSurrogate)
                        || characters.unicodeScalars.count == 1 && units.count == 2
                else { return nil }
                text += Array(characters.utf8)
            // The text doesn't contain a line end that follows a backslash.
            case 0x0A: break
            case 0x0D: if rest.first == 0x0A { position += 1 }
            case let other: text.append(other)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
