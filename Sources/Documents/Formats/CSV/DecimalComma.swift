/// Numbers with a comma before the fraction, as most of Europe and South America writes them: `10,75`, `1.234,5`.
enum DecimalComma {
    /// Returns the number that a text writes; `nil` if it is none. One without a comma is read, too.
    static func number(_ text: String) -> Double? {
        guard (1...40).contains(text.utf8.count), let parts = Parts(text) else { return nil }
        return Double(parts.spelling)
    }

    /// Whether a text is such a number, and none with a decimal point.
    static func isCertain(_ text: String) -> Bool {
        guard let parts = Parts(text), let fraction = parts.fraction else { return false }
        // Three digits after a comma may be a group of digits.
        return fraction != 3 || parts.hasGroups
    }

    /// Whether a text is a number with a decimal point, and none with a decimal comma.
    static func isRuledOut(by text: String) -> Bool { text.utf8.contains(UInt8(ascii: ".")) && number(text) == nil }

    private struct Parts {
        var spelling = ""
        /// The number of digits after the comma; `nil` if there is no comma.
        var fraction: Int?
        var hasGroups = false

        init?(_ text: String) {
            var rest = Array(text.utf8)[...]
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                spelling.append(sign == UInt8(ascii: "-") ? "-" : "+")
                rest.removeFirst()
            }
            let parts = rest.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
            let groups = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
                groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.count == 1 || groups[0].count <= 3
            else { return nil }
            hasGroups = groups.count > 1
            for group in groups { spelling += String(decoding: group, as: UTF8.self) }
            guard parts.count == 2 else { return }
            guard parts[1].allSatisfy(\.isDigit) else { return nil }
            fraction = parts[1].count
            spelling += "." + String(decoding: parts[1], as: UTF8.self)
        }
    }
}
