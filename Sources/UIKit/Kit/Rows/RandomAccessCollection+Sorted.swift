import Partitioning

extension RandomAccessCollection where Element: Comparable {
    /// Returns whether a collection in ascending order contains an element. Logarithmic time.
    func containsSorted(_ element: Element) -> Bool {
        let index = partitioningIndex { $0 >= element }
        return index < endIndex && self[index] == element
    }
}
