/// Rows that stand for others that are not visible.
extension RowOutline {
    /// Returns the index of a row, or that of the row that stands for it: the innermost visible row around it, or, of
    /// filtered rows, the next one.
    package func nearestIndex(to id: DocumentRowID) -> Int? {
        if let index = index(of: id) { return index }
        if let index = nearestAround(id) ?? index(of: DocumentRowID(index: id.index)) { return index }
        guard case .some(let rows) = list, !rows.isEmpty else { return nil }
        let rank = min(rows.rank(of: id.index), rows.count - 1)
        return index(of: DocumentRowID(index: rows[rank]))
    }

    /// Returns the index of the innermost visible row around a row that is inside folded ones.
    private func nearestAround(_ id: DocumentRowID) -> Int? {
        guard let offset = id.offset, let root = index(of: DocumentRowID(index: id.index)) else { return nil }
        var (best, index) = (root, root)
        while true {
            let inside = runs.descendants(ofRowAt: index)
            guard let first = runs[inside.lowerBound], !inside.isEmpty, let document = document(ofGroup: first.group),
                let row = document.row(atByte: offset), let next = runs.index(of: row, in: first.group)
            else { return best }
            (best, index) = (next, next)
        }
    }
}
