/// A sequence of elements as a B+-tree of packed entries with copy-on-write nodes. A copy of the tree shares all
/// nodes, and a change to one copy makes new nodes only on the path from the root.
///
/// **Idea.** A table is one sequence: for each section a spacing, a header, its rows and a footer. An `Entry` is a
/// mark of a section or a run of equal rows, and most rows that were measured are a word of 16 bits. A `Summary` adds
/// up what queries look for: elements, sections, extents, and rows that count with the estimate for all of them. Each
/// node has the prefix sums of its parts, so that every query, by position or by number, is one descent. A new
/// estimate changes no node, because the sums count the rows that it is for.
///
/// **Invariants.** All leaves are at the same depth. A node other than the root has at least its minimum of parts, so
/// the depth is logarithmic in the number of entries. A slot's summary is the sum over its child. Marks never merge
/// with their neighbors, so a section always begins between two entries.
///
/// `@unchecked Sendable`: the nodes are classes, but are changed only while uniquely referenced.
struct ElementTree: @unchecked Sendable {
    var summary: Summary
    /// A `Leaf` if `height` is 0, otherwise an `Inner`.
    var root: AnyObject
    var height: Int

    init() {
        self.init(Leaf.make(UnsafeBufferPointer(start: nil, count: 0)), Summary())
    }

    init(_ leaf: Leaf, _ summary: Summary) {
        self.summary = summary
        root = leaf
        height = 0
    }

    init(_ slot: Inner.Slot, height: Int) {
        summary = slot.summary
        root = slot.child
        self.height = height
    }

    var slot: Inner.Slot {
        Inner.Slot(summary: summary, child: root)
    }

    var isEmpty: Bool { summary.elements == 0 }

    var leaf: Leaf {
        assert(height == 0)
        return unsafeDowncast(root, to: Leaf.self)
    }

    var inner: Inner {
        assert(height > 0)
        return unsafeDowncast(root, to: Inner.self)
    }

    /// Whether the root is large enough to be a child of another node.
    var meetsMinimumSize: Bool {
        height == 0 ? leaf.count >= Leaf.minimumCount : inner.count >= Inner.minimumCount
    }
}
