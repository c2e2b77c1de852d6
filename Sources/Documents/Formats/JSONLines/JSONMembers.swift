import Foundation

/// The members of an object on one line of JSON, as cells.
struct JSONMembers {
    /// The number of bytes of a string that a cell shows.
    private static let stringLimit = 4 * SummaryText.lengthLimit

    private(set) var members: [RecordCell] = []
    /// Whether the line is an object, valid or not.
    private(set) var isObject = false

    /// - Parameter isWhole: Whether the values of strings are wanted in full.
    init(_ bytes: [UInt8], isWhole: Bool = false) {
        var tokens = JSONTokens(bytes).makeIterator()
        guard let first = tokens.next(), first.kind == .open, first.bytes.first == UInt8(ascii: "{") else { return }
        isObject = true
        while let key = tokens.next(), key.kind != .close {
            guard key.kind == .string else { continue }
            guard let colon = tokens.next(), colon.kind == .colon, let value = tokens.next() else { return }
            members.append(Self.cell(Self.text(of: key, isWhole: isWhole), value, &tokens, isWhole))
        }
    }

    /// Returns the values of the members of an object with a name, in full.
    static func values(named name: String, in bytes: [UInt8]) -> [String] {
        var tokens = JSONTokens(bytes).makeIterator()
        guard let first = tokens.next(), first.kind == .open, first.bytes.first == UInt8(ascii: "{") else { return [] }
        var values: [String] = []
        while let key = tokens.next(), key.kind != .close {
            guard key.kind == .string else { continue }
            guard tokens.next()?.kind == .colon, let value = tokens.next() else { break }
            if isName(key, name) {
                values.append(cell("", value, &tokens, true).text)
            } else if value.kind == .open {
                skip(&tokens)
            }
        }
        return values
    }

    private static func isName(_ key: JSONTokens.Token, _ name: String) -> Bool {
        if key.bytes.dropFirst().dropLast().elementsEqual(name.utf8) { return true }
        // The same characters can have other bytes, and escape sequences.
        return key.bytes.contains { $0 >= 0x80 || $0 == 0x5C } && text(of: key, isWhole: true) == name
    }

    /// Returns the value at a path inside a value, as a cell without a name; `nil` if there is none. Of several members
    /// with the same key the first one counts. Costs reading what is before the value.
    static func cell(at path: RowPath, in bytes: [UInt8], isWhole: Bool) -> RecordCell? {
        var tokens = JSONTokens(bytes).makeIterator()
        guard var value = tokens.next() else { return nil }
        for part in path.parts {
            guard value.kind == .open, let inner = member(part, of: value, &tokens) else { return nil }
            value = inner
        }
        return cell("", value, &tokens, isWhole)
    }

    /// Returns the first token of a member or an element of a value, whose first token was taken.
    private static func member(
        _ part: RowPath.Part,
        of value: JSONTokens.Token,
        _ tokens: inout JSONTokens.Iterator
    ) -> JSONTokens.Token? {
        let isObject = value.bytes.first == UInt8(ascii: "{")
        var index = 0
        while let first = tokens.next(), first.kind != .close {
            var inner = first
            let isMeant: Bool
            switch part {
            case .key(let key):
                guard isObject, first.kind == .string, tokens.next()?.kind == .colon, let value = tokens.next() else {
                    return nil
                }
                inner = value
                isMeant = JSONKey.text(of: first) == key
            case .index(let wanted):
                guard !isObject else { return nil }
                isMeant = index == wanted
            case .parsed: return nil
            }
            if isMeant { return inner.kind == .comma || inner.kind == .close ? nil : inner }
            if inner.kind == .open { skip(&tokens) }
            guard tokens.next()?.kind == .comma else { return nil }
            index += 1
        }
        return nil
    }

    /// Skips an array or an object after its first token.
    private static func skip(_ tokens: inout JSONTokens.Iterator) {
        var depth = 1
        while depth > 0, let token = tokens.next() {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
        }
    }

    /// Returns the value that begins with a token, and skips what is inside it.
    private static func cell(
        _ name: String,
        _ value: JSONTokens.Token,
        _ tokens: inout JSONTokens.Iterator,
        _ isWhole: Bool
    ) -> RecordCell {
        switch value.kind {
        case .string: return RecordCell(name: name, text: text(of: value, isWhole: isWhole))
        case .open:
            var (depth, count, isEmpty) = (1, 1, true)
            while depth > 0, let token = tokens.next() {
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

    private static func text(of token: JSONTokens.Token, isWhole: Bool) -> String {
        let bytes = token.bytes
        if isWhole || bytes.count <= stringLimit, bytes.contains(0x5C),
            let text = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) as? String
        {
            return text
        }
        let inner = bytes.dropFirst()
        let text = inner.last == 0x22 ? inner.dropLast() : inner
        return String(decoding: isWhole ? text : text.prefix(stringLimit), as: UTF8.self)
    }
}
