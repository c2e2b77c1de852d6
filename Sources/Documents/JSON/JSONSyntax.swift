/// Questions about the syntax of JSON.
enum JSONSyntax {
    /// The characters around values, and the sign of escape sequences.
    static let separators = #"{}[],:"\"#

    /// The byte order mark of UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns where a value can begin: after a byte order mark, if there is one. A file that was appended to another
    /// one has its mark in the middle.
    static func start(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.first == mark[0] && bytes.starts(with: mark) ? bytes.startIndex + mark.count : bytes.startIndex
    }

    /// Whether an array or an object begins with a byte.
    static func opensContainer(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

    /// Whether bytes are one valid value without a comma before a closing bracket.
    static func isStrict(_ bytes: ArraySlice<UInt8>) -> Bool { accepts(Array(bytes)) }

    /// Whether bytes are valid JSON, by one look at each of them.
    ///
    /// Foundation accepts the same, apart from its limits of depth and of numbers, which JSON does not have. It also
    /// accepts other encodings and a comma at the end.
    ///
    /// - Parameter isMember: Whether the bytes are not one value but the members of an object, without its braces.
    static func accepts(_ bytes: [UInt8], isMember: Bool = false) -> Bool {
        let syntax = JSON5Syntax(bytes[...], isMember: isMember)
        return syntax.fault == nil && syntax.additions.isEmpty && String(validating: bytes, as: UTF8.self) != nil
    }

    /// Whether bytes are one valid value, in which a comma may come before a closing bracket, as many readers permit.
    static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        let syntax = JSON5Syntax(bytes)
        return syntax.fault == nil && syntax.additions.isSubset(of: [.trailingCommas])
            && String(validating: bytes, as: UTF8.self) != nil
    }
}
