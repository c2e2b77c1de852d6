import Documents

/// The rows inside an open row.
@MainActor
package final class RowGroup {
    package let rows: NestedRows
    /// The row that the group is inside of.
    package let parent: OutlineRuns.Place
    /// The row of the document around it.
    package let root: Int
    /// The number of rows that the table shows. The document may have found more.
    package var shownCount = 0
    private var observation: DocumentObservation?

    package init(_ rows: NestedRows, inside parent: OutlineRuns.Place, root: Int) {
        self.rows = rows
        self.parent = parent
        self.root = root
    }

    package var document: any Document { rows.document }

    /// Calls a closure with changes of the rows from now on, and begins to find all of them.
    package func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) {
        observation = document.observe(changed)
        rows.beginScanning()
    }
}
