/// Paths as text that URIs contain. Any bytes have a form, also those that are not UTF-8.
enum PercentEncoding {
    private static let plain = Set("/-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    static func text(of bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        .joined()
    }

    /// Returns the bytes of a text. A percent sign without two digits stands for itself.
    static func bytes(of text: String) -> [UInt8] {
        let units = Array(text.utf8)
        var (found, index) = ([UInt8](), 0)
        while index < units.count {
            if units[index] == UInt8(ascii: "%"), index + 2 < units.count,
                let digits = String(validating: units[index + 1...index + 2], as: UTF8.self),
                digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
            {
                found.append(byte)
                index += 3
            } else {
                found.append(units[index])
                index += 1
            }
        }
        return found
    }
}
