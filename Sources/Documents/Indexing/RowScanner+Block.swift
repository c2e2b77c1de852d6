extension RowScanner {
    /// Returns the places of a block's rows. A long row, which is the last of its block and whose place is known, is
    /// left out or cut off. Returns none if the block's bytes have changed since it was found.
    func spans(of block: RowIndex.Block, in store: any ByteStore) -> [RowSpan] {
        var scanner = restarted(at: block.bytes.lowerBound, line: block.line)
        var spans: [RowSpan] = []
        spans.reserveCapacity(block.rows.count)
        // A block has no more bytes than this, unless its last row is a long one.
        let limit = block.bytes.lowerBound + RowIndex.bytesPerBlock + RowIndex.longRow
        let end = min(block.bytes.upperBound, limit)
        let read = store.forEachWindow(of: RowIndex.bytesPerBlock, in: block.bytes.lowerBound..<end) { window, offset in
            scanner.scan(window, at: offset) { spans.append($0) }
            return spans.count < block.rows.count
        }
        // Where a long row is cut off, too: some scanners know that a row has ended only by the first line of the next.
        if read == end { scanner.finish(at: end) { spans.append($0) } }
        if spans.count > block.rows.count { spans.removeLast(spans.count - block.rows.count) }
        return spans
    }

    /// Returns the places of the rows of a block, or of adjacent blocks, whose bytes, or the first of them, are in
    /// `window`. The last one is cut off with the window.
    func spans(of block: RowIndex.Block, in window: UnsafeRawBufferPointer) -> [RowSpan] {
        var scanner = restarted(at: block.bytes.lowerBound, line: block.line)
        var spans: [RowSpan] = []
        spans.reserveCapacity(block.rows.count)
        scanner.scan(window, at: block.bytes.lowerBound) { spans.append($0) }
        let end = block.bytes.lowerBound + window.count
        scanner.finish(at: end) { spans.append($0) }
        if spans.count > block.rows.count { spans.removeLast(spans.count - block.rows.count) }
        return spans
    }

    /// Returns the edges of the rows that `spans(of:in:)` returns, in a fraction of its time.
    func edges(of block: RowIndex.Block, in window: UnsafeRawBufferPointer) -> RowEdges {
        var scanner = restarted(at: block.bytes.lowerBound, line: block.line)
        var edges = RowEdges(from: block.bytes.lowerBound, capacity: block.rows.count)
        scanner.scan(window, at: block.bytes.lowerBound) { edges.append($0.range) }
        scanner.finish(at: block.bytes.lowerBound + window.count) { edges.append($0.range) }
        edges.removeRows(from: block.rows.count)
        return edges
    }
}
