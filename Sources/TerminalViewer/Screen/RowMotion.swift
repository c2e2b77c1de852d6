import Terminal

/// The motion of the rows below one that is unfolded or folded.
///
/// The row stays where it is. What is inside it comes out from under it, line by line, and pushes the others down. A
/// terminal moves them by inserting lines, so that all frames together cost less than drawing the screen again.
struct RowMotion {
    /// The index of the row.
    let row: Int
    /// The number of lines of the row and of what is inside it on the screen before.
    let linesBefore: Int

    /// The largest number of frames.
    static let frameLimit = 8

    /// Returns the screens between two; none if the row is not in the same place, or if too little has changed.
    func frames(from old: CellGrid, to new: CellGrid, linesAfter: Int) -> [CellGrid] {
        let (shorter, longer) = (min(linesBefore, linesAfter), max(linesBefore, linesAfter))
        guard old.size == new.size, let line = new.cursor?.row, old.cursor?.row == line, longer - shorter > 1,
            shorter > 0
        else { return [] }
        let opens = linesAfter > linesBefore
        let count = min(longer - shorter, Self.frameLimit)
        // The last frame is the new screen.
        return (1..<count).map { frame in
            let part = Self.ease(Double(frame) / Double(count))
            let moved = Int((Double(longer - shorter) * part).rounded())
            let lines = shorter + (opens ? moved : longer - shorter - moved)
            return screen(old, new, line: line, lines: lines, opens: opens, longer: longer, shorter: shorter)
        }
    }

    /// A curve that begins fast and ends slowly.
    private static func ease(_ part: Double) -> Double { 1 - (1 - part) * (1 - part) }

    /// Returns a screen on which the row has a number of lines.
    private func screen(
        _ old: CellGrid,
        _ new: CellGrid,
        line: Int,
        lines: Int,
        opens: Bool,
        longer: Int,
        shorter: Int
    ) -> CellGrid {
        var grid = new
        let (full, folded) = opens ? (new, old) : (old, new)
        for place in line..<max(line, new.size.rows - 1) {
            let offset = place - line
            if offset < lines {
                // The first line says whether the row is open.
                grid.copyRow(place, from: offset < shorter ? new : full, to: place)
            } else {
                let source = place - lines + shorter
                grid.copyRow(min(source, new.size.rows - 2), from: folded, to: place)
            }
        }
        return grid
    }
}
