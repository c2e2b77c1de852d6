/// The rows of the blocks that were asked about last.
struct BlockRows {
    private var bytes = 0..<0
    private var firstRow = 0
    private var edges = RowEdges(from: 0)
    /// The number of rows that begin at the last offset or before it. The next one is often in one of the next rows.
    private var passed = 0

    /// Returns the row that an offset is in; `nil` if it is between rows.
    ///
    /// - Parameters:
    ///   - window: Bytes of the document. Blocks that are not among them are read.
    ///   - start: The offset of the window.
    mutating func row(
        at offset: Int,
        _ snapshot: DocumentSnapshot,
        in window: UnsafeRawBufferPointer,
        at start: Int
    ) -> Int? {
        // The last rows are not in the index until they end, although their bytes are in its last block.
        let isInTail = snapshot.tail.first.map { offset >= $0.range.lowerBound } ?? false
        if isInTail || !bytes.contains(offset) {
            guard !isInTail, let block = snapshot.index.block(atByte: offset), block.bytes.contains(offset) else {
                guard case .row(let row, let span) = snapshot.row(atByte: offset) else { return nil }
                return offset < span.range.upperBound ? row : nil
            }
            take(block, snapshot, in: window, at: start)
        }
        let place = offset - bytes.lowerBound
        // An offset may also be before the last one.
        let isBehind = passed > 0 && edges[passed - 1].lowerBound > place
        passed = edges.countOfRows(beginningUpTo: place, notLessThan: isBehind ? 0 : passed)
        return passed > 0 && place < edges[passed - 1].upperBound ? firstRow + passed - 1 : nil
    }

    /// Finds the rows of a block, and of those after it in the window.
    private mutating func take(
        _ block: RowIndex.Block,
        _ snapshot: DocumentSnapshot,
        in window: UnsafeRawBufferPointer,
        at start: Int
    ) {
        firstRow = block.rows.lowerBound
        passed = 0
        let end = start + window.count
        if block.bytes.lowerBound >= start, block.bytes.upperBound <= end {
            let size = end - block.bytes.lowerBound
            let blocks = snapshot.index.blocks(withRow: firstRow, upTo: size, .forward)
            bytes = blocks.bytes
            let part = blocks.bytes.lowerBound - start..<blocks.bytes.upperBound - start
            edges = snapshot.scanner.edges(of: blocks, in: UnsafeRawBufferPointer(rebasing: window[part]))
        } else {
            bytes = block.bytes
            let long = snapshot.index.longRow(block.rows.upperBound - 1)
            edges = RowEdges(from: bytes.lowerBound)
            for span in snapshot.scanner.spans(of: block, in: snapshot.store) {
                if let long, span.range.lowerBound >= long.range.lowerBound { break }
                edges.append(span.range)
            }
            if let long { edges.append(long.range) }
        }
    }
}
