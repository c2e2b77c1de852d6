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

    /// Whether bytes are one valid value. Foundation decides.
    static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])) != nil
    }
}
