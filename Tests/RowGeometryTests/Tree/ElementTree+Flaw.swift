@testable import RowGeometry

extension ElementTree {
    /// The first defect of the tree: a wrong sum, a node of a wrong size, or neighboring entries that
    /// should be merged.
    var firstFlaw: String? {
        var last: Entry?
        do {
            let sum = try Self.check(root, height, isRoot: true, &last)
            return sum == summary ? nil : "sum of the root"
        } catch {
            return error.text
        }
    }

    private struct Flaw: Error {
        var text: String
    }

    private static func check(
        _ node: AnyObject,
        _ height: Int,
        isRoot: Bool,
        _ last: inout Entry?
    ) throws(Flaw) -> Summary {
        var sum = Summary()
        if height == 0 {
            guard let leaf = node as? Leaf else { throw Flaw(text: "no leaf") }
            guard leaf.count <= Leaf.maximumCount, leaf.count <= leaf.header.capacity,
                isRoot || leaf.count >= Leaf.minimumCount
            else { throw Flaw(text: "leaf of \(leaf.count)") }
            let words = leaf.withWords { Array($0) }
            var offset = 0
            while offset < words.count {
                let entry = words.withUnsafeBufferPointer { Entry(reading: $0.baseAddress!, at: &offset) }
                guard entry.count > 0, last.map({ isLegal(entry, after: $0) }) ?? true
                else { throw Flaw(text: "entry \(entry)") }
                last = entry
                sum += entry.summary
            }
            if let flaw = leaf.indexFlaw { throw Flaw(text: flaw) }
            return sum
        }
        guard let inner = node as? Inner else { throw Flaw(text: "no inner node") }
        let least = isRoot ? 2 : Inner.minimumCount
        guard inner.count >= least, inner.count <= Inner.maximumCount
        else { throw Flaw(text: "node of \(inner.count)") }
        for slot in inner.slots {
            let part = try check(slot.child, height - 1, isRoot: false, &last)
            guard part == slot.summary else { throw Flaw(text: "sum of a node of height \(height - 1)") }
            sum += part
        }
        return sum
    }

    /// Returns whether an entry may follow another. Neighbors are merged if possible, except rows of
    /// single words: these are counted together only if they are many, and not across leaves.
    private static func isLegal(_ entry: Entry, after last: Entry) -> Bool {
        !last.merges(with: entry) || entry.repeated(1).singleWord != nil
    }

    /// The size of all nodes in bytes, with 16 for each that the allocator may add.
    var storageSize: Int {
        func size(_ node: AnyObject, _ height: Int) -> Int {
            let header = 16 + 16
            if height == 0, let leaf = node as? Leaf {
                return header + MemoryLayout<Leaf.Header>.size + 8
                    * Leaf.Storage.length(capacity: leaf.header.capacity, isPlain: leaf.header.isPlain)
            }
            guard let inner = node as? Inner else { return 0 }
            let words = PrefixSums.length + Inner.maximumCount
            let own = header + MemoryLayout<Inner.Header>.size + 8 * words
            return inner.slots.reduce(own) { $0 + size($1.child, height - 1) }
        }
        return size(root, height)
    }
}

extension Leaf {
    /// The first defect of the index.
    fileprivate var indexFlaw: String? {
        withStorage { storage in
            let words = UnsafeBufferPointer(start: storage.words, count: storage.count)
            if storage.isPlain, !Leaf.isPlain(words) { return "leaf is not plain" }
            var before = Summary()
            var offset = 0
            for block in 0..<PrefixSums.capacity {
                let start =
                    storage.isPlain ? min(words.count, block * Leaf.blockLength) : Int(storage.starts[block])
                while offset < start, let base = words.baseAddress {
                    before += Entry(reading: base, at: &offset).summary
                }
                guard offset == start else { return "block \(block) begins inside an entry" }
                let sum =
                    storage.isPlain ? Summary(elements: start, extent: storage.singleSums[block]) : storage.sums[block]
                guard sum == before else { return "sum of block \(block)" }
            }
            return nil
        }
    }
}
