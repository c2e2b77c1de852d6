/// The difference between two states of a document.
package struct DocumentChange: Sendable, Hashable {
    package let old: DocumentState
    package let new: DocumentState

    package init(from old: DocumentState, to new: DocumentState) {
        self.old = old
        self.new = new
    }

    /// Whether all rows are different ones. The other properties mean nothing then.
    package var replacesEverything: Bool { old.generation != new.generation }

    /// The new rows, all at the end. Removed rows, if any, were removed before these were inserted.
    package var insertedRows: Range<Int> {
        min(old.rowCount, new.rowCount)..<new.rowCount
    }

    /// The removed rows: at most the last two, which bytes that came later have joined to the row before.
    package var removedRows: Range<Int> {
        min(old.rowCount, new.rowCount)..<old.rowCount
    }

    /// The rows whose content may have changed: at most two, if what was the last row has grown.
    package var changedRows: Range<Int> {
        let end = min(old.rowCount, new.rowCount)
        return old.byteCount == new.byteCount && old.rowCount == new.rowCount
            ? end..<end : min(old.settledRowCount, end)..<end
    }

    package var changesNotice: Bool { old.notice != new.notice }

    /// Whether the end was reached with this change.
    package var finishes: Bool { old.isIndexing && !new.isIndexing }
}
