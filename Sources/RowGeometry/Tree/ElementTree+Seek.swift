extension ElementTree {
    /// An entry and its place. The leaf is not retained: a location is of use while the tree it came from lives.
    struct Location {
        /// The sum of all that precedes the entry.
        var before: Summary
        var entry: Entry
        var leaf: Unmanaged<Leaf>
        /// The place in the leaf of the first word behind the entry.
        var nextOffset: Int

        /// The number of the section the entry belongs to.
        var section: Int { before.sections - (entry.kind == .spacing ? 0 : 1) }
    }

    /// Finds the first entry with which the prefix sum becomes past, nil if it never does. `isPast` must stay true once
    /// it is true. Logarithmic in the number of entries.
    @inline(__always)
    func seek(until isPast: (Summary) -> Bool) -> Location? {
        guard !isEmpty, isPast(summary) else { return nil }
        var before = Summary()
        var node = Unmanaged.passUnretained(root)
        for _ in 0..<height {
            node = node._withUnsafeGuaranteedRef { object in
                let inner = unsafeDowncast(object, to: Inner.self)
                let index = inner.seek(&before, until: isPast)
                return inner.withUnsafeMutablePointerToElements { Unmanaged.passUnretained($0[index].child) }
            }
        }
        return node._withUnsafeGuaranteedRef { object in
            let leaf = unsafeDowncast(object, to: Leaf.self)
            var offset = 0
            leaf.seek(&before, &offset, until: isPast)
            let entry = leaf.withUnsafeMutablePointerToElements { Entry(reading: $0, at: &offset) }
            return Location(before: before, entry: entry, leaf: .passUnretained(leaf), nextOffset: offset)
        }
    }

    /// The entry that holds an element, nil behind the end.
    func location(ofElement element: Int) -> Location? {
        seek { $0.elements > element }
    }

    /// The sum of all that precedes the spacing mark of a section, or of everything for the number of sections.
    func summary(beforeSection section: Int) -> Summary {
        if section == 0 { return Summary() }
        return seek { $0.sections > section }?.before ?? summary
    }
}
