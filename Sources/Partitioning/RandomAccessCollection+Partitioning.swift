extension RandomAccessCollection {
    /// Returns the index of the first element that belongs to the second part, or the end, by binary search.
    ///
    /// All elements that `belongs` is true for must come after all others.
    @inlinable
    public func partitioningIndex(where belongs: (Element) throws -> Bool) rethrows -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if try belongs(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
