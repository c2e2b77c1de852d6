import CPango

/// Decides whether spaces between two characters of plain text are a break opportunity (UAX 14).
///
/// The rules differ with the edition of Unicode that Pango follows, so Pango is asked, once for each of the few
/// cases. The characters around the two count too, as far as the next letter or digit: whether a quotation mark
/// opens or closes depends on its other side, across any number of odd characters. Used with the lock of the font
/// engine held.
final class SpaceBreaks {
    private var known: [UInt64: Bool] = [:]

    /// The longest row of odd characters that is examined. Text has no longer ones.
    private static let reach = 16

    /// Returns whether spaces are a break opportunity; `false` if that is not known.
    ///
    /// - Parameters:
    ///   - spaces: The bytes between the two characters.
    ///   - last: The kind of the character in front of the spaces.
    ///   - next: The kind of the character behind them.
    @inline(__always)
    func mayBreak(
        at spaces: Range<Int>,
        between last: PlainCharacter,
        and next: PlainCharacter,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        // Most spaces are between letters and digits, or behind a comma.
        if last.isDisjoint(with: .odd), next.isDisjoint(with: [.odd, .closing]) { return true }
        return ask(spaces, bytes)
    }

    private func ask(_ spaces: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let before = Self.before(spaces.lowerBound, bytes), let after = Self.after(spaces.upperBound, bytes)
        else { return false }
        // Each scalar fits in 16 bits. More than four are rare.
        guard before.count <= 2, after.count <= 2 else { return Self.askPango(before, after) }
        let missing = (before: [UInt32](repeating: 0, count: 2 - before.count), after: 2 - after.count)
        let key = (missing.before + before + after).reduce(0) { $0 << 16 | UInt64($1) } << (16 * missing.after)
        if let answer = known[key] { return answer }
        let answer = Self.askPango(before, after)
        if known.count > 4096 { known.removeAll() }
        known[key] = answer
        return answer
    }

    /// The characters in front of a byte, back to a letter, a digit or the start; `nil` if there are too many.
    private static func before(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32]? {
        var found: [UInt32] = []
        var byte = end
        while byte > 0, found.last.map(isLetterOrDigit) != true {
            repeat { byte -= 1 } while byte > 0 && UTF8.isContinuation(bytes[byte])
            guard found.count < reach, let (scalar, _) = PlainText.scalar(bytes, at: byte) else { return nil }
            found.append(example(scalar))
        }
        return found.reversed()
    }

    /// The characters from a byte on, up to a letter, a digit, a space or the end; `nil` if there are too many.
    private static func after(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32]? {
        var found: [UInt32] = []
        var byte = start
        while byte < bytes.count, found.last.map({ isLetterOrDigit($0) || $0 == 0x20 }) != true {
            guard found.count < reach, let (scalar, length) = PlainText.scalar(bytes, at: byte) else { return nil }
            found.append(example(scalar))
            byte += length
        }
        return found
    }

    private static let (letter, digit): (UInt32, UInt32) = (0x61, 0x30)

    private static func isLetterOrDigit(_ example: UInt32) -> Bool { example == letter || example == digit }

    /// The character that represents a scalar: all letters break alike, and so do all digits.
    private static func example(_ scalar: UInt32) -> UInt32 {
        if !PlainCharacter(of: scalar).isDisjoint(with: .letter) { return letter }
        return (0x30...0x39).contains(scalar) ? digit : scalar
    }

    /// Asks Pango whether a space between some characters is a break opportunity.
    private static func askPango(_ before: [UInt32], _ after: [UInt32]) -> Bool {
        let scalars = (before + [0x20] + after).compactMap(Unicode.Scalar.init)
        var text = String(String.UnicodeScalarView(scalars))
        var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let count = Int32(characters.count)
                pango_default_break(characters.baseAddress, count, nil, &marks, Int32(scalars.count + 1))
            }
        }
        return marks[before.count + 1].is_line_break != 0
    }
}
