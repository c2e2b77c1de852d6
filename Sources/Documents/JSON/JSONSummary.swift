/// A JSON value on one line: its members or elements, with strings without quotes, and with the sizes of nested values,
/// as in `name: Ann · address: {…3} · tags: […12]`. The blanks of strings are kept. A string that begins or ends with
/// blanks has quotes.
///
/// After a key, an array or an object has its size and then its members, as in
/// `address: {…3} city: Ulm · zip: 89073 · country: null`.
struct JSONSummary {
    private(set) var text = ""
    /// The places in the bytes of the arrays and objects whose numbers of members are lower bounds.
    private(set) var uncounted: [Int] = []

    /// - Parameters:
    ///   - isMember: Whether the text is a key with its value.
    ///   - memberCount: Returns the number of members of an array or an object at a place in the bytes, if it is known.
    init(_ tokens: JSONTokens, ofMember isMember: Bool = false, memberCount: (Int) -> Int? = { _ in nil }) {
        var iterator = tokens.makeIterator()
        var parts: [String] = []
        var part = ""
        var length = 0
        var isOutermost = true
        var token = iterator.next()

        func endPart() {
            length += part.count
            parts.append(part)
            part = ""
        }

        while let current = token, length + part.count < SummaryText.lengthLimit {
            token = iterator.next()
            switch current.kind {
            case .open where isOutermost && parts.isEmpty && part.isEmpty && token?.kind != .close:
                isOutermost = false
            case .open where isMember && isOutermost && parts.isEmpty && token?.kind != .close:
                var (next, rest) = (token, iterator)
                part += abbreviation(of: current, next: &next, from: &rest, memberCount) + " "
                isOutermost = false
            case .open:
                part += abbreviation(of: current, next: &token, from: &iterator, memberCount)
            case .close:
                break
            case .comma:
                endPart()
            case .colon:
                part += ": "
            case .string, .other:
                if !part.isEmpty, !part.hasSuffix(" ") { part += " " }
                part += Self.plain(current, tokens.dialect)
            }
        }
        if !part.isEmpty { endPart() }
        text = parts.joined(separator: SummaryText.separator).withoutLineEnds(limit: SummaryText.lengthLimit)
        // A key whose value is missing.
        if text.hasSuffix(": ") { text.removeLast() }
        if text.isEmpty { text = "\"\"" }
    }

    /// Skips a nested value, whose first token is `open`, and returns its size in brackets.
    private mutating func abbreviation(
        of open: JSONTokens.Token,
        next: inout JSONTokens.Token?,
        from iterator: inout JSONTokens.Iterator,
        _ memberCount: (Int) -> Int?
    ) -> String {
        var depth = 1
        var commas = 0
        var isEmpty = true
        while depth > 0, let token = next {
            next = iterator.next()
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .comma where depth == 1: commas += 1
            default: break
            }
            if depth > 0 { isEmpty = false }
        }
        let isObject = open.bytes.first == UInt8(ascii: "{")
        // The end of the value is not among the bytes.
        let isCut = depth > 0
        let known = isCut ? memberCount(open.bytes.startIndex) : nil
        if isCut, known == nil { uncounted.append(open.bytes.startIndex) }
        let number = (known ?? commas + 1).grouped + (isCut && known == nil ? "+" : "")
        let count = isEmpty && known == nil ? "" : "…\(number)"
        return isObject ? "{\(count)}" : "[\(count)]"
    }

    /// Returns a key or a value that is no array or object as text, a string without quotes.
    static func plain(_ token: JSONTokens.Token, _ dialect: JSONDialect) -> String {
        guard token.kind == .string else {
            return String(decoding: token.bytes.prefix(SummaryText.lengthLimit), as: UTF8.self)
        }
        let text = text(of: token, dialect)
        let hasOuterBlank = text.first?.isWhitespace == true || text.last?.isWhitespace == true
        return hasOuterBlank ? "\"\(text)\"" : text
    }

    private static func text(of token: JSONTokens.Token, _ dialect: JSONDialect) -> String {
        let isClosed = token.bytes.count > 1 && token.bytes.last == token.bytes.first
        let inner = token.bytes.dropFirst().dropLast(isClosed ? 1 : 0)
        if isClosed, inner.contains(0x5C), inner.count < 16 * SummaryText.lengthLimit,
            let text = JSONString.text(token.bytes, dialect)
        {
            return text
        }
        return String(decoding: inner.prefix(4 * SummaryText.lengthLimit), as: UTF8.self)
    }
}
