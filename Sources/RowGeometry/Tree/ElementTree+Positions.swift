extension ElementTree {
    /// The number of searches that run side by side.
    private static let lanes = 16

    /// A search for an element that is under way.
    private struct Search {
        var node: Unmanaged<AnyObject>
        /// The number of the element, counted from the beginning of the node.
        var element: Int
        /// The position at which the node begins, in units.
        var position = 0
    }

    /// Replaces the numbers of elements by the positions at which these begin, in units.
    ///
    /// Several searches descend together, a level at a time. They don't depend on each other, so the processor waits
    /// for the memory of all of them at once instead of for one after the other.
    func findPositions(of elements: UnsafeMutableBufferPointer<Int>, estimate: Int) {
        // Without unmeasured rows their column of the sums isn't read.
        let estimate = summary.unmeasured == 0 ? nil : estimate
        withUnsafeTemporaryAllocation(of: Search.self, capacity: Self.lanes) { searches in
            for first in stride(from: 0, to: elements.count, by: Self.lanes) {
                let count = min(Self.lanes, elements.count - first)
                for lane in 0..<count {
                    let search = Search(node: .passUnretained(root), element: elements[first + lane])
                    searches.initializeElement(at: lane, to: search)
                }
                for _ in 0..<height {
                    for lane in 0..<count { Self.descend(&searches[lane], estimate) }
                }
                // All leaves are on their way before the rows of the first are added up.
                for lane in 0..<count { Self.reachLeaf(&searches[lane]) }
                for lane in 0..<count { elements[first + lane] = Self.end(searches[lane], estimate) }
            }
        }
    }

    @inline(__always)
    private static func descend(_ search: inout Search, _ estimate: Int?) {
        let (element, position) = (search.element, search.position)
        search = search.node._withUnsafeGuaranteedRef { object in
            unsafeDowncast(object, to: Inner.self).withStorage { sums, children in
                let index = sums.lastPart(notPast: element) { $0.elements }
                let before = sums[index]
                return Search(
                    node: .passUnretained(children[index]),
                    element: element &- before.elements,
                    position: position &+ before.extent &+ (estimate.map { before.unmeasured &* $0 } ?? 0)
                )
            }
        }
    }

    /// Moves the search from the beginning of a plain leaf to the block of the element, and then back by the heights of
    /// the block's first row and the element's, which makes the processor fetch them.
    @inline(__always)
    private static func reachLeaf(_ search: inout Search) {
        let element = search.element
        search.position &+= search.node._withUnsafeGuaranteedRef { object in
            unsafeDowncast(object, to: Leaf.self).withStorage { storage in
                guard storage.isPlain else { return 0 }
                let block = element / Leaf.blockLength
                let first = SingleRows(storage.words, block &* Leaf.blockLength..<block &* Leaf.blockLength &+ 1)
                let row = SingleRows(storage.words, element..<element &+ 1)
                return storage.singleSums[block] &- first.extent &- row.extent
            }
        }
    }

    /// Returns the position of the element in the leaf that the search has come to.
    @inline(__always)
    private static func end(_ search: Search, _ estimate: Int?) -> Int {
        search.node._withUnsafeGuaranteedRef { object in
            unsafeDowncast(object, to: Leaf.self).withStorage { storage in
                if storage.isPlain {
                    let start = search.element / Leaf.blockLength &* Leaf.blockLength
                    let first = SingleRows(storage.words, start..<start &+ 1)
                    let rows = SingleRows(storage.words, start..<search.element &+ 1)
                    return search.position &+ first.extent &+ rows.extent
                }
                var before = Summary()
                var offset = storage.seek(&before, element: search.element)
                let extent = Entry(reading: storage.words, at: &offset).extent(estimate: estimate ?? 0)
                let skipped = (search.element &- before.elements) &* extent
                return search.position &+ before.extent &+ before.unmeasured &* (estimate ?? 0) &+ skipped
            }
        }
    }
}
