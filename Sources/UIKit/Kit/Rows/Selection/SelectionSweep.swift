import Foundation

/// The rows that fingers have selected or deselected by moving over them.
struct SelectionSweep {
    /// The row at which the fingers began.
    private(set) var start: IndexPath
    /// The rows that were selected before.
    private(set) var base: Set<IndexPath>
    /// Whether the fingers select rows. They deselect rows if they began on a selected one (unverified).
    let selects: Bool

    init(from start: IndexPath, among base: Set<IndexPath>) {
        self.start = start
        self.base = base
        selects = !base.contains(start)
    }

    /// Returns the rows that are selected when the fingers have moved over some rows. The rows that they have left
    /// again are as they were.
    func selection(over rows: [IndexPath]) -> Set<IndexPath> {
        selects ? base.union(rows) : base.subtracting(rows)
    }

    /// Returns the sweep after rows were inserted, deleted or moved; `nil` if its first row was deleted.
    func carried(to newRow: (IndexPath) -> IndexPath?) -> SelectionSweep? {
        guard let start = newRow(start) else { return nil }
        var sweep = self
        sweep.start = start
        sweep.base = Set(base.compactMap(newRow))
        return sweep
    }
}
