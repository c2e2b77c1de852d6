/// Builds a tree of full leaves from entries in order, merging equal neighbors. Linear.
struct ElementTreeBuilder {
    private var slots: [Inner.Slot] = []
    /// The words of the current leaf, in a buffer that all leaves reuse.
    private var words: [UInt16] = []
    private var offset = 0
    private var sum = Summary()
    private var merger = EntryMerger()

    mutating func append(_ entry: Entry) {
        if let complete = merger.append(entry) {
            write(complete)
        }
    }

    private mutating func write(_ entry: Entry) {
        if words.isEmpty {
            words = [UInt16](repeating: 0, count: Leaf.maximumCount)
        }
        if offset + Entry.maximumLength > Leaf.maximumCount {
            flush()
        }
        words.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            entry.write(to: base, at: &offset)
        }
        sum += entry.summary
    }

    /// Makes a leaf of the words up to `offset`.
    private mutating func flush() {
        let leaf = words.withUnsafeBufferPointer { Leaf.make(UnsafeBufferPointer(rebasing: $0[..<offset])) }
        slots.append(Inner.Slot(summary: sum, child: leaf))
        offset = 0
        sum = Summary()
    }

    consuming func finish() -> ElementTree {
        if let entry = merger.pending {
            write(entry)
            flush()
        }
        backWithLargePages()
        // Every other leaf was flushed for lack of room, so only the last one can be too small to be a child.
        guard let last = slots.popLast() else { return ElementTree() }
        var height = 0
        var level = slots
        if level.isEmpty { return ElementTree(last, height: 0) }
        while level.count > 1 {
            height += 1
            level = Self.grouped(level)
        }
        return .joined(ElementTree(level[0], height: height), ElementTree(last, height: 0))
    }

    private func backWithLargePages() {
        guard slots.count * Leaf.maximumCount * MemoryLayout<UInt16>.size >= LargePages.threshold else { return }
        LargePages.back(slots.lazy.map { unsafeDowncast($0.child, to: Leaf.self).memory })
    }

    /// Distributes slots evenly over as few nodes as possible. With more than one node, none has
    /// fewer than the minimum.
    private static func grouped(_ slots: [Inner.Slot]) -> [Inner.Slot] {
        let groups = (slots.count + Inner.maximumCount - 1) / Inner.maximumCount
        return (0..<groups).map { group in
            ElementTree.node(slots[slots.count * group / groups..<slots.count * (group + 1) / groups])
        }
    }
}
