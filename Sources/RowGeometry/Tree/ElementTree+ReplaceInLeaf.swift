extension ElementTree {
    /// The common case of `replace`: the range and the elements on both sides of it lie in one leaf, which has room for
    /// what comes and enough left of what goes. Otherwise does nothing and returns false.
    mutating func replaceInLeaf(_ range: Range<Int>, with entries: some Collection<Entry>) -> Bool {
        guard !isEmpty, entries.count <= LeafChange<[Entry]>.maximumCount else { return false }
        let change = LeafChange(range: range, entries: entries, isRoot: height == 0)
        let endsHere = range.upperBound == summary.elements
        guard let difference = Self.apply(change, to: &root, height, start: 0, count: summary.elements, endsHere) else {
            return false
        }
        summary += difference
        return true
    }

    /// The difference the change made, nil if it was not made.
    private static func apply(
        _ change: LeafChange<some Collection<Entry>>,
        to node: inout AnyObject,
        _ height: Int,
        start: Int,
        count: Int,
        _ isLast: Bool
    ) -> Summary? {
        // An element on either side must be at hand, unless the sequence begins or ends there.
        let lower = max(0, change.range.lowerBound - 1)
        guard isLast || change.range.upperBound < start + count else { return nil }
        if height == 0 {
            return change.apply(to: &node, start: start)
        }
        if !isUnique(&node) {
            node = unsafeDowncast(node, to: Inner.self).copy()
        }
        let inner = unsafeDowncast(node, to: Inner.self)
        return inner.withStorage { sums, children in
            let index = sums.lastPart(notPast: lower - start) { $0.elements }
            let childStart = start + sums[index].elements
            guard
                let difference = apply(
                    change,
                    to: &children[index],
                    height - 1,
                    start: childStart,
                    count: start + sums[index + 1].elements - childStart,
                    isLast && index == inner.count - 1
                )
            else { return nil }
            sums.add(difference, behind: index)
            return difference
        }
    }

    /// Whether a node may be changed in place. Asked of a class type, since the answer for `AnyObject` is always no.
    @inline(__always)
    static func isUnique(_ node: inout AnyObject) -> Bool {
        withUnsafeMutablePointer(to: &node) { pointer in
            pointer.withMemoryRebound(to: Leaf.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
        }
    }
}
