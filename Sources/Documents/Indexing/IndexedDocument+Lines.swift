extension IndexedDocument {
    func row(atLine line: Int) -> Int? {
        let (state, block, lastLine, store, scanner) = indexer.snapshot.withLock {
            ($0.state, $0.index.block(beforeLine: line), $0.index.lastKnownLine, $0.store, $0.scanner)
        }
        if indexer.snapshot.withLock({ $0.listing != nil }) {
            // Each row of a list has a line.
            return line <= state.rowCount || !state.isIndexing && state.rowCount > 0
                ? min(max(line, 1), state.rowCount) - 1 : nil
        }
        guard !state.isIndexing || line <= lastLine, state.rowCount > 0 else { return nil }
        // The first row that begins on the line or after it.
        let first = block?.rows.lowerBound ?? 0
        let spans = block.map { scanner.spans(of: $0, in: store) } ?? []
        if let rank = spans.firstIndex(where: { $0.line >= line }) {
            return spans[rank].line == line ? first + rank : max(0, first + rank - 1)
        }
        // If no row of the block does, it is the first row of the next block, or one of the rows that are not settled.
        var row = first + spans.count
        while row < min(state.rowCount, (block?.rows.upperBound ?? 0) + 2), let start = self.line(ofRowAt: row),
            start < line
        {
            row += 1
        }
        return self.line(ofRowAt: row) == line ? row : max(0, row - 1)
    }
}
