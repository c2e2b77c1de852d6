extension ChunkBreaker {
    /// The line from `start` to `end` without its last word, if only one word is left behind it, and there is room in the
    /// next line for both. O(n) in the length of two lines.
    ///
    /// - Parameters:
    ///   - end: where the line ends, put forward to where the shorter one does.
    ///   - width: Pango units of the next line.
    /// - Returns: nil if the line is right as it is.
    func withoutOrphan(from start: LineCursor, to end: inout LineCursor, next width: Int) -> BrokenLine? {
        guard isWhole, end.position < text.count, isOneWord(from: end, width: width) else { return nil }
        var index = end.opportunity - 1
        while index >= start.opportunity, text.opportunities[index].position >= end.position { index -= 1 }
        while index >= start.opportunity, !isBehindWord(text.opportunities[index], of: start) { index -= 1 }
        guard index >= start.opportunity, text.visibleWidth - text.opportunities[index].x <= width else { return nil }
        end = start
        let extent = text.take(&end, upTo: index)
        return isPlain(extent) ? BrokenLine(extent, of: text) : anew(extent)
    }

    /// Whether all that is left is one word, and fits.
    private func isOneWord(from cursor: LineCursor, width: Int) -> Bool {
        guard text.visibleWidth - cursor.x <= width else { return false }
        return !text.opportunities[cursor.opportunity...].dropLast().contains { isBehindWord($0, of: cursor) }
    }

    /// Whether an opportunity stands behind white space with something visible before it in a line.
    private func isBehindWord(_ opportunity: BreakOpportunity, of line: LineCursor) -> Bool {
        opportunity.x > opportunity.visibleX && opportunity.visibleX > line.x && opportunity.position > line.position
    }
}
