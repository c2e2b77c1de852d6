/// A check that every section that remains has the number of rows that the requests imply.
struct RowCountCheck {
    let before: SectionCounts
    let after: SectionCounts
    /// The requests by new section. A section without any must keep its number of rows.
    let tallies: [Int: RowCountDelta]

    /// Throws for the first section, in new order, whose numbers don't add up.
    ///
    /// Walks the new sections and the old ones that remain side by side, both in ascending order. A section then
    /// costs a comparison of two counts, without a search.
    func check(_ map: TableUpdateMap<some Hashable & Sendable>) throws(InvalidTableUpdate) {
        var arrivals = map.sections.added.runs[...]
        var departures = map.sections.removed.runs[...]
        var next = 0
        for new in 0..<after.numberOfSections {
            while let run = arrivals.first, run.upperBound <= new { arrivals.removeFirst() }
            if let run = arrivals.first, run.contains(new) {
                if let old = map.movedSectionByNew[new] { try check(old, new) }
                continue
            }
            while let run = departures.first, run.lowerBound <= next {
                next = run.upperBound
                departures.removeFirst()
            }
            // The number of rows in a reloaded section is free to change.
            if map.replacedSections.isEmpty || !map.replacedSections.contains(next) { try check(next, new) }
            next += 1
        }
    }

    private func check(_ old: Int, _ new: Int) throws(InvalidTableUpdate) {
        let countBefore = before.numberOfRows(inSection: old)
        let countAfter = after.numberOfRows(inSection: new)
        let changes = tallies.isEmpty ? RowCountDelta() : tallies[new, default: RowCountDelta()]
        guard countAfter == countBefore + changes.net else {
            throw .numberOfRows(section: new, before: countBefore, after: countAfter, changes: changes)
        }
    }
}
