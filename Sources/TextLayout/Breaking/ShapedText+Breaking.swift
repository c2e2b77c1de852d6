extension ShapedText {
    /// Takes the next line: as much as fits in `width`, at least one character. White space at the end always fits.
    ///
    /// O(log n) in the length of the line, unless a word is too long for it, then O(n).
    func nextLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> LineExtent {
        let limit = cursor.x.addingReportingOverflow(width)
        let end = limit.overflow ? .max : limit.partialValue
        if byCharacters {
            return visibleWidth <= end ? takeRest(&cursor) : takeCharacters(&cursor, limit: end)
        }
        guard let index = lastOpportunity(from: cursor.opportunity, limit: end) else {
            return takeCharacters(&cursor, limit: end)
        }
        return take(&cursor, upTo: index)
    }

    /// Takes all that is left.
    func takeRest(_ cursor: inout LineCursor) -> LineExtent {
        take(&cursor, upTo: opportunities.count - 1)
    }

    func take(_ cursor: inout LineCursor, upTo index: Int) -> LineExtent {
        let opportunity = opportunities[index]
        let range = cursor.position..<max(cursor.position, opportunity.position)
        let extent = LineExtent(
            range: range,
            // White space at the start of a line may stand before the last visible character of the line before.
            visibleWidth: max(0, opportunity.visibleX - cursor.x),
            fullWidth: opportunity.x - cursor.x,
            isHyphenated: opportunity.isHyphenated
        )
        cursor = LineCursor(position: opportunity.position, x: opportunity.x, opportunity: index + 1)
        return extent
    }

    /// The last opportunity whose line ends before `limit`: a search in growing steps, as lines are short.
    private func lastOpportunity(from first: Int, limit: Int) -> Int? {
        guard first < opportunities.count, opportunities[first].visibleX <= limit else { return nil }
        var low = first
        var step = 1
        while low + step < opportunities.count, opportunities[low + step].visibleX <= limit {
            low += step
            step *= 2
        }
        var high = min(low + step, opportunities.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if opportunities[middle].visibleX <= limit { low = middle } else { high = middle }
        }
        return low
    }

    private func takeCharacters(_ cursor: inout LineCursor, limit: Int) -> LineExtent {
        var x = cursor.x
        var best: (position: Int, x: Int)?
        for byte in cursor.position..<count {
            if byte > cursor.position, isCharacterBreak(at: byte) {
                if x > limit, best != nil { break }
                best = (byte, x)
                if x > limit { break }
            }
            x += Int(advances[byte])
        }
        guard var (end, endX) = best, x > limit else { return takeRest(&cursor) }
        while end < count, marks[end].contains(.white) || marks[end].isEmpty {
            endX += Int(advances[end])
            end += 1
        }
        let range = cursor.position..<end
        let visibleEnd = visibleEnd(of: range)
        let extent = LineExtent(
            range: range,
            visibleWidth: endX - cursor.x - advance(of: visibleEnd..<end),
            fullWidth: endX - cursor.x
        )
        cursor.position = end
        cursor.x = endX
        while cursor.opportunity < opportunities.count - 1, opportunities[cursor.opportunity].position <= end {
            cursor.opportunity += 1
        }
        return extent
    }

    /// Whether a line that is broken by characters may end at a byte: ligatures can be parted, conjuncts cannot.
    func isCharacterBreak(at byte: Int) -> Bool {
        marks[byte].contains(.character) && !marks[byte].isDisjoint(with: [.cluster, .caret])
    }

    /// Whether glyphs may look or measure otherwise when the text is parted in front of a byte: when that is not behind
    /// white space but between two characters that were shaped together, and take notice of each other.
    func isUnsafeToBreak(at byte: Int) -> Bool {
        guard byte > 0, byte < count, !marks[byte - 1].contains(.white) else { return false }
        return script == nil ? unsafeBreaks.contains(byte) : !marks[byte].contains(.safeToBreak)
    }

    /// Whether the text is parted between two characters that were shaped together, altered or not.
    func isWithinWord(_ byte: Int) -> Bool {
        byte > 0 && byte < count && !marks[byte - 1].contains(.white)
    }

    /// Where trailing white space begins.
    func visibleEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        var byte = end
        while byte > range.lowerBound {
            byte -= 1
            if marks[byte].isEmpty { continue }
            guard marks[byte].contains(.white) else { break }
            end = byte
        }
        return end
    }
}
