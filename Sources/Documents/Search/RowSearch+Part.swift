extension RowSearch {
    /// The rows to search next, and what reads them.
    struct Part {
        enum Place {
            /// Blocks, with their last row if it is a long one.
            case blocks(RowIndex.Block, last: RowBatch.LongRow?)
            /// One row of any length.
            case alone(row: Int, span: RowSpan)

            var rows: Range<Int> {
                switch self {
                case .blocks(let blocks, _): blocks.rows
                case .alone(let row, _): row..<row + 1
                }
            }
        }

        let state: DocumentState
        let store: any ByteStore
        let scanner: any RowScanner
        /// The rows; `nil` if there are none yet.
        let place: Place?
        /// The number of rows that can be searched. While more bytes come, the last rows may be parts of others.
        let count: Int

        func matcher(_ pattern: SearchPattern, _ budget: MatchBudget) -> RowMatcher {
            RowMatcher(pattern: pattern, rowsAreLines: state.format.rowsAreLines, budget: budget)
        }

        /// - Parameter awaitsEnd: Whether the last rows of a stream count only when it has ended.
        init(
            _ snapshot: DocumentSnapshot,
            next direction: SearchDirection,
            of rows: Range<Int>,
            _ size: Int,
            awaitsEnd: Bool = false
        ) {
            state = snapshot.state
            let isAtRest = !state.isIndexing || state.isWaiting && !awaitsEnd
            count = isAtRest ? state.rowCount : state.settledRowCount
            store = snapshot.store
            scanner = snapshot.scanner
            let rows = rows.clamped(to: 0..<count)
            guard let first = direction == .forward ? rows.first : rows.last else {
                place = nil
                return
            }
            switch snapshot.place(ofRow: first) {
            case .known(let span):
                place = .alone(row: first, span: span)
            case .block:
                let blocks = snapshot.index.blocks(withRow: first, upTo: size, direction)
                let last = blocks.rows.upperBound - 1
                let long = snapshot.index.longRow(last).map { RowBatch.LongRow(row: last, span: $0) }
                place = .blocks(blocks, last: long)
            case nil:
                place = nil
            }
        }
    }
}
