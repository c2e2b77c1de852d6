/// What has become of a document from one moment to another.
package struct DocumentChange: Sendable, Hashable {
    package let old: DocumentState
    package let new: DocumentState

    package init(from old: DocumentState, to new: DocumentState) {
        self.old = old
        self.new = new
    }

    /// Whether everything is to be read anew. The other properties say nothing then.
    package var replacesEverything: Bool { old.generation != new.generation }

    /// Rows that are new, all at the end. Rows that went away, if any, went before these came.
    package var insertedRows: Range<Int> {
        min(old.rowCount, new.rowCount)..<new.rowCount
    }

    /// Rows that are no more: at most the last two, when what came after them joined them to the one before.
    package var removedRows: Range<Int> {
        min(old.rowCount, new.rowCount)..<old.rowCount
    }

    /// Rows that may read otherwise now: at most two, when there is more of what was the last row.
    package var changedRows: Range<Int> {
        let end = min(old.rowCount, new.rowCount)
        return old.byteCount == new.byteCount && old.rowCount == new.rowCount
            ? end..<end : min(old.settledRowCount, end)..<end
    }

    package var changesNotice: Bool { old.notice != new.notice }

    /// Whether the end was reached with this change.
    package var finishes: Bool { old.isIndexing && !new.isIndexing }
}
