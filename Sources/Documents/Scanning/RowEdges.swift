import Partitioning

/// Where rows begin and end, as distances from an offset, which is all that a search needs to know of rows. Each row
/// takes eight bytes.
struct RowEdges {
    private var starts: [UInt32] = []
    private var ends: [UInt32] = []
    private let offset: Int

    /// - Parameter offset: An offset at the first row or before it, and less than 4 GB before the last one.
    init(from offset: Int, capacity: Int = 0) {
        self.offset = offset
        starts.reserveCapacity(capacity)
        ends.reserveCapacity(capacity)
    }

    init(_ spans: [RowSpan], from offset: Int) {
        self.init(from: offset, capacity: spans.count)
        for span in spans { append(span.range) }
    }

    /// The number of rows.
    var count: Int { starts.count }

    /// Returns the place of a row, as distances from the offset.
    subscript(rank: Int) -> Range<Int> { Int(starts[rank])..<Int(ends[rank]) }

    @inline(__always)
    mutating func append(_ row: Range<Int>) {
        starts.append(UInt32(truncatingIfNeeded: row.lowerBound - offset))
        ends.append(UInt32(truncatingIfNeeded: row.upperBound - offset))
    }

    /// Removes the rows from a rank on.
    mutating func removeRows(from rank: Int) {
        guard rank < count else { return }
        starts.removeLast(count - rank)
        ends.removeLast(ends.count - rank)
    }

    /// Returns the number of rows that begin at a place or before it. Costs the logarithm of its difference from
    /// `start`, which must not be higher than the result.
    func countOfRows(beginningUpTo place: Int, notLessThan start: Int = 0) -> Int {
        var (low, step) = (start, 1)
        while low + step <= starts.count, starts[low + step - 1] <= place {
            low += step
            step *= 2
        }
        return starts[low..<min(starts.count, low + step)].partitioningIndex { $0 > place }
    }
}
