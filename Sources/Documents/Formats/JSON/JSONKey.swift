import Foundation

/// The key of a member of a JSON object, with its escapes resolved.
struct JSONKey {
    let text: String

    /// - Returns: `nil` if the bytes do not begin with a key and a colon.
    init?(ofMember bytes: [UInt8]) {
        var tokens = JSONTokens(bytes).makeIterator()
        guard let key = tokens.next(), tokens.next()?.kind == .colon else { return nil }
        switch key.kind {
        case .string where key.bytes.count > 1: text = Self.unescaped(key.bytes)
        case .other: text = String(decoding: key.bytes, as: UTF8.self)
        default: return nil
        }
    }

    /// Returns the text of a token that is a string.
    static func text(of token: JSONTokens.Token) -> String { unescaped(token.bytes) }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let inner = bytes.dropFirst().dropLast()
        guard inner.contains(0x5C) else { return String(decoding: inner, as: UTF8.self) }
        let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
        // Half a surrogate pair is no character. Its spelling distinguishes it from other keys.
        return value as? String ?? String(decoding: inner, as: UTF8.self)
    }
}
