/// A quick check whether bytes are one value of JSON, as RFC 8259 defines it.
///
/// Foundation tells what is wrong with a value, but makes objects of all of it first: 64 KB of small members cost it
/// several frames. This looks at each byte once and keeps nothing but a stack of the open containers, so that nesting
/// has no limit. What it accepts, Foundation accepts too, apart from Foundation's limits of depth and of numbers. What
/// it doesn't accept is for Foundation to decide, which also reads other encodings and permits a comma at the end.
struct JSONCheck {
    /// Whether bytes are one value.
    ///
    /// - Parameter isMember: Whether they are instead the members of an object, without its braces.
    static func accepts(_ bytes: [UInt8], asMember isMember: Bool = false) -> Bool {
        let isASCII = bytes.withUnsafeBufferPointer { buffer in
            var check = JSONCheck(buffer, isMember)
            return check.run() ? check.isASCII : nil
        }
        guard let isASCII else { return false }
        return isASCII || String(validating: bytes, as: UTF8.self) != nil
    }

    private enum Expected { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isASCII = true
    /// Whether each open container is an object.
    private var open: [Bool]
    private var expected: Expected
    /// The number of containers that are open at the start.
    private let base: Int

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ isMember: Bool) {
        self.bytes = bytes
        open = isMember ? [true] : []
        base = open.count
        expected = isMember ? .key : .value
    }

    private mutating func run() -> Bool {
        while position < bytes.count {
            if bytes[position].isJSONSpace {
                position += 1
            } else if !take(bytes[position]) {
                return false
            }
        }
        return open.count == base && expected == (base > 0 ? .commaOrEnd : .nothing)
    }

    /// Takes the next sign, string, number or word.
    ///
    /// - Returns: Whether it may be there.
    private mutating func take(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard expectsValue else { return false }
            let isObject = byte == UInt8(ascii: "{")
            open.append(isObject)
            expected = isObject ? .keyOrEnd : .valueOrEnd
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            let isObject = byte == UInt8(ascii: "}")
            guard open.count > base, open.last == isObject,
                expected == .commaOrEnd || expected == (isObject ? .keyOrEnd : .valueOrEnd)
            else { return false }
            open.removeLast()
            endValue()
        case UInt8(ascii: ","):
            guard expected == .commaOrEnd else { return false }
            expected = open.last == true ? .key : .value
        case UInt8(ascii: ":"):
            guard expected == .colon else { return false }
            expected = .value
        case UInt8(ascii: "\""):
            let isKey = expected == .key || expected == .keyOrEnd
            guard isKey || expectsValue, takeString() else { return false }
            if isKey { expected = .colon } else { endValue() }
            return true
        default:
            guard expectsValue, takeWord("true") || takeWord("false") || takeWord("null") || takeNumber() else {
                return false
            }
            endValue()
            return true
        }
        position += 1
        return true
    }

    private var expectsValue: Bool { expected == .value || expected == .valueOrEnd }

    private mutating func endValue() { expected = open.isEmpty ? .nothing : .commaOrEnd }

    // MARK: Strings

    private mutating func takeString() -> Bool {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return true
            case UInt8(ascii: "\\"): guard takeEscape() else { return false }
            case 0..<0x20: return false
            default:
                if byte >= 0x80 { isASCII = false }
                position += 1
            }
        }
        return false
    }

    private mutating func takeEscape() -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
            return true
        case UInt8(ascii: "u"):
            guard let unit = takeCodeUnit(), !UTF16.isTrailSurrogate(unit) else { return false }
            guard UTF16.isLeadSurrogate(unit) else { return true }
            guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u"), let second = takeCodeUnit()
            else { return false }
            return UTF16.isTrailSurrogate(second)
        default: return false
        }
    }

    /// Takes an escape with four hexadecimal digits.
    private mutating func takeCodeUnit() -> UInt16? {
        guard position + 6 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for place in position + 2..<position + 6 {
            guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue, bytes[place] < 0x80 else {
                return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        position += 6
        return unit
    }

    // MARK: Words and numbers

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard position + count <= bytes.count,
            (0..<count).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
        else { return false }
        position += count
        return true
    }

    private mutating func takeNumber() -> Bool {
        takeSign(orPlus: false)
        let start = position
        guard takeDigits(), position == start + 1 || bytes[start] != UInt8(ascii: "0") else { return false }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard takeDigits() else { return false }
        }
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return true }
        position += 1
        takeSign(orPlus: true)
        return takeDigits()
    }

    private mutating func takeSign(orPlus isPlusAllowed: Bool) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        if byte == UInt8(ascii: "-") || isPlusAllowed && byte == UInt8(ascii: "+") { position += 1 }
    }

    private mutating func takeDigits() -> Bool {
        let start = position
        while position < bytes.count, bytes[position].isDigit { position += 1 }
        return position > start
    }
}
