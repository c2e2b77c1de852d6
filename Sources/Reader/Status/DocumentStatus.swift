import Documents

/// The number of a document's rows and the state of indexing, in words.
package struct DocumentStatus: Equatable {
    package var rowCount: Int
    /// The number of rows that meet a condition; `nil` if all are shown.
    package var filteredCount: Int?
    /// The kind of a row of the document's format.
    package var noun = RowNoun("row")
    package var isIndexing: Bool
    /// The part of the bytes that is scanned, from 0 to 1; `nil` while their number is unknown.
    package var progress: Double?
    /// Whether the table scrolls to new rows at the end.
    package var isFollowing = false

    package init(
        rowCount: Int,
        filteredCount: Int? = nil,
        noun: RowNoun = RowNoun("row"),
        isIndexing: Bool,
        progress: Double? = nil,
        isFollowing: Bool = false
    ) {
        (self.rowCount, self.filteredCount, self.noun) = (rowCount, filteredCount, noun)
        (self.isIndexing, self.progress, self.isFollowing) = (isIndexing, progress, isFollowing)
    }

    package var text: String {
        let all = rowCount == 1 ? "1 \(noun.singular)" : "\(rowCount.grouped) \(noun.plural)"
        let rows = filteredCount.map { "\($0.grouped) of \(all)" } ?? all
        guard isIndexing else { return isFollowing ? "\(rows) · following" : rows }
        guard let progress else { return "\(rows) so far" }
        // While rows are being found, the text never claims 100 %.
        let percent = Int((min(max(progress, 0), 1) * 100).rounded(.down))
        return "\(rows) · indexing \(min(percent, 99)) %"
    }
}

extension DocumentStatus {
    package init(_ state: DocumentState, filteredCount: Int? = nil, isFollowing: Bool) {
        self.init(
            rowCount: state.rowCount,
            filteredCount: filteredCount,
            noun: state.format.rowNoun,
            isIndexing: state.isIndexing,
            progress: state.progress,
            isFollowing: isFollowing
        )
    }
}
