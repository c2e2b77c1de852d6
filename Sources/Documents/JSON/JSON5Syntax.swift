/// A check whether text is one value of JSON5, and of what in it JSON does not have.
///
/// JSON5 is JSON with what ECMAScript 5.1 permits in literals: comments, trailing commas, keys without quotation marks,
/// single quotes, escapes such as `\x41`, continued lines, and other numbers. The containers that are open are on a
/// stack, so nesting has no limit. Costs one look at each byte.
struct JSON5Syntax {
    /// The syntax that JSON5 adds to JSON.
    enum Addition: String, CaseIterable, Sendable {
        case comments
        case trailingCommas = "trailing commas"
        case plainKeys = "keys without quotation marks"
        case singleQuotes = "single quotes"
        case escapes = "other escapes"
        case numbers = "other numbers"
    }

    private enum Expected { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing }

    /// The additions that are used.
    private(set) var additions: Set<Addition> = []
    /// The first flaw, as the rest of a sentence; `nil` for a valid value.
    private(set) var fault: String?

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Whether each open container is an object.
    private var open: [Bool] = []
    private var expected = Expected.value

    /// - Parameter isMember: Whether the text is a key, a colon and a value.
    init(_ bytes: ArraySlice<UInt8>, isMember: Bool = false) {
        self.bytes = bytes
        position = isMember ? bytes.startIndex : JSONSyntax.start(of: bytes)
        if isMember {
            open = [true]
            expected = .key
        }
        while fault == nil, skipBlank() { take(bytes[position]) }
        guard fault == nil else { return }
        let isWhole = isMember ? open.count == 1 && expected == .commaOrEnd : open.isEmpty && expected == .nothing
        if !isWhole { fault = "it ends too early" }
    }

    /// Skips white space and comments.
    ///
    /// - Returns: Whether something else follows.
    private mutating func skipBlank() -> Bool {
        while position < bytes.endIndex {
            if bytes[position].isJSONSpace {
                position += 1
                continue
            }
            guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.endIndex else { return true }
            switch bytes[position + 1] {
            case UInt8(ascii: "/"):
                while position < bytes.endIndex, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            case UInt8(ascii: "*"):
                position += 2
                while position + 1 < bytes.endIndex, bytes[position] != 0x2A || bytes[position + 1] != 0x2F {
                    position += 1
                }
                guard position + 1 < bytes.endIndex else {
                    fault = "a comment is never closed"
                    return false
                }
                position += 2
            default: return true
            }
            additions.insert(.comments)
        }
        return false
    }

    private mutating func take(_ byte: UInt8) {
        switch (expected, byte) {
        case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")): enter(isObject: false)
        case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")): enter(isObject: true)
        case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): leave()
        case (.commaOrEnd, UInt8(ascii: "]")) where open.last == false: leave()
        case (.commaOrEnd, UInt8(ascii: "}")) where open.last == true: leave()
        case (.commaOrEnd, UInt8(ascii: ",")):
            position += 1
            expected = open.last == true ? .key : .value
            guard skipBlank(), fault == nil else { return }
            let isLast = bytes[position] == UInt8(ascii: "]") || bytes[position] == UInt8(ascii: "}")
            if isLast {
                additions.insert(.trailingCommas)
                expected = .commaOrEnd
            }
        case (.colon, UInt8(ascii: ":")):
            position += 1
            expected = .value
        case (.key, 0x22), (.key, 0x27), (.keyOrEnd, 0x22), (.keyOrEnd, 0x27):
            takeString()
            expected = .colon
        case (.key, _), (.keyOrEnd, _): takeName()
        case (.value, 0x22), (.value, 0x27), (.valueOrEnd, 0x22), (.valueOrEnd, 0x27):
            takeString()
            endValue()
        case (.value, _), (.valueOrEnd, _): takeLiteral()
        default: fail("unexpected “\(shown(byte))”")
        }
    }

    private mutating func enter(isObject: Bool) {
        open.append(isObject)
        expected = isObject ? .keyOrEnd : .valueOrEnd
        position += 1
    }

    private mutating func leave() {
        open.removeLast()
        position += 1
        endValue()
    }

    private mutating func endValue() { expected = open.isEmpty ? .nothing : .commaOrEnd }

    private mutating func takeString() {
        let quote = bytes[position]
        let start = position
        if quote == 0x27 { additions.insert(.singleQuotes) }
        position += 1
        while position < bytes.endIndex, bytes[position] != quote {
            switch bytes[position] {
            case 0x0A, 0x0D: return fail("a line ends inside a string")
            case 0..<0x20: return fail("a string has the control character \(bytes[position])")
            case 0x5C: takeEscape()
            default: position += 1
            }
            if fault != nil { return }
        }
        guard position < bytes.endIndex else {
            fault = "it ends too early"
            return
        }
        position += 1
        if quote == 0x22, bytes[start..<position].contains(0x5C),
            let half = JSONString.loneSurrogate(in: Array(bytes[start..<position]))
        {
            fault = "lone surrogate at character \((character(at: start) + half - 1).grouped)"
        }
    }

    private mutating func takeEscape() {
        guard position + 1 < bytes.endIndex else {
            position += 1
            return
        }
        let hexCount: Int
        switch bytes[position + 1] {
        case UInt8(ascii: "u"): hexCount = 4
        case UInt8(ascii: "x"):
            hexCount = 2
            additions.insert(.escapes)
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return fail("unexpected escape")
        default:
            hexCount = 0
            let isPlain = "\"\\/bfnrt".utf8.contains(bytes[position + 1])
            if !isPlain { additions.insert(.escapes) }
            if bytes[position + 1] == 0x0D, position + 2 < bytes.endIndex, bytes[position + 2] == 0x0A { position += 1 }
        }
        let digits = bytes[min(position + 2, bytes.endIndex)...].prefix(hexCount)
        guard digits.count == hexCount, digits.allSatisfy(\.isHexDigit) else { return fail("unexpected escape") }
        position += 2 + hexCount
    }

    private mutating func takeName() {
        let start = position
        while position < bytes.endIndex, Self.isOfName(bytes[position]) { position += 1 }
        guard position > start, !bytes[start].isDigit else {
            position = start
            return fail("unexpected “\(shown(bytes[start]))”")
        }
        additions.insert(.plainKeys)
        expected = .colon
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private static func isOfLiteral(_ byte: UInt8) -> Bool {
        isOfName(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Takes a number or a word.
    private mutating func takeLiteral() {
        let start = position
        while position < bytes.endIndex, bytes[position].isDigit { position += 1 }
        // Most literals are whole numbers, which nothing else is to be asked of.
        let isWhole = position == start + 1 || position > start && bytes[start] != UInt8(ascii: "0")
        if isWhole, position == bytes.endIndex || !Self.isOfLiteral(bytes[position]) { return endValue() }
        while position < bytes.endIndex, Self.isOfLiteral(bytes[position]) { position += 1 }
        let text = bytes[start..<position]
        guard let isPlain = Self.isPlainLiteral(text) else {
            position = start
            return fail(text.isEmpty ? "unexpected “\(shown(bytes[start]))”" : "unexpected word")
        }
        if !isPlain { additions.insert(.numbers) }
        endValue()
    }

    /// Returns whether a literal is one of JSON; `nil` if it is none of JSON5 either.
    private static func isPlainLiteral(_ text: ArraySlice<UInt8>) -> Bool? {
        if ["true", "false", "null"].contains(where: { text.elementsEqual($0.utf8) }) { return true }
        var rest = text
        let sign = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") ? rest.removeFirst() : 0
        if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return false }
        if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
            return rest.count > 2 && rest.dropFirst(2).allSatisfy(\.isHexDigit) ? false : nil
        }
        let whole = rest.prefix(while: \.isDigit)
        rest = rest.dropFirst(whole.count)
        var (fraction, hasPoint): (ArraySlice<UInt8>, Bool) = ([], false)
        if rest.first == UInt8(ascii: ".") {
            hasPoint = true
            fraction = rest.dropFirst().prefix(while: \.isDigit)
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !whole.isEmpty || !fraction.isEmpty, whole.count < 2 || whole.first != UInt8(ascii: "0") else {
            return nil
        }
        if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard !rest.isEmpty else { return nil }
            rest = rest.drop(while: \.isDigit)
        }
        guard rest.isEmpty else { return nil }
        return sign != UInt8(ascii: "+") && !whole.isEmpty && hasPoint == !fraction.isEmpty
    }

    private mutating func fail(_ problem: String) {
        fault = "\(problem) at character \(character(at: position).grouped)"
    }

    private func character(at place: Int) -> Int {
        String(decoding: bytes[bytes.startIndex..<place], as: UTF8.self).count + 1
    }

    private func shown(_ byte: UInt8) -> String {
        let end = bytes[(position + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
        return RowText.plain(bytes[position..<end])
    }
}
