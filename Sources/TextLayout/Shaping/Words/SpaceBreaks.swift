import CGTK

/// Tells whether a line may be broken at spaces between two characters of plain text (UAX 14).
///
/// The rules differ with the edition of Unicode that Pango follows, so Pango is asked, once for each of the few cases. What
/// is around the two characters counts too: a quotation mark opens or closes by what is on its other side. Used with the
/// engine's lock held.
final class SpaceBreaks {
    private var known: [UInt64: Bool] = [:]

    /// - Parameters:
    ///   - spaces: between the two characters.
    ///   - last: what the character in front of the spaces is, and `next` what the one behind them is.
    @inline(__always)
    func mayBreak(
        at spaces: Range<Int>,
        between last: PlainCharacter,
        and next: PlainCharacter,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        // Most often there are letters and digits around a space, or a comma in front of it.
        if last.isDisjoint(with: .odd), next.isDisjoint(with: [.odd, .closing]) { return true }
        return ask(spaces, bytes)
    }

    private func ask(_ spaces: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (before, after) = (spaces.lowerBound, spaces.upperBound)
        let last = scalar(before: &before, bytes)
        let next = scalar(at: &after, bytes)
        let around = [scalar(before: &before, bytes), last, next, scalar(at: &after, bytes)]
        // Each fits in 16 bits.
        let key = around.reduce(0) { $0 << 16 | UInt64($1) }
        if let answer = known[key] { return answer }
        let answer = Self.asksPango(around)
        if known.count > 4096 { known.removeAll() }
        known[key] = answer
        return answer
    }

    /// The character in front of a byte, which becomes its own; 0 at the start. Letters and digits are all alike.
    private func scalar(before byte: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard byte > 0 else { return 0 }
        repeat { byte -= 1 } while byte > 0 && UTF8.isContinuation(bytes[byte])
        return Self.example(PlainText.scalar(bytes, at: byte)?.scalar ?? 0)
    }

    /// The character that starts at a byte, which becomes that behind it; 0 at the end.
    private func scalar(at byte: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard byte < bytes.count, let (scalar, length) = PlainText.scalar(bytes, at: byte) else { return 0 }
        byte += length
        return Self.example(scalar)
    }

    private static func example(_ scalar: UInt32) -> UInt32 {
        if !PlainCharacter(of: scalar).isDisjoint(with: .letter) { return 0x61 }
        return (0x30...0x39).contains(scalar) ? 0x30 : scalar
    }

    /// Whether Pango breaks lines at a space between the second and the third character.
    private static func asksPango(_ around: [UInt32]) -> Bool {
        let scalars = [around[0], around[1], 0x20, around[2], around[3]].filter { $0 > 0 }.compactMap(
            Unicode.Scalar.init
        )
        var text = String(String.UnicodeScalarView(scalars))
        var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_default_break(
                    characters.baseAddress,
                    Int32(characters.count),
                    nil,
                    &marks,
                    Int32(scalars.count + 1)
                )
            }
        }
        let place = around.prefix(2).count { $0 > 0 } + 1
        return marks[place].is_line_break != 0
    }
}
