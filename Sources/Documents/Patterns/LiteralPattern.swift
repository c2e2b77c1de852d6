/// A pattern that is a plain text. Finding many matches takes less time than with the library of regular expressions.
///
/// Bytes are compared 32 at a time with two bytes of the text, at their distance, and the rest only where both are.
struct LiteralPattern {
    private typealias Block = SIMD4<UInt64>

    /// A byte of the text, or both cases of a letter.
    private struct Anchor {
        let bits: UInt64
        /// The bit in which the cases of a letter differ, in each byte.
        let fold: UInt64

        init(_ byte: UInt8, ignoresCase: Bool) {
            let repeated: UInt64 = 0x0101_0101_0101_0101
            bits = UInt64(byte) &* repeated
            fold = ignoresCase && byte.isSmallLetter ? 0x20 &* repeated : 0
        }

        /// Returns whether a byte is this one.
        @inline(__always)
        func matches(_ byte: UInt8) -> Bool {
            byte | UInt8(truncatingIfNeeded: fold) == UInt8(truncatingIfNeeded: bits)
        }
    }

    /// Up to eight bytes of the text, which are compared at once.
    private struct Head {
        var count = 0
        private var bits: UInt64 = 0
        private var fold: UInt64 = 0
        private var mask: UInt64 = 0

        init(_ bytes: ArraySlice<UInt8>, ignoresCase: Bool) {
            for byte in bytes.prefix(MemoryLayout<UInt64>.size) {
                bits |= UInt64(byte) << (8 * count)
                fold |= ignoresCase && byte.isSmallLetter ? 0x20 << (8 * count) : 0
                mask |= 0xFF << (8 * count)
                count += 1
            }
        }

        /// Returns whether eight bytes begin with this head.
        @inline(__always)
        func matches(_ bytes: UInt64) -> Bool { ((bytes.littleEndian | fold) ^ bits) & mask == 0 }
    }

    /// The text, with small letters if case doesn't matter.
    private let text: [UInt8]
    private let ignoresCase: Bool
    /// The part of the text whose first and last byte are looked for. No byte of it has a case outside of ASCII.
    private let anchored: Range<Int>
    private let first: Anchor
    private let last: Anchor
    private let head: Head

    /// - Returns: `nil` for a pattern that also matches other texts.
    init?(_ pattern: String, ignoresCase: Bool) {
        var text: [UInt8] = []
        var isEscaped = false
        for byte in pattern.utf8 {
            if isEscaped {
                guard (0x20..<0x7F).contains(byte), !byte.isSmallLetter, !byte.isCapital, !byte.isDigit else {
                    return nil
                }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            } else if byte < 0x20 || "^$.[|()?*+{".utf8.contains(byte) {
                return nil
            }
            // Letters that are not ASCII have their cases from Unicode.
            guard !ignoresCase || byte < 0x80 else { return nil }
            text.append(ignoresCase && byte.isCapital ? byte | 0x20 : byte)
        }
        guard !isEscaped, let anchored = Self.longestPart(text, ignoresCase) else { return nil }
        (self.text, self.ignoresCase, self.anchored) = (text, ignoresCase, anchored)
        first = Anchor(text[anchored.lowerBound], ignoresCase: ignoresCase)
        last = Anchor(text[anchored.upperBound - 1], ignoresCase: ignoresCase)
        head = Head(text[anchored], ignoresCase: ignoresCase)
    }

    /// Returns the longest part of a text without letters that have a case outside of ASCII; `nil` if there is none.
    private static func longestPart(_ text: [UInt8], _ ignoresCase: Bool) -> Range<Int>? {
        var longest = 0..<0
        var start = 0
        for (index, byte) in text.enumerated() {
            if ignoresCase && byte.otherCase != nil { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest.isEmpty ? nil : longest
    }

    /// Returns the first match in UTF-8 that begins at `start` or after it.
    func firstMatch(in bytes: UnsafeRawBufferPointer, from start: Int) -> Range<Int>? {
        var position = start + anchored.lowerBound
        while let place = nextAnchors(in: bytes, from: position) {
            if let match = match(in: bytes, anchoredAt: place), match.lowerBound >= start { return match }
            position = place + 1
        }
        return nil
    }

    /// Returns the next place with both anchors.
    @inline(__always)
    private func nextAnchors(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let distance = anchored.count - 1
        var position = start
        while position + distance + MemoryLayout<Block>.size <= bytes.count {
            let front = base.loadUnaligned(fromByteOffset: position, as: Block.self)
            let back = base.loadUnaligned(fromByteOffset: position + distance, as: Block.self)
            let other = ((front | first.fold) ^ first.bits) | ((back | last.fold) ^ last.bits)
            // The highest bit is set of each byte that is zero, and perhaps of some above the lowest of them.
            let marks = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
            if marks != .zero {
                for lane in 0..<Block.scalarCount where marks[lane] != 0 {
                    return position + lane * 8 + marks[lane].littleEndian.trailingZeroBitCount / 8
                }
            }
            position += MemoryLayout<Block>.size
        }
        while position + distance < bytes.count {
            if first.matches(bytes[position]), last.matches(bytes[position + distance]) { return position }
            position += 1
        }
        return nil
    }

    /// Returns the match whose anchored part begins at a place; `nil` if there is none.
    private func match(in bytes: UnsafeRawBufferPointer, anchoredAt place: Int) -> Range<Int>? {
        var upper = place
        var rest = anchored.lowerBound
        if place + MemoryLayout<UInt64>.size <= bytes.count {
            guard head.matches(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) else { return nil }
            upper += head.count
            rest += head.count
            if rest == text.count, anchored.lowerBound == 0 { return place..<upper }
        }
        for byte in text[rest...] {
            guard let length = length(of: byte, in: bytes, from: upper) else { return nil }
            upper += length
        }
        var lower = place
        for byte in text[..<anchored.lowerBound].reversed() {
            guard let length = length(of: byte, in: bytes, before: lower) else { return nil }
            lower -= length
        }
        return lower..<upper
    }

    /// Returns the number of bytes at a place that are a byte of the text, in any case if case doesn't matter.
    @inline(__always)
    private func length(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        if isSame(bytes[place], byte) { return 1 }
        guard ignoresCase, let other = byte.otherCase, place + other.count <= bytes.count,
            bytes[place..<place + other.count].elementsEqual(other)
        else { return nil }
        return other.count
    }

    private func length(of byte: UInt8, in bytes: UnsafeRawBufferPointer, before place: Int) -> Int? {
        guard place > 0 else { return nil }
        if isSame(bytes[place - 1], byte) { return 1 }
        guard ignoresCase, let other = byte.otherCase, place >= other.count,
            bytes[place - other.count..<place].elementsEqual(other)
        else { return nil }
        return other.count
    }

    @inline(__always)
    private func isSame(_ found: UInt8, _ byte: UInt8) -> Bool {
        found == byte || ignoresCase && byte.isSmallLetter && found | 0x20 == byte
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
    fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }

    /// The UTF-8 of the character outside of ASCII that is the same letter, apart from case: the long s, or the sign
    /// of the kelvin.
    fileprivate var otherCase: StaticBytes? {
        switch self {
        case UInt8(ascii: "s"): StaticBytes("\u{17F}")
        case UInt8(ascii: "k"): StaticBytes("\u{212A}")
        default: nil
        }
    }
}

/// The UTF-8 of a text in the program.
private struct StaticBytes: Sequence {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    var count: Int { text.utf8CodeUnitCount }

    func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator {
        UnsafeBufferPointer(start: text.utf8Start, count: count).makeIterator()
    }
}
