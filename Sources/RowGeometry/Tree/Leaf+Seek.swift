extension Leaf.Storage {
    /// Finds the first entry up to whose end the measure exceeds `target`. There must be one. Returns the offset of
    /// its first word, and sets `before` to the sum of what precedes it, both counted from the beginning of the leaf.
    @inline(__always)
    func seek(_ before: inout Summary, past target: Int, of measure: (Summary) -> Int) -> Int {
        let block = sums.lastPart(notPast: target, of: measure)
        before = sums[block]
        return seek(&before, from: Int(starts[block]), past: target, of: measure)
    }

    /// Finds the entry that contains an element. In a plain leaf its offset is the element's number.
    @inline(__always)
    func seek(_ before: inout Summary, element: Int) -> Int {
        guard isPlain else { return seek(&before, past: element) { $0.elements } }
        let block = element / Leaf.blockLength
        let start = block &* Leaf.blockLength
        before.elements = element
        before.extent = singleSums[block] &+ SingleRows(words, start..<element).extent
        return element
    }

    /// Finds the entry at a position.
    @inline(__always)
    func seek(_ before: inout Summary, position: Int, estimate: Int) -> Int {
        guard isPlain else { return seek(&before, past: position) { $0.extent &+ $0.unmeasured &* estimate } }
        let block = singleSums.lastBlock(notPast: position)
        let start = block &* Leaf.blockLength
        let extent = singleSums[block]
        let rows = SingleRows(words, start..<count, until: position &- extent)
        before.elements = start &+ rows.count
        before.extent = extent &+ rows.extent
        return before.elements
    }

    /// Finds the entry at a position where all rows are measured.
    ///
    /// - Parameters:
    ///   - guess: About the number of the row, among those of the leaf. The rows around it are fetched while the sums
    ///     are, so that the search waits for memory once instead of twice.
    ///   - elements: The number of elements in the leaf.
    @inline(__always)
    func seek(_ before: inout Summary, position: Int, near guess: Int, of elements: Int) -> Int {
        guard isPlain else { return seek(&before, past: position) { $0.extent } }
        let (first, last) = (max(0, guess &- Self.reach), min(elements &- 1, guess &+ Self.reach))
        // Always true in a plain leaf, which the processor learns. So it goes on before it has the rows.
        let areSingle = (singleWords[first] | singleWords[last]) & Entry.packedFlag == 0
        return areSingle ? seek(&before, position: position, estimate: 0) : seekFromStart(&before, position: position)
    }

    /// Finds the entry at a position in a plain leaf by its rows alone. A function of its own, so that the compiler
    /// keeps the branch that leads to it.
    @inline(never)
    private func seekFromStart(_ before: inout Summary, position: Int) -> Int {
        let rows = SingleRows(singleWords, 0..<count, until: position)
        before.elements = rows.count
        before.extent = rows.extent
        return rows.count
    }

    /// The distance from a guess within which most rows lie. Half of a processor's line of memory.
    private static let reach = 16

    /// Finds the first entry from the offset `start` up to whose end the measure exceeds `target`.
    @inline(__always)
    private func seek(
        _ before: inout Summary,
        from start: Int,
        past target: Int,
        of measure: (Summary) -> Int
    ) -> Int {
        let (words, count) = (UnsafePointer(words), count)
        var offset = start
        // Whole strides of single rows are added up at once. The entry itself is then looked for one by one.
        while offset &+ SingleRows.stride <= count {
            let singles = SingleRows(words, offset..<offset &+ SingleRows.stride)
            guard singles.isAll else { break }
            let sum = before &+ singles.summary
            if measure(sum) > target { break }
            before = sum
            offset &+= SingleRows.stride
        }
        while offset < count {
            var next = offset
            let sum = before &+ Entry(reading: words, at: &next).summary
            if measure(sum) > target { return offset }
            before = sum
            offset = next
        }
        return offset
    }
}
