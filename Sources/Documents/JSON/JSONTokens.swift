/// The tokens of JSON text, valid or not. Every byte that is not white space is in a token. In relaxed text, comments
/// are white space, and so is a comma before a closing bracket or at the end. So is a byte order mark at the start.
struct JSONTokens: Sequence, Sendable {
    enum Kind: Sendable {
        case open, close, comma, colon, string, other
    }

    struct Token: Sendable {
        var kind: Kind
        var bytes: ArraySlice<UInt8>
    }

    /// A token that is only looked at to go past it, which costs a fraction of one with its bytes.
    struct Place: Sendable {
        var kind: Kind
        var range: Range<Int>
    }

    struct Iterator: IteratorProtocol {
        fileprivate let bytes: [UInt8]
        fileprivate let dialect: JSONDialect
        fileprivate var position: Int

        // Most text is strict, and its tokens are the inner loop of filters. So they have a path without dialects.
        @inline(__always)
        mutating func next() -> Token? {
            guard let place = nextPlace() else { return nil }
            return token(at: place)
        }

        @inline(__always)
        mutating func nextPlace() -> Place? { dialect == .strict ? strictToken() : relaxedToken() }

        @inline(__always)
        func token(at place: Place) -> Token { Token(kind: place.kind, bytes: bytes[place.range]) }

        /// Whether a token at a place spells a text byte by byte, between quotation marks or without; `nil` if it may
        /// spell it in another way.
        func spells(_ text: String, at place: Place) -> Bool? {
            let isQuoted = place.kind == .string && place.range.count > 1
            let range = isQuoted ? place.range.lowerBound + 1..<place.range.upperBound - 1 : place.range
            for position in range where bytes[position] >= 0x80 || bytes[position] == 0x5C { return nil }
            return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
        }

        @inline(__always)
        private mutating func strictToken() -> Place? {
            while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
            guard position < bytes.count else { return nil }
            let start = position
            position += 1
            let kind = JSONTokens.kind(of: bytes[start])
            switch kind {
            case .string: skipString(endingWith: 0x22)
            case .other:
                while position < bytes.count, !bytes[position].isJSONSpace,
                    JSONTokens.kind(of: bytes[position]) == .other
                {
                    position += 1
                }
            default: break
            }
            return Place(kind: kind, range: start..<position)
        }

        @inline(never)
        private mutating func relaxedToken() -> Place? {
            var token = anyToken()
            while token?.kind == .comma {
                skipBlank()
                guard position == bytes.count || JSONTokens.kind(of: bytes[position]) == .close else { break }
                token = anyToken()
            }
            return token
        }

        private mutating func anyToken() -> Place? {
            skipBlank()
            guard position < bytes.count else { return nil }
            let start = position
            position += 1
            let kind = bytes[start] == 0x27 ? Kind.string : JSONTokens.kind(of: bytes[start])
            switch kind {
            case .string: skipString(endingWith: bytes[start])
            case .other:
                while position < bytes.count, !bytes[position].isJSONSpace, bytes[position] != 0x27,
                    JSONTokens.kind(of: bytes[position]) == .other, !isAtComment
                {
                    position += 1
                }
            default: break
            }
            return Place(kind: kind, range: start..<position)
        }

        private var isAtComment: Bool { JSONComment.begins(bytes, at: position) }

        private mutating func skipBlank() {
            while position < bytes.count {
                if bytes[position].isJSONSpace {
                    position += 1
                } else if isAtComment {
                    position = JSONComment.end(bytes, from: position)
                } else {
                    break
                }
            }
        }

        @inline(__always)
        private mutating func skipString(endingWith quote: UInt8) {
            while position < bytes.count, bytes[position] != quote {
                position += bytes[position] == 0x5C ? 2 : 1
            }
            position = Swift.min(position + 1, bytes.count)
        }
    }

    private let bytes: [UInt8]
    let dialect: JSONDialect

    init(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) { (self.bytes, self.dialect) = (bytes, dialect) }

    func makeIterator() -> Iterator {
        Iterator(bytes: bytes, dialect: dialect, position: JSONSyntax.start(of: bytes[...]))
    }

    /// Whether the text begins with an array, an object or a string.
    var startsValue: Bool { first { _ in true }.map { $0.kind == .open || $0.kind == .string } ?? false }

    @inline(__always)
    private static func kind(of byte: UInt8) -> Kind {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): .open
        case UInt8(ascii: "}"), UInt8(ascii: "]"): .close
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case 0x22: .string
        default: .other
        }
    }
}

/// A comment between the tokens of relaxed text.
enum JSONComment {
    /// Whether a comment begins at a place.
    static func begins(_ bytes: [UInt8], at place: Int) -> Bool {
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return false }
        return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
    }

    /// Returns the end of the comment that begins at a place. A comment without an end has that of the bytes.
    static func end(_ bytes: [UInt8], from place: Int) -> Int {
        var end = place + 2
        if bytes[place + 1] == UInt8(ascii: "/") {
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            return end
        }
        while end + 1 < bytes.count {
            if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
            end += 1
        }
        return bytes.count
    }
}
