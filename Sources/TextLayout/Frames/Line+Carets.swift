/// Positions in a line, in Pango units from the left edge of its visible text, and bytes of its content.
extension Line {
    /// The byte whose caret is nearest to `x`. Spaces that hang beyond the end of the line have carets too, but for the
    /// one behind them: it is at the start of the next line.
    func caret(nearest x: Int, spread: Int) -> Int {
        let fragments = fragments(spread: spread)
        guard let first = fragments.first, let last = fragments.last else { return contentRange.lowerBound }
        let fragment = fragments.last { $0.x <= x } ?? (x < first.x ? first : last)
        var best = (byte: fragment.range.lowerBound, distance: Int.max)
        var position = fragment.isRightToLeft ? fragment.x + fragment.width : fragment.x
        for byte in fragment.range.lowerBound...fragment.range.upperBound {
            if fragment.isHanging, byte == fragment.range.upperBound { break }
            if isCaret(byte), abs(position - x) < best.distance {
                best = (byte, abs(position - x))
            }
            guard byte < fragment.range.upperBound else { break }
            let step = advance(of: byte..<(byte + 1), spread: spread)
            position += fragment.isRightToLeft ? -step : step
        }
        for byte in caretsAround(fragment.range) {
            let distance = abs(caretX(at: byte, spread: spread) - x)
            if distance < best.distance { best = (byte, distance) }
        }
        return best.byte
    }

    /// Returns the nearest carets outside of a fragment at whose edges there are none. A character may be in several
    /// fragments: one of its scalars may have another font, or another style, such as a mark that is being composed.
    private func caretsAround(_ range: Range<Int>) -> [Int] {
        let (before, after) = (contentRange.lowerBound..<range.lowerBound, range.upperBound..<contentRange.upperBound)
        let first = isCaret(range.lowerBound) ? nil : before.last(where: isCaret)
        let last = isCaret(range.upperBound) ? nil : (after.first(where: isCaret) ?? contentRange.upperBound)
        return [first, last].compactMap(\.self)
    }

    private func isCaret(_ byte: Int) -> Bool { content.marks[byte].contains(.caret) }

    /// The position of the caret in front of a byte: the leading edge of the character.
    func caretX(at byte: Int, spread: Int) -> Int {
        let fragments = fragments(spread: spread)
        if let fragment = fragments.first(where: { $0.range.contains(byte) }) {
            return offset(of: byte, in: fragment, spread: spread)
        }
        guard let last = fragments.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return 0 }
        return offset(of: min(byte, last.range.upperBound), in: last, spread: spread)
    }

    /// The ranges that characters cover, from left to right.
    func extents(of bytes: Range<Int>, spread: Int) -> [Range<Int>] {
        fragments(spread: spread).compactMap { fragment in
            let part = fragment.range.clamped(to: bytes)
            guard !part.isEmpty, !fragment.isHanging else { return nil }
            let start = offset(of: part.lowerBound, in: fragment, spread: spread)
            let end = offset(of: part.upperBound, in: fragment, spread: spread)
            return min(start, end)..<max(start, end)
        }
    }

    private func offset(of byte: Int, in fragment: LineFragment, spread: Int) -> Int {
        let before = advance(of: fragment.range.lowerBound..<max(fragment.range.lowerBound, byte), spread: spread)
        return fragment.isRightToLeft ? fragment.x + fragment.width - before : fragment.x + before
    }
}
