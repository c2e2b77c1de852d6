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
    /// The number of levels inside an array or an object that are looked through. A deeper value is cut off there. Each
    /// row of a deep tree would otherwise be read to the end of its bytes.
    private static let depthLimit = 64

    /// Reads the members or elements after an opening bracket, up to the closing one.
    ///
    /// - Parameter isEnough: Whether no more are needed after a number of bytes of values, and at a place in the bytes.
    /// - Returns: The members or elements, and whether the closing bracket was read.
    static func parts(
        _ tokens: inout JSONTokens.Iterator,
        until isEnough: (_ length: Int, _ position: Int) -> Bool
    ) -> (parts: [Part], isWhole: Bool) {
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
                let container = container(openedBy: token, &tokens)
                parts.append(Part(key: key, value: .container(container)))
                guard container.isWhole else { return (parts, false) }
                (key, last) = (nil, nil)
                length += 4
            case .comma, .close:
                if let last { parts.append(Part(key: key, value: .scalar(last))) }
                (key, last) = (nil, nil)
            }
            if token.kind == .close || last == nil && key == nil && isEnough(length, token.bytes.endIndex) {
                return (parts, token.kind == .close)
            }
        }
        if let last { parts.append(Part(key: key, value: .scalar(last))) }
        return (parts, false)
    }

    /// Counts the members or elements up to the closing bracket of the array or object that they are in.
    ///
    /// - Returns: Their number, and whether the closing bracket was read.
    static func count(_ tokens: inout JSONTokens.Iterator) -> (count: Int, isWhole: Bool) {
        var (depth, count, isPending) = (1, 0, false)
        while let token = tokens.nextPlace() {
            switch token.kind {
            case .open: (depth, isPending) = (depth + 1, true)
            case .close: depth -= 1
            case .comma where depth == 1: (count, isPending) = (count + (isPending ? 1 : 0), false)
            case .string, .other: isPending = true
            default: break
            }
            if depth == 0 { break }
        }
        return (count + (isPending ? 1 : 0), depth == 0)
    }

    /// Reads an array or an object after its opening bracket.
    static func container(openedBy open: JSONTokens.Token, _ tokens: inout JSONTokens.Iterator) -> Container {
        var container = Container(isObject: open.bytes.first == UInt8(ascii: "{"), start: open.bytes.startIndex)
        var (depth, isPending) = (1, false)
        var (key, last): (JSONTokens.Place?, JSONTokens.Place?) = (nil, nil)
        while depth > 0, depth <= depthLimit, let token = tokens.nextPlace() {
            switch token.kind {
            case .open:
                (depth, isPending) = (depth + 1, true)
                last = nil
            case .close: depth -= 1
            // One may stand after the last member, too.
            case .comma where depth == 1: (container.count, isPending) = (container.count + (isPending ? 1 : 0), false)
            case .colon where depth == 1: (key, last) = (last, nil)
            case .string where depth == 1, .other where depth == 1: (last, isPending) = (token, true)
            default: break
            }
            guard depth == 0 || depth == 1 && token.kind == .comma else { continue }
            if let last, container.isObject == (key != nil), container.scalars.count < scalarLimit {
                container.scalars.append((key.map { tokens.token(at: $0) }, tokens.token(at: last)))
            }
            (key, last) = (nil, nil)
        }
        container.isWhole = depth == 0
        if isPending { container.count += 1 }
        return container
    }
}
