/// A sequence of elements as a B+-tree of packed runs, with copy-on-write nodes: a copy of the tree shares all of them,
/// and a change to one copy makes new ones on its way down only.
///
/// `@unchecked`: the nodes are classes, but are changed only while uniquely referenced.
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

    /// Whether the root may stand below another node.
    var fillsNode: Bool {
        height == 0 ? leaf.count >= Leaf.minimumCount : inner.count >= Inner.minimumCount
    }
}
