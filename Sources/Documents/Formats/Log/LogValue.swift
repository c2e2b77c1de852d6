/// The first array or object of JSON in a line of a log.
struct LogValue {
    /// The number of bytes of a line in which a value begins, and the number of brackets that are tried.
    private static let limit = 4096
    private static let attemptLimit = 8

    /// The place of the value in the line.
    let range: Range<Int>

    /// - Returns: `nil` if the line has none, or only ones without members. A number in brackets is that of a process.
    init?(_ line: ArraySlice<UInt8>) {
        var position = line.startIndex
        for _ in 0..<Self.attemptLimit {
            let head = line[position...].prefix(Self.limit - (position - line.startIndex))
            guard let start = head.firstIndex(where: JSONSyntax.opensContainer) else { return nil }
            let first = line[(start + 1)...].first { !$0.isJSONSpace }
            let hasMembers = first == 0x22 || line[start] == UInt8(ascii: "[") && first == UInt8(ascii: "{")
            if hasMembers, let end = Self.end(of: line[start...]), JSONSyntax.isValid(line[start..<end]) {
                range = start..<end
                return
            }
            position = start + 1
        }
        return nil
    }

    /// Returns the offset after the array or object with which bytes begin; `nil` if it does not end.
    private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for token in JSONTokens(Array(bytes)) {
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            default: continue
            }
            if depth == 0 { return bytes.startIndex + token.bytes.endIndex }
        }
        return nil
    }
}
