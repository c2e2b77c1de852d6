extension ElementTree {
    /// Replaces a range of elements. Logarithmic in the number of entries, plus linear in the number of new ones,
    /// which are read more than once if they are few.
    ///
    /// What is written always covers the entries on both sides as well, cut to what remains of them, so that equal
    /// neighbours merge.
    mutating func replace(_ range: Range<Int>, with entries: some Collection<Entry>) {
        if replaceInLeaf(range, with: entries) { return }
        var replacement = RunReplacement(of: range, in: self)
        for entry in entries {
            replacement.append(entry)
        }
        replacement.finish(&self)
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
