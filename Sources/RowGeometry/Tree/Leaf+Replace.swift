extension Leaf {
    /// Replaces words in place; there must be room.
    func replaceWords(_ old: Range<Int>, with new: UnsafeBufferPointer<UInt32>) {
        withUnsafeMutablePointers { header, words in
            let count = Int(header.pointee.count)
            assert(count - old.count + new.count <= room)
            if new.count != old.count {
                let tail = words + old.upperBound
                (words + old.lowerBound + new.count).update(from: tail, count: count - old.upperBound)
                header.pointee.count = Int32(count - old.count + new.count)
            }
            if let source = new.baseAddress {
                (words + old.lowerBound).update(from: source, count: new.count)
            }
        }
    }

    /// A new leaf with some words replaced, and room for a few more.
    func copy(replacing old: Range<Int>, with new: UnsafeBufferPointer<UInt32>) -> Leaf {
        let newCount = count - old.count + new.count
        let leaf = Leaf.make(capacity: min(Leaf.maximumCount, newCount + newCount / 8 + Entry.maximumLength))
        withWords { words in
            leaf.withUnsafeMutablePointers { header, target in
                guard let base = words.baseAddress, let source = new.baseAddress else { return }
                target.initialize(from: base, count: old.lowerBound)
                (target + old.lowerBound).initialize(from: source, count: new.count)
                let tail = words.count - old.upperBound
                (target + old.lowerBound + new.count).initialize(from: base + old.upperBound, count: tail)
                header.pointee.count = Int32(newCount)
            }
        }
        return leaf
    }
}
