extension DocumentSnapshot {
    /// The answer to the question which row has a byte.
    enum RowAtByte {
        /// The row with the byte, or the last one that begins before it.
        case row(Int, RowSpan)
        /// The byte is before the first row.
        case before
        /// The byte may belong to a row that is not found yet.
        case unknown
    }

    /// Returns the row with a byte. Costs one binary search and the rows of one block.
    ///
    /// - Parameter spans: Returns the places of the rows of a block, for which it is scanned by default.
    func row(atByte offset: Int, spans: ((RowIndex.Block) -> [RowSpan])? = nil) -> RowAtByte {
        let passed = (0..<tail.count).partitioningIndex { tail[$0].range.lowerBound > offset }
        if passed > 0 { return .row(index.rowCount + passed - 1, tail[passed - 1]) }
        guard let block = index.block(atByte: offset), let (row, span) = row(atByte: offset, in: block, spans) else {
            let isOpen = index.rowCount == 0 || offset >= state.byteCount
            return state.isIndexing && isOpen ? .unknown : .before
        }
        let isKnown = row + 1 < index.rowCount || offset < span.range.upperBound || !state.isIndexing
        return isKnown ? .row(row, span) : .unknown
    }

    private func row(
        atByte offset: Int,
        in block: RowIndex.Block,
        _ spans: ((RowIndex.Block) -> [RowSpan])?
    ) -> (Int, RowSpan)? {
        let last = block.rows.upperBound - 1
        if let long = index.longRow(last), long.range.lowerBound <= offset { return (last, long) }
        let spans = spans?(block) ?? scanner.spans(of: block, in: store)
        return spans.lastIndex { $0.range.lowerBound <= offset }.map { (block.rows.lowerBound + $0, spans[$0]) }
    }
}
