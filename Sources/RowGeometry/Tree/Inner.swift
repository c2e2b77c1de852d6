/// A node above the leaves: its children, and the sums of what precedes each of them.
final class Inner: ManagedBuffer<Inner.Header, Int> {
    struct Header {
        /// The number of children.
        var count: Int
    }

    /// A child: a `Leaf` if the node is of height 1, otherwise an `Inner`.
    struct Slot {
        var summary: Summary
        var child: AnyObject
    }

    /// One child fewer than there are sums, so that a sum follows every child: the difference of two
    /// is a child's own sum.
    static let maximumCount = PrefixSums.capacity - 1
    /// The least number of children of a node other than the root.
    static let minimumCount = 16

    static func make(_ slots: some Collection<Slot>) -> Inner {
        let node = make(count: slots.count)
        node.withStorage { sums, children in
            var total = Summary()
            for (index, slot) in slots.enumerated() {
                sums.setSum(total, before: index)
                total += slot.summary
                (children + index).initialize(to: slot.child)
            }
            for index in slots.count..<PrefixSums.capacity { sums.setSum(total, before: index) }
        }
        return node
    }

    private static func make(count: Int) -> Inner {
        // The children follow the sums in the same allocation; a reference and an `Int` have the same size.
        let node = create(minimumCapacity: PrefixSums.length + maximumCount) { _ in Header(count: count) }
        return unsafeDowncast(node, to: Inner.self)
    }

    deinit {
        withStorage { _, children in
            _ = children.deinitialize(count: count)
        }
    }

    /// The number of children.
    @inline(__always)
    var count: Int { header.count }

    /// The children with their sums.
    var slots: [Slot] {
        withStorage { sums, children in
            (0..<count).map { Slot(summary: sums[$0 + 1] - sums[$0], child: children[$0]) }
        }
    }

    /// Returns a copy of the node, which shares the children.
    func copy() -> Inner {
        let node = Inner.make(count: count)
        withStorage { sums, children in
            node.withStorage { newSums, newChildren in
                newSums.copy(from: sums)
                newChildren.initialize(from: children, count: count)
            }
        }
        return node
    }

    @inline(__always)
    func withStorage<Result>(_ body: (PrefixSums, UnsafeMutablePointer<AnyObject>) -> Result) -> Result {
        withUnsafeMutablePointerToElements { base in
            let children = UnsafeMutableRawPointer(base + PrefixSums.length)
            return body(PrefixSums(base), children.assumingMemoryBound(to: AnyObject.self))
        }
    }
}
