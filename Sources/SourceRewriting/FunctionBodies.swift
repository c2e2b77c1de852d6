/// Finds the bodies of functions and initializers in a source without parsing it.
///
/// It knows comments, strings and braces. A source with something that it can't tell apart, such as what may be a
/// division or a regular expression, has no bodies for it.
struct FunctionBodies {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var bodies: [Range<Int>] = []
    /// The number of open parentheses and brackets in the current braces, and around them.
    private var parentheses = [0]
    /// The number of open parentheses where a function was declared whose body hasn't begun.
    private var declaration: Int?
    private var previous = UInt8(ascii: "\n")

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the bytes between the braces of functions. Those of functions in other functions aren't among them.
    static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var finder = FunctionBodies(bytes)
        return finder.scan() ? finder.bodies : []
    }

    private struct Unknown: Error {}

    private mutating func scan() -> Bool {
        do {
            while offset < bytes.count { try step() }
            return true
        } catch {
            return false
        }
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private mutating func step() throws {
        let byte = byte()
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            offset += 1
            return
        case UInt8(ascii: "/"):
            if try skipComment() { return }
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "#") where self.byte(1) == UInt8(ascii: "\"") || self.byte(1) == UInt8(ascii: "#"):
            throw Unknown()
        case UInt8(ascii: "#") where self.byte(1) == UInt8(ascii: "/"): throw Unknown()
        case UInt8(ascii: "`"):
            repeat { offset += 1 } while self.byte() != UInt8(ascii: "`") && offset < bytes.count
            offset += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
            parentheses[parentheses.count - 1] += 1
            offset += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            parentheses[parentheses.count - 1] -= 1
            offset += 1
        case UInt8(ascii: "{"): try enterBraces()
        case UInt8(ascii: "}"):
            guard parentheses.count > 1 else { throw Unknown() }
            parentheses.removeLast()
            declaration = nil
            offset += 1
        case _ where Self.isWord(byte): readWord()
        default: offset += 1
        }
        previous = byte
    }

    // MARK: Braces and words

    private mutating func enterBraces() throws {
        let isBody = declaration == parentheses[parentheses.count - 1]
        let depth = parentheses.count
        let start = offset + 1
        parentheses.append(0)
        offset += 1
        declaration = nil
        guard isBody else { return }
        while parentheses.count > depth { try stepInBody() }
        bodies.append(start..<(offset - 1))
    }

    /// Goes on inside of a body, in which no other bodies are found.
    private mutating func stepInBody() throws {
        guard offset < bytes.count else { throw Unknown() }
        try step()
        declaration = nil
    }

    private mutating func readWord() {
        let start = offset
        while Self.isWord(byte()) { offset += 1 }
        let isMember = previous == UInt8(ascii: ".")
        let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        if !isMember, Self.functions.contains(where: { word.elementsEqual($0) }) {
            declaration = parentheses[parentheses.count - 1]
        } else if declaration != nil, Self.declarations.contains(where: { word.elementsEqual($0) }) {
            declaration = nil
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static let functions = ["func", "init", "deinit"].map { Array($0.utf8) }
    /// The keywords that may follow a requirement of a protocol, which has no body.
    private static let declarations = [
        "var", "let", "class", "struct", "enum", "extension", "protocol", "actor", "subscript", "case", "typealias",
        "associatedtype", "import",
    ].map { Array($0.utf8) }

    // MARK: Comments and strings

    /// Skips a comment.
    ///
    /// - Returns: Whether a comment was skipped, or the sign of a division.
    private mutating func skipComment() throws -> Bool {
        switch byte(1) {
        case UInt8(ascii: "/"):
            while offset < bytes.count, byte() != UInt8(ascii: "\n") { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            var depth = 0
            repeat {
                if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                    depth += 1
                    offset += 2
                } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                    depth -= 1
                    offset += 2
                } else {
                    offset += 1
                }
            } while depth > 0 && offset < bytes.count
            return true
        default:
            // A regular expression doesn't begin with a space, and follows no operand directly.
            let isDivision = [UInt8(ascii: " "), UInt8(ascii: "=")].contains(byte(1)) || isAfterOperand
            guard isDivision else { throw Unknown() }
            offset += 1
            return false
        }
    }

    private var isAfterOperand: Bool {
        guard offset > 0 else { return false }
        let before = bytes[offset - 1]
        return Self.isWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
    }

    private mutating func skipString() throws {
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        if !isLong, byte(1) == UInt8(ascii: "\"") {
            offset += 2
            return
        }
        offset += isLong ? 3 : 1
        while offset < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\"):
                offset += 2
                if bytes[min(offset, bytes.count) - 1] == UInt8(ascii: "(") { try skipInterpolation() }
            case UInt8(ascii: "\""):
                if !isLong {
                    offset += 1
                    return
                }
                if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
                    offset += 3
                    return
                }
                offset += 1
            case UInt8(ascii: "\n") where !isLong: throw Unknown()
            default: offset += 1
            }
        }
    }

    /// Skips the rest of `\(…)`, which may hold strings and braces.
    private mutating func skipInterpolation() throws {
        let depth = parentheses.count
        parentheses.append(1)
        while parentheses.count > depth + 1 || parentheses[depth] > 0 {
            try stepInBody()
            guard parentheses.count > depth else { throw Unknown() }
        }
        parentheses.removeLast()
    }
}
