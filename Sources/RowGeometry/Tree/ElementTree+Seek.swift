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

    /// The entry that holds a position, nil behind the end. One without extent holds none.
    @inline(__always)
    func location(ofPosition position: Int, estimate: Int) -> Location? {
        guard summary.extent(estimate: estimate) > position else { return nil }
        // A table of which all is known is spared the rest.
        let (leaf, origin) =
            summary.unmeasured == 0
            ? leaf(past: position) { $0.extent }
            : leaf(past: position) { $0.extent &+ $0.unmeasured &* estimate }
        return Location(in: leaf, from: origin) { storage, before in
            let rest = position &- origin.extent &- origin.unmeasured &* estimate
            return storage.seek(&before, position: rest, estimate: estimate)
        }
    }

    /// The entry that holds an element, nil behind the end.
    @inline(__always)
    func location(ofElement element: Int) -> Location? {
        guard element < summary.elements else { return nil }
        let (leaf, origin) = leaf(past: element) { $0.elements }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, element: element &- origin.elements)
        }
    }

    /// The entry with which more than so many rows are not known exactly, nil if there are not so many.
    func location(ofInexact number: Int) -> Location? {
        guard number < summary.inexact else { return nil }
        let (leaf, origin) = leaf(past: number) { $0.inexact }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, past: number &- origin.inexact) { $0.inexact }
        }
    }

    /// The sum of all that precedes the spacing mark of a section, or of everything for the number of sections.
    func summary(beforeSection section: Int) -> Summary {
        if section == 0 { return Summary() }
        if section == summary.sections { return summary }
        let (leaf, origin) = leaf(past: section) { $0.sections }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, past: section &- origin.sections) { $0.sections }
        }.before
    }

    /// The leaf up to whose end more than `target` of something lies, and the sum of all that precedes it.
    @inline(__always)
    private func leaf(past target: Int, of measure: (Summary) -> Int) -> (Unmanaged<Leaf>, Summary) {
        var before = Summary()
        var target = target
        var node = Unmanaged.passUnretained(root)
        for _ in 0..<height {
            node = node._withUnsafeGuaranteedRef { object in
                unsafeDowncast(object, to: Inner.self).withStorage { sums, children in
                    let index = sums.lastPart(notPast: target, of: measure)
                    before = before &+ sums[index]
                    target &-= measure(sums[index])
                    return .passUnretained(children[index])
                }
            }
        }
        return (node._withUnsafeGuaranteedRef { .passUnretained(unsafeDowncast($0, to: Leaf.self)) }, before)
    }
}

extension ElementTree.Location {
    /// - Parameter find: finds the place of the entry, and the sum of what precedes it in the leaf.
    @inline(__always)
    fileprivate init(
        in leaf: Unmanaged<Leaf>,
        from origin: Summary,
        _ find: (Leaf.Storage, inout Summary) -> Int
    ) {
        self = leaf._withUnsafeGuaranteedRef { object in
            object.withStorage { storage in
                var before = Summary()
                var offset = find(storage, &before)
                let entry = Entry(reading: storage.words, at: &offset)
                return Self(before: origin &+ before, entry: entry, leaf: leaf, nextOffset: offset)
            }
        }
    }
}
