extension ElementTree {
    /// An entry and its place. The leaf is not retained: a location is valid only while the tree it came from exists.
    struct Location {
        /// The sum of all elements that precede the entry.
        var before: Summary
        var entry: Entry
        var leaf: Unmanaged<Leaf>
        /// The offset in the leaf of the first word after the entry.
        var nextOffset: Int

        /// The section that contains the entry. At a spacing mark, `before` does not count the
        /// mark's own section yet.
        var section: Int { before.sections - (entry.kind == .spacing ? 0 : 1) }
    }

    /// Returns the entry at a position, or nil after the end. Entries without an extent are never returned.
    @inline(__always)
    func location(ofPosition position: Int, estimate: Int) -> Location? {
        guard summary.extent(estimate: estimate) > position else { return nil }
        // Without unmeasured rows only one column of the sums has to be read.
        if summary.unmeasured == 0 { return location(ofMeasuredPosition: position) }
        let (leaf, origin) = leaf(past: position) { $0.extent &+ $0.unmeasured &* estimate }
        return Location(in: leaf, from: origin) { storage, before in
            let rest = position &- origin.extent &- origin.unmeasured &* estimate
            return storage.seek(&before, position: rest, estimate: estimate)
        }
    }

    /// Returns the entry at a position where all rows are measured.
    @inline(__always)
    private func location(ofMeasuredPosition position: Int) -> Location {
        var (before, target, end) = (Summary(), position, summary)
        var node = Unmanaged.passUnretained(root)
        for _ in 0..<height {
            node = node._withUnsafeGuaranteedRef { object in
                unsafeDowncast(object, to: Inner.self).withStorage { sums, children in
                    let index = sums.lastPart(notPast: target) { $0.extent }
                    (before, end) = (before &+ sums[index], before &+ sums[index &+ 1])
                    target = position &- before.extent
                    return .passUnretained(children[index])
                }
            }
        }
        let leaf = node._withUnsafeGuaranteedRef { Unmanaged.passUnretained(unsafeDowncast($0, to: Leaf.self)) }
        let rows = end.elements &- before.elements
        let guess = Int(Double(target) / Double(end.extent &- before.extent) * Double(rows))
        return Location(in: leaf, from: before) { storage, before in
            storage.seek(&before, position: target, near: guess, of: rows)
        }
    }

    /// Returns the entry that contains an element, or nil after the end.
    @inline(__always)
    func location(ofElement element: Int) -> Location? {
        guard element < summary.elements else { return nil }
        let (leaf, origin) = leaf(past: element) { $0.elements }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, element: element &- origin.elements)
        }
    }

    /// Returns the entry that contains the row with a given number among the rows whose height is not exact, or nil
    /// if there are not that many.
    func location(ofInexact number: Int) -> Location? {
        guard number < summary.inexact else { return nil }
        let (leaf, origin) = leaf(past: number) { $0.inexact }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, past: number &- origin.inexact) { $0.inexact }
        }
    }

    /// Returns the sum of all elements before a section's spacing mark. For the number of
    /// sections, returns the total.
    func summary(beforeSection section: Int) -> Summary {
        if section == 0 { return Summary() }
        if section == summary.sections { return summary }
        let (leaf, origin) = leaf(past: section) { $0.sections }
        return Location(in: leaf, from: origin) { storage, before in
            storage.seek(&before, past: section &- origin.sections) { $0.sections }
        }.before
    }

    /// Returns the first leaf up to whose end the measure exceeds `target`, and the sum of all
    /// that precedes the leaf.
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
    /// - Parameter find: Returns the offset of the entry in the leaf, and sets the sum of what precedes it there.
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
