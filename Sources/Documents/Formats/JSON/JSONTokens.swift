/// The tokens of JSON text, valid or not. Every byte that is not white space is in a token.
struct JSONTokens: Sequence, Sendable {
    enum Kind: Sendable {
        case open, close, comma, colon, string, other
    }

    struct Token: Sendable {
        var kind: Kind
        var bytes: ArraySlice<UInt8>
    }

    struct Iterator: IteratorProtocol {
        fileprivate let bytes: [UInt8]
        fileprivate var position = 0

        mutating func next() -> Token? {
            while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
            guard position < bytes.count else { return nil }
            let start = position
            position += 1
            let kind = JSONTokens.kind(of: bytes[start])
            switch kind {
            case .string:
                skipString()
            case .other:
                while position < bytes.count, !bytes[position].isJSONSpace,
                    JSONTokens.kind(of: bytes[position]) == .other
                {
                    position += 1
                }
            default:
                break
            }
            return Token(kind: kind, bytes: bytes[start..<position])
        }

        private mutating func skipString() {
            while position < bytes.count, bytes[position] != 0x22 {
                position += bytes[position] == 0x5C ? 2 : 1
            }
            position = Swift.min(position + 1, bytes.count)
        }
    }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func makeIterator() -> Iterator { Iterator(bytes: bytes) }

    /// Whether the text begins with an array, an object or a string.
    var startsValue: Bool { first { _ in true }.map { $0.kind == .open || $0.kind == .string } ?? false }

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
