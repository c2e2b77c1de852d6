extension ElementTree {
    /// Replaces a range of elements. Logarithmic in the number of entries, plus linear in the number of new ones.
    /// A short collection is read more than once.
    ///
    /// The entries on both sides are cut to what remains of them and written again, so that equal neighbors merge.
    mutating func replace(_ range: Range<Int>, with entries: some Collection<Entry>) {
        if replaceInLeaf(range, with: entries) { return }
        var replacement = RunReplacement(of: range, in: self)
        for entry in entries {
            replacement.append(entry)
        }
        replacement.finish(&self)
    }

    /// Replaces a range of elements by those of a tree. The bounds must lie between entries that cannot merge.
    mutating func replace(_ range: Range<Int>, with tree: ElementTree) {
        let (head, rest) = split(at: range.lowerBound)
        let (_, tail) = rest.split(at: range.count)
        self = .joined(.joined(head, tree), tail)
    }

    /// Returns the elements of a range whose bounds lie between entries.
    func slice(_ range: Range<Int>) -> ElementTree {
        split(at: range.lowerBound).1.split(at: range.count).0
    }
}
