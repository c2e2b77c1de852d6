import Testing

@testable import RowGeometry

/// Sums are right, nodes are neither too large nor too small, and no two neighbours could be one entry.
func checkInvariants(_ geometry: RowGeometry, _ context: Comment) throws {
    var last: Entry?
    let tree = geometry.tree
    let sum = try checkNode(tree.root, tree.height, isRoot: true, &last, context)
    try #require(sum == tree.summary, context)
}

private func checkNode(
    _ node: AnyObject, _ height: Int, isRoot: Bool, _ last: inout Entry?, _ context: Comment
) throws -> Summary {
    if height == 0 {
        let leaf = try #require(node as? Leaf, context)
        try #require(leaf.count <= Leaf.maximumCount && (isRoot || leaf.count >= Leaf.minimumCount), context)
        let words = leaf.withWords { Array($0) }
        var sum = Summary()
        var offset = 0
        while offset < words.count {
            let entry = words.withUnsafeBufferPointer { Entry(reading: $0.baseAddress!, at: &offset) }
            try #require(entry.count > 0 && last?.merges(with: entry) != true, context)
            last = entry
            sum += entry.summary
        }
        return sum
    }
    let inner = try #require(node as? Inner, context)
    let least = isRoot ? 2 : Inner.minimumCount
    try #require((least...Inner.maximumCount).contains(inner.count), context)
    var sum = Summary()
    for slot in inner.slots {
        let part = try checkNode(slot.child, height - 1, isRoot: false, &last, context)
        try #require(part == slot.summary, context)
        sum += part
    }
    return sum
}

extension RowGeometry {
    /// The bytes of all nodes, with the 16 bytes the allocator adds to each at most.
    var storageSize: Int {
        func size(_ node: AnyObject, _ height: Int) -> Int {
            let header = 16 + 16
            if height == 0, let leaf = node as? Leaf {
                return header + MemoryLayout<Leaf.Header>.size + 4 * leaf.room
            }
            guard let inner = node as? Inner else { return 0 }
            let own = header + MemoryLayout<Inner.Header>.size + MemoryLayout<Inner.Slot>.stride * inner.count
            return inner.slots.reduce(own) { $0 + size($1.child, height - 1) }
        }
        return size(tree.root, tree.height)
    }
}
