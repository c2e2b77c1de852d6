/// The key of a member of a JSON object, with its escapes resolved.
struct JSONKey {
    let text: String

    /// - Returns: `nil` if the bytes do not begin with a key and a colon.
    init?(ofMember bytes: [UInt8], _ dialect: JSONDialect = .strict) {
        var tokens = JSONTokens(bytes, dialect).makeIterator()
        guard let key = tokens.next(), tokens.next()?.kind == .colon else { return nil }
        switch key.kind {
        case .string where key.bytes.count > 1: text = Self.text(of: key, dialect)
        case .other: text = String(decoding: key.bytes, as: UTF8.self)
        default: return nil
        }
    }

    /// Returns the text of a token that is a string.
    static func text(of token: JSONTokens.Token, _ dialect: JSONDialect = .strict) -> String {
        // Half a surrogate pair is no character. Its spelling distinguishes it from other keys.
        JSONString.text(token.bytes, dialect) ?? String(decoding: token.bytes.dropFirst().dropLast(), as: UTF8.self)
    }
}
