extension Leaf.Storage {
    /// Replaces a row of a single word by another. Returns the difference of the sum of extents, in units, or nil if
    /// the element is not such a row. `element` is counted from the beginning of the leaf.
    @inline(__always)
    func replaceSingle(element: Int, with word: UInt16) -> Int? {
        if isPlain {
            let difference = Entry.extent(ofSingle: word) &- Entry.extent(ofSingle: words[element])
            words[element] = word
            singleSums.add(difference, behind: element / Leaf.blockLength)
            return difference
        }
        var before = Summary()
        let offset = seek(&before, past: element) { $0.elements }
        guard words[offset] & Entry.packedFlag == 0 else { return nil }
        let difference = Entry.extent(ofSingle: word) &- Entry.extent(ofSingle: words[offset])
        words[offset] = word
        sums.add(Summary(extent: difference), behind: sums.lastPart(notPast: element) { $0.elements })
        return difference
    }

    /// Replaces words in place. There must be room, and a plain leaf must stay plain.
    func replaceWords(_ old: Range<Int>, with new: UnsafeBufferPointer<UInt16>, _ difference: Summary) {
        let shift = new.count - old.count
        assert(count + shift <= capacity)
        // The index is shifted first, since it is read against the old number of words.
        let isIndexed = shiftIndex(words: old, by: shift, difference)
        if shift != 0 {
            let tail = words + old.upperBound
            (words + old.lowerBound + new.count).update(from: tail, count: count - old.upperBound)
            count += shift
        }
        if let source = new.baseAddress {
            (words + old.lowerBound).update(from: source, count: new.count)
        }
        if !isIndexed { index() }
    }
}

extension Leaf {
    func copy() -> Leaf {
        withWords { Leaf.make($0) }
    }

    /// Returns a leaf with some words replaced, and with room for an eighth more.
    func copy(replacing old: Range<Int>, with new: UnsafeBufferPointer<UInt16>) -> Leaf {
        let newCount = count - old.count + new.count
        return withWords { words in
            Leaf.make(
                count: newCount,
                capacity: min(Leaf.maximumCount, newCount + newCount / 8 + Entry.maximumLength),
                isPlain: header.isPlain && Leaf.isPlain(new)
            ) { target in
                guard let base = words.baseAddress, let source = new.baseAddress else { return }
                target.initialize(from: base, count: old.lowerBound)
                (target + old.lowerBound).initialize(from: source, count: new.count)
                let tail = words.count - old.upperBound
                (target + old.lowerBound + new.count).initialize(from: base + old.upperBound, count: tail)
            }
        }
    }
}
