/// A lossless conversion between the arguments of the command line, which may be any bytes, and text.
///
/// A byte that is not part of UTF-8 becomes a scalar at the end of Unicode's last private use area. So does each byte
/// of such a scalar itself, which makes the conversion reversible.
package enum ArgumentBytes {
    /// The scalar that represents the byte 0.
    private static let base: UInt32 = 0x10_FF00
    private static let substitutes = base..<(base + 0x100)

    package static func text(of bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var rest = bytes[...]
        while let first = rest.first {
            var parser = Unicode.UTF8.ForwardParser()
            var iterator = rest.prefix(4).makeIterator()
            if case .valid(let encoded) = parser.parseScalar(from: &iterator),
                case let scalar = Unicode.UTF8.decode(encoded), !substitutes.contains(scalar.value)
            {
                text.append(scalar)
                rest = rest.dropFirst(encoded.count)
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(first)) { text.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    package static func bytes(of text: String) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            substitutes.contains(scalar.value) ? [UInt8(scalar.value - base)] : Array(String(scalar).utf8)
        }
    }
}
