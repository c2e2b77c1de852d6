extension TextRole {
    /// Returns the role of a value by how it is spelled; `nil` for text.
    init?(ofValue text: String) {
        // A value of any other length is none of these.
        guard (1...40).contains(text.utf8.count) else { return nil }
        let bytes = Array(text.utf8)
        if Self.isNumber(bytes) {
            self = .number
        } else if Self.isTime(bytes) {
            self = .time
        } else {
            switch text.lowercased() {
            case "true", "false", "yes", "no": self = .boolean
            case "null", "nil", "none", "nan", "n/a", "na", "\\n": self = .null
            default: return nil
            }
        }
    }

    /// Whether the bytes are a sign, digits with a point or commas, and an exponent or a percent sign.
    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        if let first = rest.first, "+-".utf8.contains(first) { rest.removeFirst() }
        guard rest.first?.isDigit == true || rest.first == UInt8(ascii: ".") && rest.dropFirst().first?.isDigit == true
        else { return false }
        if rest.last == UInt8(ascii: "%") { rest.removeLast() }
        var hasPoint = false
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "."):
                if hasPoint { return false }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
                return !rest.isEmpty && rest.allSatisfy(\.isDigit)
            case UInt8(ascii: ","):
                // Groups of three digits.
                guard !hasPoint, rest.prefix(3).count == 3, rest.prefix(3).allSatisfy(\.isDigit) else { return false }
            default:
                guard byte.isDigit else { return false }
            }
        }
        return true
    }

    /// Whether the bytes begin with a date or a time of day, and have only what belongs to one.
    private static func isTime(_ bytes: [UInt8]) -> Bool {
        let shape = String(decoding: bytes.prefix(10).map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
        let isDate = ["0000-00-00", "0000/00/00", "00/00/0000", "00.00.0000"].contains(shape)
        let isClock = shape.hasPrefix("00:00")
        guard isDate || isClock else { return false }
        let signs = ":.,+-/ TZUCGM".utf8
        return bytes.allSatisfy { $0.isDigit || signs.contains($0) }
    }
}
