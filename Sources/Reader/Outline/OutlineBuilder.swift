import Documents

/// Makes the runs of an outline with many open rows, which are added in the order in which they are shown.
///
/// Opening a row in an outline costs time proportional to its runs; here it costs a search in the groups that end.
@MainActor
package struct OutlineBuilder {
    /// A group of which not all rows are in the outline yet.
    private struct Level {
        let group: Int
        let depth: Int
        /// The rows that are not in the outline yet.
        var rest: Range<Int>
    }

    private var runs: [OutlineRuns.Run] = []
    private var levels: [Level]

    /// - Parameter count: The number of rows of the document.
    package init(count: Int) { levels = [Level(group: 0, depth: 0, rest: 0..<count)] }

    /// Ends the groups before a row.
    ///
    /// - Parameters:
    ///   - first: The place among the rows of the document of the row, or of the one around it.
    ///   - groups: The groups that were opened.
    /// - Returns: The place of the row; `nil` if it is not shown, or comes before the last one.
    package mutating func advance(to id: DocumentRowID, at first: Int, _ groups: RowGroups) -> OutlineRuns.Place? {
        while levels.count > 1, !isInside(id, at: first, groups) { end() }
        let level = levels[levels.count - 1]
        guard let offset = id.offset else { return place(first, in: level) }
        guard let group = groups[level.group], let row = group.document.row(atByte: offset),
            group.document.byteRange(ofRowAt: row).lowerBound == offset
        else { return nil }
        return place(row, in: level)
    }

    /// Shows rows inside a row, which is the one that was returned last.
    package mutating func open(_ place: OutlineRuns.Place, _ group: Int, count: Int) {
        add(upTo: place.row + 1)
        levels.append(Level(group: group, depth: place.depth + 1, rest: 0..<count))
    }

    /// Returns the outline.
    package consuming func finished() -> OutlineRuns {
        while !levels.isEmpty { end() }
        return OutlineRuns(runs)
    }

    /// Returns whether a row is in the innermost group, or may be inside one of its rows.
    private func isInside(_ id: DocumentRowID, at first: Int, _ groups: RowGroups) -> Bool {
        guard let offset = id.offset, let group = groups[levels[levels.count - 1].group], group.root == id.index,
            group.rows.isAround(offset)
        else { return false }
        // Where rows adjoin, the first byte of the next one is also the end of this one.
        guard let parent = groups[group.parent.group] else { return group.parent.row == first }
        return parent.document.row(atByte: offset) == group.parent.row
    }

    private func place(_ row: Int, in level: Level) -> OutlineRuns.Place? {
        guard level.rest.contains(row) else { return nil }
        return OutlineRuns.Place(group: level.group, row: row, depth: level.depth)
    }

    /// Adds rows of the innermost group before a row.
    private mutating func add(upTo row: Int) {
        let level = levels[levels.count - 1]
        guard row > level.rest.lowerBound else { return }
        runs.append(OutlineRuns.Run(group: level.group, rows: level.rest.lowerBound..<row, depth: level.depth))
        levels[levels.count - 1].rest = row..<level.rest.upperBound
    }

    private mutating func end() {
        add(upTo: levels[levels.count - 1].rest.upperBound)
        levels.removeLast()
    }
}
