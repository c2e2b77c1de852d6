/// A change within one leaf, which contains the range and the elements on both sides of it.
struct LeafChange<Entries: Collection<Entry>> {
    /// The greatest number of entries that a change may insert.
    static var maximumCount: Int { 4 }

    /// The range to replace, counted from the beginning of the whole sequence.
    var range: Range<Int>
    var entries: Entries
    var isRoot: Bool

    /// Makes the change in a leaf whose first element has the number `start`. Returns the difference of the sums, or
    /// nil if the leaf has no room for the change or would become too small.
    func apply(to node: inout AnyObject, start: Int) -> Summary? {
        // Asked first, since the strong reference below makes a second one.
        let isUnique = ElementTree.isUnique(&node)
        let leaf = unsafeDowncast(node, to: Leaf.self)
        var before = Summary()
        // Fewer than `minimumRun` equal rows are separate words. That many rows before the range are written again,
        // since the change may complete a run.
        let lower = max(0, range.lowerBound - start - Entry.minimumRun)
        let offset = leaf.withStorage { $0.seek(&before, element: lower) }

        // Besides the new entries: those of up to `minimumRun` elements on each side, and one cut by each bound.
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

    /// Writes the words that replace those from `offset`, where `element` begins, until `minimumRun` elements after
    /// the range, so that rows that have become equal are one run. Returns the end of the old words, the number of
    /// new ones, and the difference of the sums.
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
