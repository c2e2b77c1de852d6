/// Reads the members of an object of JSON, or the elements of an array, with the values inside them that are no arrays
/// or objects.
enum JSONPreviewReader {
    /// An array or an object.
    struct Container {
        var isObject: Bool
        /// The place of its first byte.
        var start: Int
        /// The number of members or elements in the bytes.
        var count = 0
        /// Whether its end is in the bytes.
        var isWhole = false
        /// The first values that are no arrays or objects, with their keys.
        var scalars: [(key: JSONTokens.Token?, value: JSONTokens.Token)] = []
    }

    enum Value {
        case scalar(JSONTokens.Token)
        case container(Container)
    }

    /// A member or an element.
    struct Part {
        /// The key of a member; `nil` for an element.
        var key: JSONTokens.Token?
        var value: Value
    }

    /// The number of values of an array or an object that are kept.
    private static let scalarLimit = 16

    /// Reads the members or elements after an opening bracket, up to the closing one.
    ///
    /// - Parameter isEnough: Whether no more are needed after a number of bytes of values, and at a place in the bytes.
    static func parts(
        _ tokens: inout JSONTokens.Iterator,
        until isEnough: (_ length: Int, _ position: Int) -> Bool
    ) -> [Part] {
        var (parts, length): ([Part], Int) = ([], 0)
        // A token is a key if a colon follows.
        var (key, last): (JSONTokens.Token?, JSONTokens.Token?) = (nil, nil)
        while let token = tokens.next() {
            switch token.kind {
            case .string, .other:
                if let last { parts.append(Part(key: key, value: .scalar(last))) }
                last = token
                length += token.bytes.count
            case .colon:
                (key, last) = (last ?? key, nil)
            case .open:
                parts.append(Part(key: key, value: .container(container(openedBy: token, &tokens))))
                (key, last) = (nil, nil)
                length += 4
            case .comma, .close:
                if let last { parts.append(Part(key: key, value: .scalar(last))) }
                (key, last) = (nil, nil)
            }
            if token.kind == .close || last == nil && key == nil && isEnough(length, token.bytes.endIndex) {
                return parts
            }
        }
        if let last { parts.append(Part(key: key, value: .scalar(last))) }
        return parts
    }

    /// Reads an array or an object after its opening bracket.
    static func container(openedBy open: JSONTokens.Token, _ tokens: inout JSONTokens.Iterator) -> Container {
        var container = Container(isObject: open.bytes.first == UInt8(ascii: "{"), start: open.bytes.startIndex)
        var (depth, commas, isEmpty) = (1, 0, true)
        var (key, last): (JSONTokens.Place?, JSONTokens.Place?) = (nil, nil)
        while depth > 0, let token = tokens.nextPlace() {
            switch token.kind {
            case .open:
                depth += 1
                last = nil
            case .close: depth -= 1
            case .comma where depth == 1: commas += 1
            case .colon where depth == 1: (key, last) = (last, nil)
            case .string where depth == 1, .other where depth == 1: last = token
            default: break
            }
            if depth > 0 { isEmpty = false }
            guard depth == 0 || depth == 1 && token.kind == .comma else { continue }
            if let last, container.isObject == (key != nil), container.scalars.count < scalarLimit {
                container.scalars.append((key.map { tokens.token(at: $0) }, tokens.token(at: last)))
            }
            (key, last) = (nil, nil)
        }
        container.isWhole = depth == 0
        container.count = isEmpty ? 0 : commas + 1
        return container
    }
}
