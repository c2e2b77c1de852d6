/// A change that stays within one leaf: the range and the elements on both sides of it lie there.
struct LeafChange<Entries: Collection<Entry>> {
    /// How many entries a change may bring.
    static var maximumCount: Int { 4 }

    /// Counted from the beginning of the whole sequence.
    var range: Range<Int>
    var entries: Entries
    var isRoot: Bool

    /// Makes the change in a leaf whose first element is number `start`. Returns the difference it made to the sum, nil
    /// if the leaf has no room for it or would become too small.
    func apply(to node: inout AnyObject, start: Int) -> Summary? {
        // Asked before another reference is taken below.
        let isUnique = ElementTree.isUnique(&node)
        let leaf = unsafeDowncast(node, to: Leaf.self)
        var before = Summary()
        let lower = max(0, range.lowerBound - start - Entry.minimumRun)
        let offset = leaf.withStorage { $0.seek(&before, element: lower) }

        let capacity = (Self.maximumCount + 2 * (Entry.minimumRun + 1)) * Entry.maximumLength
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer -> Summary? in
            guard let target = buffer.baseAddress else { return nil }
            let (oldEnd, newCount, difference) = leaf.withWords { words in
                rewrite(words, from: offset, element: start + before.elements, to: target)
            }
            let old = offset..<oldEnd
            let count = leaf.count - old.count + newCount
            guard count <= Leaf.maximumCount, isRoot || count >= Leaf.minimumCount else { return nil }
            let new = UnsafeBufferPointer(start: UnsafePointer(target), count: newCount)
            let room = leaf.header.capacity
            if isUnique, count <= room, count >= room / 2, !leaf.header.isPlain || Leaf.isPlain(new) {
                leaf.withStorage { $0.replaceWords(old, with: new, difference) }
            } else {
                node = leaf.copy(replacing: old, with: new)
            }
            return difference
        }
    }

    /// Writes what stands in the place of the words from `offset`, where `element` begins, until some way behind the
    /// range, so that what has become equal is one run. Returns the end of the old words, the number of the new ones, and the difference in the sum.
    @inline(__always)
    private func rewrite(
        _ words: UnsafeBufferPointer<UInt16>,
        from offset: Int,
        element: Int,
        to target: UnsafeMutablePointer<UInt16>
    ) -> (Int, Int, Summary) {
        var merger = EntryMerger()
        var newCount = 0
        var difference = Summary()
        func append(_ entry: Entry) {
            guard let complete = merger.append(entry) else { return }
            complete.write(to: target, at: &newCount)
        }

        var end = offset
        var element = element
        var isPlaced = false
        guard let base = words.baseAddress else { return (end, newCount, difference) }
        while end < words.count {
            let entry = Entry(reading: base, at: &end)
            let next = element + entry.count
            let head = max(0, min(next, range.lowerBound) - element)
            let tail = max(0, next - max(element, range.upperBound))
            let gone = entry.repeated(entry.count - head - tail)
            if gone.count > 0 {
                difference = difference - gone.summary
            }
            append(entry.repeated(head))
            if !isPlaced, next >= range.lowerBound {
                isPlaced = true
                for entry in entries {
                    append(entry)
                    if entry.count > 0 {
                        difference += entry.summary
                    }
                }
            }
            append(entry.repeated(tail))
            if next >= range.upperBound + Entry.minimumRun { break }
            element = next
        }
        merger.pending?.write(to: target, at: &newCount)
        return (end, newCount, difference)
    }
}
