import Foundation

/// Questions about the syntax of JSON.
enum JSONSyntax {
    /// The characters around values, and the sign of escape sequences.
    static let separators = #"{}[],:"\"#

    /// Whether an array or an object begins with a byte.
    static func opensContainer(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

    /// Whether bytes are one valid value without a comma before a closing bracket, which Foundation permits.
    static func isStrict(_ bytes: ArraySlice<UInt8>) -> Bool {
        isValid(bytes) && !JSON5Syntax(bytes).additions.contains(.trailingCommas)
    }

    /// Whether bytes are valid JSON in any case, by one look at each of them.
    ///
    /// Foundation tells what is wrong with a value, but makes objects of all of it first, which for 64 KB of small
    /// members takes six times as long. Foundation accepts what this accepts, apart from its limits of depth and of
    /// numbers. It also accepts other encodings and a comma at the end.
    ///
    /// - Parameter isMember: Whether the bytes are not one value but the members of an object, without its braces.
    static func accepts(_ bytes: [UInt8], isMember: Bool = false) -> Bool {
        let syntax = JSON5Syntax(bytes[...], isMember: isMember)
        return syntax.fault == nil && syntax.additions.isEmpty && String(validating: bytes, as: UTF8.self) != nil
    }

    /// Whether bytes are one valid value. Foundation decides.
    static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])) != nil
    }
}
