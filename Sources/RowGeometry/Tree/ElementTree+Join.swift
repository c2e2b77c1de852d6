extension ElementTree {
    /// Returns a tree of the elements of `left` followed by those of `right`. Logarithmic.
    ///
    /// The last entry of `left` and the first of `right` must not be mergeable: nothing merges across the seam.
    static func joined(_ left: ElementTree, _ right: ElementTree) -> ElementTree {
        if left.isEmpty { return right }
        if right.isEmpty { return left }
        // Two nodes that are large enough become siblings. Otherwise their content is pooled and shared out again.
        if left.height == right.height {
            if left.meetsMinimumSize, right.meetsMinimumSize {
                return ElementTree(slots: [left.slot, right.slot], height: left.height + 1)
            }
            return left.height == 0
                ? joined(left.leaf, right.leaf)
                : ElementTree(slots: left.inner.slots + right.inner.slots, height: left.height)
        }
        if left.height < right.height {
            let slots = right.inner.slots
            let height = right.height
            if left.height == height - 1, left.meetsMinimumSize {
                return ElementTree(slots: [left.slot] + slots, height: height)
            }
            // The shorter tree is joined with the nearest child of the taller one. If the result has grown by a
            // level, its children are on the level of this node's.
            let first = joined(left, ElementTree(slots[0], height: height - 1))
            let firstSlots = first.height == height ? first.inner.slots : [first.slot]
            return ElementTree(slots: firstSlots + slots.dropFirst(), height: height)
        }
        let slots = left.inner.slots
        let height = left.height
        if right.height == height - 1, right.meetsMinimumSize {
            return ElementTree(slots: slots + [right.slot], height: height)
        }
        let last = joined(ElementTree(slots[slots.count - 1], height: height - 1), right)
        let lastSlots = last.height == height ? last.inner.slots : [last.slot]
        return ElementTree(slots: slots.dropLast() + lastSlots, height: height)
    }

    /// Creates a tree over nodes of height `height - 1`. There may be up to twice as many as one node holds.
    init(slots: [Inner.Slot], height: Int) {
        switch slots.count {
        case 0:
            self.init()
        case 1:
            self.init(slots[0], height: height - 1)
        case ...Inner.maximumCount:
            self.init(Self.node(slots[...]), height: height)
        default:
            let middle = slots.count / 2
            self.init(Self.node([Self.node(slots[..<middle]), Self.node(slots[middle...])]), height: height + 1)
        }
    }

    /// Returns a new node with some children.
    static func node(_ slots: ArraySlice<Inner.Slot>) -> Inner.Slot {
        Inner.Slot(summary: slots.reduce(Summary()) { $0 + $1.summary }, child: Inner.make(slots))
    }

    /// Joins two leaves into one, or distributes their words evenly over two.
    private static func joined(_ left: Leaf, _ right: Leaf) -> ElementTree {
        let words = left.withWords { Array($0) } + right.withWords { Array($0) }
        return words.withUnsafeBufferPointer { words in
            if words.count <= Leaf.maximumCount {
                return ElementTree(Leaf.make(words), Leaf.summary(of: words))
            }
            guard let base = words.baseAddress else { return ElementTree() }
            // The cut is at the first entry boundary after the middle, since an entry must not span two leaves.
            var middle = 0
            var first = Summary()
            while middle < words.count / 2 {
                first += Entry(reading: base, at: &middle).summary
            }
            let head = UnsafeBufferPointer(rebasing: words[..<middle])
            let tail = UnsafeBufferPointer(rebasing: words[middle...])
            let leaves = [
                Inner.Slot(summary: first, child: Leaf.make(head)),
                Inner.Slot(summary: Leaf.summary(of: tail), child: Leaf.make(tail)),
            ]
            return ElementTree(slots: leaves, height: 1)
        }
    }

    /// Returns the elements before `element` and those from it on. `element` must be the first of
    /// its entry. Logarithmic.
    func split(at element: Int) -> (ElementTree, ElementTree) {
        if element == 0 { return (ElementTree(), self) }
        if element == summary.elements { return (self, ElementTree()) }
        guard height > 0 else {
            var before = Summary()
            let offset = leaf.withStorage { $0.seek(&before, element: element) }
            assert(before.elements == element, "a tree is split between entries")
            return leaf.withWords { words in
                let head = Leaf.make(UnsafeBufferPointer(rebasing: words[..<offset]))
                let tail = Leaf.make(UnsafeBufferPointer(rebasing: words[offset...]))
                return (ElementTree(head, before), ElementTree(tail, summary - before))
            }
        }
        let slots = inner.slots
        let (index, start) = inner.withStorage { sums, _ in
            let index = sums.lastPart(notPast: element) { $0.elements }
            return (index, sums[index].elements)
        }
        let (head, tail) = ElementTree(slots[index], height: height - 1).split(at: element - start)
        // The parts on the way down can be too small for a child; joining them restores the minimum.
        return (
            Self.joined(ElementTree(slots: Array(slots[..<index]), height: height), head),
            Self.joined(tail, ElementTree(slots: Array(slots[(index + 1)...]), height: height))
        )
    }
}
