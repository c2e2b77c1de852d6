/// The members of an object on one line of JSON, as cells.
struct JSONMembers {
    /// The number of bytes of a string that a cell shows.
    private static let stringLimit = 4 * SummaryText.lengthLimit

    private(set) var members: [RecordCell] = []
    /// Whether the line is an object, valid or not.
    private(set) var isObject = false

    /// - Parameters:
    ///   - isWhole: Whether the values of strings are wanted in full.
    ///   - limit: The number of members after which the others are not read.
    init(_ bytes: [UInt8], isWhole: Bool = false, limit: Int = .max, _ dialect: JSONDialect = .strict) {
        var tokens = JSONTokens(bytes, dialect).makeIterator()
        guard let first = tokens.next(), first.kind == .open, first.bytes.first == UInt8(ascii: "{") else { return }
        isObject = true
        while members.count < limit, let key = tokens.next(), key.kind != .close {
            guard Self.isKey(key.kind, dialect) else { continue }
            guard let colon = tokens.next(), colon.kind == .colon, let value = tokens.next() else { return }
            members.append(Self.cell(Self.text(of: key, isWhole, dialect), value, &tokens, isWhole, dialect))
        }
    }

    /// Returns the values of the members of an object with a name, in full.
    static func values(named name: String, in bytes: [UInt8], _ dialect: JSONDialect = .strict) -> [String] {
        var tokens = JSONTokens(bytes, dialect).makeIterator()
        guard let first = tokens.next(), first.kind == .open, first.bytes.first == UInt8(ascii: "{") else { return [] }
        var values: [String] = []
        while let key = tokens.nextPlace(), key.kind != .close {
            guard isKey(key.kind, dialect) else { continue }
            guard tokens.nextPlace()?.kind == .colon, let value = tokens.nextPlace() else { break }
            if isName(key, name, tokens, dialect) {
                values.append(cell("", tokens.token(at: value), &tokens, true, dialect).text)
            } else if value.kind == .open {
                skip(&tokens)
            }
        }
        return values
    }

    /// Whether a token can be a key. In relaxed text, a name needs no quotation marks.
    private static func isKey(_ kind: JSONTokens.Kind, _ dialect: JSONDialect) -> Bool {
        kind == .string || dialect == .relaxed && kind == .other
    }

    private static func isName(
        _ key: JSONTokens.Place,
        _ name: String,
        _ tokens: JSONTokens.Iterator,
        _ dialect: JSONDialect
    ) -> Bool {
        // The same characters can have other bytes, and escape sequences.
        tokens.spells(name, at: key) ?? (text(of: tokens.token(at: key), true, dialect) == name)
    }

    /// Returns the value at a path inside a value, as a cell without a name; `nil` if there is none. Of several members
    /// with the same key the first one counts. Costs reading what is before the value.
    static func cell(
        at path: RowPath,
        in bytes: [UInt8],
        isWhole: Bool,
        _ dialect: JSONDialect = .strict
    ) -> RecordCell? {
        var tokens = JSONTokens(bytes, dialect).makeIterator()
        guard var value = tokens.nextPlace() else { return nil }
        for part in path.parts {
            let isObject = bytes[value.range.lowerBound] == UInt8(ascii: "{")
            guard value.kind == .open, let inner = member(part, ofObject: isObject, &tokens, dialect) else {
                return nil
            }
            value = inner
        }
        return cell("", tokens.token(at: value), &tokens, isWhole, dialect)
    }

    /// Returns the first token of a member of an object or an element of an array, whose first token was taken.
    private static func member(
        _ part: RowPath.Part,
        ofObject isObject: Bool,
        _ tokens: inout JSONTokens.Iterator,
        _ dialect: JSONDialect
    ) -> JSONTokens.Place? {
        var index = 0
        while let first = tokens.nextPlace(), first.kind != .close {
            var inner = first
            let isMeant: Bool
            switch part {
            case .key(let key):
                guard isObject, isKey(first.kind, dialect), tokens.nextPlace()?.kind == .colon,
                    let value = tokens.nextPlace()
                else { return nil }
                inner = value
                isMeant = isName(first, key, tokens, dialect)
            case .index(let wanted):
                guard !isObject else { return nil }
                isMeant = index == wanted
            case .parsed: return nil
            }
            if isMeant { return inner.kind == .comma || inner.kind == .close ? nil : inner }
            if inner.kind == .open { skip(&tokens) }
            guard tokens.nextPlace()?.kind == .comma else { return nil }
            index += 1
        }
        return nil
    }

    /// Skips an array or an object after its first token.
    private static func skip(_ tokens: inout JSONTokens.Iterator) {
        var depth = 1
        while depth > 0, let token = tokens.nextPlace() {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
        }
    }

    /// Returns the value that begins with a token, and skips what is inside it.
    private static func cell(
        _ name: String,
        _ value: JSONTokens.Token,
        _ tokens: inout JSONTokens.Iterator,
        _ isWhole: Bool,
        _ dialect: JSONDialect
    ) -> RecordCell {
        switch value.kind {
        case .string: return RecordCell(name: name, text: text(of: value, isWhole, dialect))
        case .open:
            var (depth, count, isEmpty) = (1, 1, true)
            while depth > 0, let token = tokens.nextPlace() {
                switch token.kind {
                case .open: depth += 1
                case .close: depth -= 1
                case .comma where depth == 1: count += 1
                default: break
                }
                if depth > 0 { isEmpty = false }
            }
            let size = isEmpty ? "" : "…\(count)"
            let isObject = value.bytes.first == UInt8(ascii: "{")
            return RecordCell(name: name, text: isObject ? "{\(size)}" : "[\(size)]", role: .secondary)
        default:
            let text = String(decoding: value.bytes.prefix(stringLimit), as: UTF8.self)
            let isWord = text == "true" || text == "false"
            return RecordCell(name: name, text: text, role: text == "null" ? .null : isWord ? .boolean : .number)
        }
    }

    private static func text(of token: JSONTokens.Token, _ isWhole: Bool, _ dialect: JSONDialect) -> String {
        let bytes = token.bytes
        guard token.kind == .string else { return String(decoding: bytes, as: UTF8.self) }
        if isWhole || bytes.count <= stringLimit, bytes.contains(0x5C), let text = JSONString.text(bytes, dialect) {
            return text
        }
        let inner = bytes.dropFirst()
        let text = inner.last == bytes.first ? inner.dropLast() : inner
        return String(decoding: isWhole ? text : text.prefix(stringLimit), as: UTF8.self)
    }
}
