/// A node above the leaves: its children with their summaries, side by side.
final class Inner: ManagedBuffer<Inner.Header, Inner.Slot> {
    struct Header {
        var count: Int
    }

    /// A child: a `Leaf` if the node is of height 1, otherwise an `Inner`.
    struct Slot {
        var summary: Summary
        var child: AnyObject
    }

    static let maximumCount = 32
    /// A node other than the root has no fewer children.
    static let minimumCount = 8

    static func make(_ slots: some Collection<Slot>) -> Inner {
        let node = unsafeDowncast(
            create(minimumCapacity: slots.count) { _ in Header(count: slots.count) },
            to: Inner.self
        )
        node.withUnsafeMutablePointerToElements { target in
            for (index, slot) in slots.enumerated() {
                (target + index).initialize(to: slot)
            }
        }
        return node
    }

    deinit {
        _ = withUnsafeMutablePointers { header, slots in
            slots.deinitialize(count: header.pointee.count)
        }
    }

    /// The number of children.
    @inline(__always)
    var count: Int { header.count }

    var slots: [Slot] {
        withUnsafeMutablePointers { header, slots in
            Array(UnsafeBufferPointer(start: slots, count: header.pointee.count))
        }
    }

    func copy() -> Inner {
        Inner.make(slots)
    }

    /// Finds the child in which the prefix sum `before` becomes past; there must be one. On return `before` is the sum
    /// of the children that precede it.
    @inline(__always)
    func seek(_ before: inout Summary, until isPast: (Summary) -> Bool) -> Int {
        withUnsafeMutablePointers { header, slots in
            let last = header.pointee.count - 1
            var index = 0
            while index < last {
                let sum = before + slots[index].summary
                if isPast(sum) { break }
                before = sum
                index += 1
            }
            return index
        }
    }
}
