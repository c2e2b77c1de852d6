import Foundation

/// The meaning of a text that a user pastes. Apple doesn't document its rules, so these are *unverified*.
struct TextPattern {
    /// The text without white space at its ends.
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The number that the text is, in digits, with a sign and a decimal point at most; `nil` for other texts.
    var number: Double? {
        guard text.wholeMatch(of: /[+-]?(\d+(\.\d*)?|\.\d+)/) != nil else { return nil }
        return Double(text.hasSuffix(".") ? text + "0" : text)
    }

    /// Whether the text is the address of a web page: one with the scheme `http` or `https`, or a name of a host whose
    /// last part consists of letters, such as `example.com/page`.
    var isAddress: Bool {
        guard !text.contains(where: \.isWhitespace), !text.contains("@") else { return false }
        let full = text.wholeMatch(of: /(?i)https?:\/\/.+/) != nil ? text : "https://\(text)"
        guard let host = URL(string: full)?.host(percentEncoded: false) else { return false }
        if full == text { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let isNamed = parts.count > 1 && !parts.contains("")
        return isNamed && parts.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } ?? false
    }

    /// Whether the text may be searched for: it is one line, and neither an address nor a number.
    var isSearch: Bool { !text.contains(where: \.isNewline) && !isAddress && number == nil }
}
