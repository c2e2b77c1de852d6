import Partitioning

extension ShapedText {
    /// Takes the longest line that fits in `width`, and at least one character. Trailing white space always fits.
    ///
    /// O(log n) in the length of the line; O(n) if a word is too long for it.
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

    /// Takes all the remaining text.
    func takeRest(_ cursor: inout LineCursor) -> LineExtent {
        take(&cursor, upTo: opportunities.count - 1)
    }

    /// Takes the text up to a break opportunity.
    func take(_ cursor: inout LineCursor, upTo index: Int) -> LineExtent {
        let opportunity = opportunities[index]
        let range = cursor.position..<max(cursor.position, opportunity.position)
        let extent = LineExtent(
            range: range,
            // A line of white space may end in front of its start: `visibleX` is the end of the previous visible
            // character.
            visibleWidth: max(0, opportunity.visibleX - cursor.x),
            fullWidth: opportunity.x - cursor.x,
            isHyphenated: opportunity.isHyphenated
        )
        cursor = LineCursor(position: opportunity.position, x: opportunity.x, opportunity: index + 1)
        return extent
    }

    /// The last opportunity at which a line ends before `limit`. Searches in growing steps, because lines are short.
    private func lastOpportunity(from first: Int, limit: Int) -> Int? {
        guard first < opportunities.count, opportunities[first].visibleX <= limit else { return nil }
        var low = first
        var step = 1
        while low + step < opportunities.count, opportunities[low + step].visibleX <= limit {
            low += step
            step *= 2
        }
        let rest = opportunities[(low + 1)..<min(low + step, opportunities.count)]
        return rest.partitioningIndex { $0.visibleX > limit } - 1
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

    /// Whether a line may end in front of a byte if lines are broken by characters: within ligatures, but not
    /// within conjuncts.
    func isCharacterBreak(at byte: Int) -> Bool {
        marks[byte].contains(.character) && !marks[byte].isDisjoint(with: [.cluster, .caret])
    }

    /// Whether a break in front of a byte may change glyphs or their advances. It may between two characters that
    /// were shaped together and depend on each other. A break behind white space counts as safe, although a few fonts
    /// look beyond spaces.
    func isUnsafeToBreak(at byte: Int) -> Bool {
        guard byte > 0, byte < count, !marks[byte - 1].contains(.white) else { return false }
        // Most breaks are safe by their marks, so that the others often don't have to be found.
        if marks[byte].contains(.safeToBreak) { return false }
        return script != nil || unsafeBreaks.contains(byte)
    }

    /// Whether a break in front of a byte is between two characters that were shaped together.
    func isWithinWord(_ byte: Int) -> Bool {
        byte > 0 && byte < count && !marks[byte - 1].contains(.white)
    }

    /// The start of the trailing white space of a range.
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
