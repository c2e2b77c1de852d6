extension [RowSpan] {
    /// Returns the first index whose element satisfies a condition. All later elements must satisfy it, too, and none
    /// before.
    func partitionPoint(where belongs: (RowSpan) -> Bool) -> Int {
        partitionPoint(in: 0..<count, where: belongs)
    }

    /// Returns the first index, from a start on, whose element satisfies a condition. Costs the logarithm of its
    /// distance from the start.
    func partitionPoint(near start: Int, where belongs: (RowSpan) -> Bool) -> Int {
        var (low, step) = (start, 1)
        while low + step <= count, !belongs(self[low + step - 1]) {
            low += step
            step *= 2
        }
        return partitionPoint(in: low..<Swift.min(count, low + step), where: belongs)
    }

    private func partitionPoint(in range: Range<Int>, where belongs: (RowSpan) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
