extension ElementTree {
    /// Replaces a range of elements in the common case, in which the range and the elements on both sides
    /// of it lie in one leaf that has room for the new entries and keeps enough words. Otherwise does
    /// nothing and returns false.
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

    /// Makes the change in a node, and returns the difference of the sums, or nil if the change was not made.
    private static func apply(
        _ change: LeafChange<some Collection<Entry>>,
        to node: inout AnyObject,
        _ height: Int,
        start: Int,
        count: Int,
        _ isLast: Bool
    ) -> Summary? {
        // The leaf must hold an element on either side, unless the sequence begins or ends there: an entry in
        // another leaf could merge with what is written here.
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

    /// Returns whether a node may be changed in place. The reference is rebound to a class type, since
    /// `isKnownUniquelyReferenced` always returns false for `AnyObject`.
    @inline(__always)
    static func isUnique(_ node: inout AnyObject) -> Bool {
        withUnsafeMutablePointer(to: &node) { pointer in
            pointer.withMemoryRebound(to: Leaf.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
        }
    }
}
