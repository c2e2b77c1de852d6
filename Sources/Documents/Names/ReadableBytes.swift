/// Text for any bytes that can be printed anywhere. A byte that is not UTF-8 becomes `\xFF`. Control characters, line
/// ends, and marks that change the direction of the surrounding text become `\n`, `\t` or `\u{202E}`.
package enum ReadableBytes {
    package static func text(of bytes: some Collection<UInt8>) -> String {
        var text = ""
        var rest = Array(bytes)[...]
        while let first = rest.first {
            var parser = Unicode.UTF8.ForwardParser()
            var iterator = rest.prefix(4).makeIterator()
            if case .valid(let encoded) = parser.parseScalar(from: &iterator) {
                append(Unicode.UTF8.decode(encoded), to: &text)
                rest = rest.dropFirst(encoded.count)
            } else {
                text += "\\x" + hexadecimal(UInt32(first), digits: 2)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\u{200C}", "\u{200D}":
            // Joiners are part of words and emoji.
            text.unicodeScalars.append(scalar)
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
            default:
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let number = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }
}
