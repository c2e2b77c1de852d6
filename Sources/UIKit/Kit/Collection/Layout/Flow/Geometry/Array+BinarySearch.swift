extension Array {
    /// Returns the index of the first element that satisfies a condition, which all elements after it satisfy too;
    /// `count` if none does. Costs O(log count).
    func partitionPoint(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
