extension ElementTree {
    /// Replaces a range of elements. Logarithmic in the number of entries, plus linear in the number of new ones,
    /// which are read more than once if they are few.
    ///
    /// What is written always covers the entries on both sides as well, cut to what remains of them, so that equal
    /// neighbours merge.
    mutating func replace(_ range: Range<Int>, with entries: some Collection<Entry>) {
        if replaceInLeaf(range, with: entries) { return }
        var builder = ElementTreeBuilder()
        var lower = range.lowerBound
        if lower > 0, let left = location(ofElement: lower - 1) {
            lower = left.before.elements
            builder.append(left.entry.repeated(range.lowerBound - lower))
        }
        for entry in entries {
            builder.append(entry)
        }
        var upper = range.upperBound
        if let right = location(ofElement: upper) {
            upper = right.before.elements + right.entry.count
            builder.append(right.entry.repeated(upper - range.upperBound))
        }
        replace(lower..<upper, with: builder.finish())
    }

    /// Replaces a range of elements by those of a tree. The bounds lie between entries, and nothing merges there.
    mutating func replace(_ range: Range<Int>, with tree: ElementTree) {
        let (head, rest) = split(at: range.lowerBound)
        let (_, tail) = rest.split(at: range.count)
        self = .joined(.joined(head, tree), tail)
    }

    /// The elements of a range whose bounds lie between entries.
    func slice(_ range: Range<Int>) -> ElementTree {
        split(at: range.lowerBound).1.split(at: range.count).0
    }
}
