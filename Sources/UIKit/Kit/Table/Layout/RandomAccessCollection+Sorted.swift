extension RandomAccessCollection where Element: Comparable {
    /// Returns whether a collection in ascending order contains an element. Logarithmic time.
    func containsSorted(_ element: Element) -> Bool {
        var rest = self[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            if rest[middle] == element { return true }
            rest = rest[middle] < element ? rest[rest.index(after: middle)...] : rest[..<middle]
        }
        return false
    }
}
