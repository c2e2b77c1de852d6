import Partitioning

/// The text of a source as UTF-8, with its lines.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]
    /// The offsets of the first bytes of all lines.
    private let lineStarts: [Int]
    /// Generic parameters with constraints, each with a left parenthesis after it.
    private let genericCalls: [[UInt8]]
    /// Whether any member may be one of an `AnyObject`.
    private let namesObjects: Bool

    init(path: String, text: String) {
        self.path = path
        bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
        namesObjects = text.utf8.contains("AnyObject".utf8)
        genericCalls = bytes.withUnsafeBufferPointer { bytes in
            Set(Self.genericParameters(in: bytes)).map { Array($0) + [UInt8(ascii: "(")] }
        }
    }

    /// Returns words that begin with a capital letter, after `<` or a comma, and before a colon.
    private static func genericParameters(in bytes: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for start in bytes.indices where bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ",") {
            let space = UInt8(ascii: " ")
            guard let first = bytes[(start + 1)...].firstIndex(where: { $0 != space }),
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[first])
            else { continue }
            let end = bytes[first...].firstIndex { !isWord($0) } ?? bytes.endIndex
            if bytes[end...].first(where: { $0 != space }) == UInt8(ascii: ":") {
                result.append(Array(bytes[first..<end]))
            }
        }
        return result
    }

    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the line of an offset. The first line is 1.
    func line(at offset: Int) -> Int { max(1, lineStarts.partitioningIndex { $0 > offset }) }

    /// Returns the first offset of a word in a range; `nil` if it is there only as a part of longer words.
    func offset(of word: [UInt8], in range: Range<Int>) -> Int? {
        guard range.count >= word.count else { return nil }
        return (range.lowerBound...(range.upperBound - word.count)).first { offset in
            bytes[offset] == word[0] && bytes[offset..<(offset + word.count)].elementsEqual(word)
                && (offset == 0 || !Self.isWord(bytes[offset - 1]))
                && (offset + word.count == bytes.count || !Self.isWord(bytes[offset + word.count]))
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

    /// Returns a message about the text at an offset.
    func problem(at offset: Int, _ message: String) -> Problem {
        let line = line(at: offset)
        var problem = Problem(path: path, line: line, column: offset - lineStarts[line - 1] + 1, message: message)
        problem.offset = offset
        return problem
    }

    /// Returns whether the text contains one of some words, also as the beginning of longer ones.
    func contains(anyOf words: [String]) -> Bool {
        let words = words.map { Array($0.utf8) }
        let starts = Set(words.compactMap(\.first))
        return bytes.indices.contains { offset in
            starts.contains(bytes[offset]) && (offset == 0 || !Self.isWord(bytes[offset - 1]))
                && words.contains { bytes[offset...].starts(with: $0) }
        }
    }

    /// Returns whether a body of a function may hold anything to rewrite: attributes, `#` expressions and conditions,
    /// calls with `?(` and `!(`, methods with labels that aren't called, classes, key paths, `fulfill`, the word
    /// `Selector`, descriptions of the class of an object, calls of generic parameters, and members of objects.
    func mayNeedRewriting(_ range: Range<Int>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = range.lowerBound
            while offset < range.upperBound {
                if genericCalls.contains(where: { bytes[offset...].starts(with: $0) }) { return true }
                if namesObjects, bytes[offset] == UInt8(ascii: ".") { return true }
                switch bytes[offset] {
                case UInt8(ascii: "#"), UInt8(ascii: "@"): return true
                case UInt8(ascii: "?") where Self.has("?(", at: offset, bytes): return true
                case UInt8(ascii: "!") where Self.has("!(", at: offset, bytes): return true
                case UInt8(ascii: ":") where Self.has(":)", at: offset, bytes): return true
                case UInt8(ascii: "f") where Self.has("fulfill", at: offset, bytes):
                    if offset + 7 >= range.upperBound || bytes[offset + 7] != UInt8(ascii: "(") { return true }
                    offset += 1
                case UInt8(ascii: "\\") where Self.isKeyPath(at: offset, bytes): return true
                case UInt8(ascii: "c") where Self.has("class", at: offset, bytes): return true
                case UInt8(ascii: "S") where Self.has("Selector", at: offset, bytes): return true
                case UInt8(ascii: ")") where Self.has(").description()", at: offset, bytes): return true
                default: offset += 1
                }
            }
            return false
        }
    }

    private static func isKeyPath(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset + 1 < bytes.count else { return false }
        let next = bytes[offset + 1]
        return next == UInt8(ascii: ".") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
    }

    private static func has(_ word: StaticString, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - offset >= count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
    }

    /// The bytes with spaces in place of what needs no rewriting in bodies of functions, which are most of a source. So
    /// the parser doesn't read it.
    var bytesWithoutPlainBodies: [UInt8] {
        let bodies = bytes.withUnsafeBufferPointer { FunctionBodies.find(in: $0) }
        var bytes = bytes
        for body in bodies where !mayNeedRewriting(body) {
            bytes.withUnsafeMutableBufferPointer { $0[body].update(repeating: UInt8(ascii: " ")) }
        }
        return bytes
    }

    /// Returns an edit that writes spaces over a range. Its lines stay.
    func blanking(_ range: Range<Int>) -> Edit {
        let newline = UInt8(ascii: "\n")
        let spaces = bytes[range].map { $0 == newline ? newline : UInt8(ascii: " ") }
        return Edit(range, paddedTo: String(decoding: spaces, as: UTF8.self))
    }

    /// Returns the text with edits. Edits at the same place apply in their order.
    func applying(_ edits: [Edit]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1024)
        var end = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= end {
            result += bytes[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        result += bytes[end...]
        return String(decoding: result, as: UTF8.self)
    }
}
