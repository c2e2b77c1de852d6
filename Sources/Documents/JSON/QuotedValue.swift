/// An array or an object of JSON that a string of JSON contains, as logs and events have them.
///
/// It is written without the escapes of the string, and with as many spaces after its keys and values. So each of these
/// begins where it does in the file.
struct QuotedValue {
    /// The number of bytes of a string that are looked at.
    private static let limit = RowSpan.byteLimit

    /// The offset of the value's bracket in the bytes of the string.
    let start: Int
    /// The value, and spaces up to the end of the bytes of the string.
    private(set) var bytes: [UInt8] = []
    /// The places of the spaces that are not in the string.
    private(set) var pads: [Range<Int>] = []

    /// - Parameter string: The bytes of a string from its first quotation mark on.
    /// - Returns: `nil` if the string contains no array or object with members.
    init?(_ string: ArraySlice<UInt8>) {
        guard string.count <= Self.limit, string.first == 0x22, let last = string.lastIndex(of: 0x22),
            last > string.startIndex
        else { return nil }
        let inner = string[(string.startIndex + 1)..<last]
        guard let first = inner.firstIndex(where: { !$0.isJSONSpace }), JSONSyntax.opensContainer(inner[first]),
            let end = inner.last(where: { !$0.isJSONSpace }), end == UInt8(ascii: "}") || end == UInt8(ascii: "]")
        else { return nil }
        start = first - string.startIndex
        write(inner[first...])
        guard JSONValuePlace(bytes, isMember: false).hasMembers, JSONSyntax.isValid(bytes[...]) else { return nil }
        pad(to: string.endIndex - first)
    }

    /// Writes the value without escapes.
    private mutating func write(_ text: ArraySlice<UInt8>) {
        var (isInString, isEscaped) = (false, false)
        var position = text.startIndex
        while position < text.endIndex {
            let start = position
            let (scalar, length) = Self.scalar(in: text[position...])
            position += length
            if isInString {
                bytes += scalar
                isInString = scalar != [0x22] || isEscaped
                isEscaped = scalar == [0x5C] && !isEscaped
                continue
            }
            let isSpace = scalar.count == 1 && scalar[0].isJSONSpace
            isInString = scalar == [0x22]
            // A number or a word has no spaces inside, even if its characters are written with escapes.
            if isSpace || isInString || ",:[]{}".utf8.contains(scalar[0]) { pad(to: start - text.startIndex) }
            // A line break in the value is none in the file.
            bytes += isSpace ? [0x20] : scalar
        }
        pad(to: text.count)
    }

    private mutating func pad(to count: Int) {
        guard bytes.count < count else { return }
        pads.append(bytes.count..<count)
        bytes += Array(repeating: 0x20, count: count - bytes.count)
    }

    /// Returns the UTF-8 of the character with which a part of a string begins, and the number of bytes that it takes
    /// there. A part of a character that is not written with an escape is one byte.
    private static func scalar(in text: ArraySlice<UInt8>) -> (utf8: [UInt8], length: Int) {
        guard let first = text.first, first == 0x5C, let second = text.dropFirst().first else {
            return (Array(text.prefix(1)), 1)
        }
        switch second {
        case UInt8(ascii: "n"): return ([0x0A], 2)
        case UInt8(ascii: "t"): return ([0x09], 2)
        case UInt8(ascii: "r"): return ([0x0D], 2)
        case UInt8(ascii: "b"): return ([0x08], 2)
        case UInt8(ascii: "f"): return ([0x0C], 2)
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(in: text) else { return ([second], 2) }
            if let scalar = Unicode.Scalar(unit) { return (Array(String(scalar).utf8), 6) }
            let rest = text.dropFirst(6)
            if rest.starts(with: "\\u".utf8), let low = codeUnit(in: rest) {
                let pair = String(decoding: [unit, low], as: UTF16.self)
                if pair.unicodeScalars.count == 1 { return (Array(pair.utf8), 12) }
            }
            return (Array("\u{FFFD}".utf8), 6)
        default: return ([second], 2)
        }
    }

    /// Returns the code unit of an escape such as `\u00e9`.
    private static func codeUnit(in text: ArraySlice<UInt8>) -> UInt16? {
        let digits = text.dropFirst(2).prefix(4)
        return digits.count == 4 ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    }
}

/// The bytes of a value that a string contains, at the offsets of the string.
struct QuotedBytes: ByteStore {
    private let value: QuotedValue
    /// The offset of the value's bracket.
    private let start: Int

    init(_ value: QuotedValue, at start: Int) { (self.value, self.start) = (value, start) }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        guard offset >= start else { return 0 }
        return value.bytes.withUnsafeBytes { $0.copy(to: buffer, from: offset - start) }
    }

    /// Returns the bytes of a range without the spaces that are not in the string.
    func source(in range: Range<Int>) -> [UInt8] {
        var source: [UInt8] = []
        var next = range.lowerBound - start
        let end = min(range.upperBound - start, value.bytes.count)
        for pad in value.pads where pad.upperBound > next && pad.lowerBound < end {
            if pad.lowerBound > next { source += value.bytes[next..<pad.lowerBound] }
            next = pad.upperBound
        }
        return next < end ? source + value.bytes[next..<end] : source
    }
}
