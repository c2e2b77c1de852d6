import Documents

/// The rows inside an open row.
@MainActor
final class RowGroup {
    let rows: NestedRows
    /// The row that the group is inside of.
    let parent: OutlineRuns.Place
    /// The row of the document around it.
    let root: Int
    /// The number of rows that the table shows. The document may have found more.
    var shownCount = 0
    private var observation: DocumentObservation?

    init(_ rows: NestedRows, inside parent: OutlineRuns.Place, root: Int) {
        self.rows = rows
        self.parent = parent
        self.root = root
    }

    var document: any Document { rows.document }

    /// Calls a closure with changes of the rows from now on, and begins to find all of them.
    func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) {
        observation = document.observe(changed)
        rows.beginScanning()
    }
}
