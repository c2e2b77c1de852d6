extension Leaf {
    /// The header, the index and the words of a leaf.
    struct Storage {
        private let header: UnsafeMutablePointer<Header>
        private let base: UnsafeMutablePointer<Int>

        init(header: UnsafeMutablePointer<Header>, base: UnsafeMutablePointer<Int>) {
            self.header = header
            self.base = base
        }

        /// Returns the number of integers that hold the index and the words.
        static func length(capacity: Int, isPlain: Bool) -> Int {
            indexLength(isPlain: isPlain) + (capacity + 3) / 4
        }

        @inline(__always)
        private static func indexLength(isPlain: Bool) -> Int {
            isPlain ? SingleSums.length : PrefixSums.length + PrefixSums.capacity / 4
        }

        @inline(__always)
        var count: Int {
            get { header.pointee.count }
            nonmutating set { header.pointee.count = newValue }
        }

        @inline(__always)
        var capacity: Int { header.pointee.capacity }

        @inline(__always)
        var isPlain: Bool { header.pointee.isPlain }

        @inline(__always)
        var words: UnsafeMutablePointer<UInt16> {
            UnsafeMutableRawPointer(base + Self.indexLength(isPlain: isPlain)).assumingMemoryBound(to: UInt16.self)
        }

        /// The words of a plain leaf.
        @inline(__always)
        var singleWords: UnsafeMutablePointer<UInt16> {
            UnsafeMutableRawPointer(base + Self.indexLength(isPlain: true)).assumingMemoryBound(to: UInt16.self)
        }

        /// The sums of what precedes each block of a plain leaf.
        @inline(__always)
        var singleSums: SingleSums { SingleSums(base) }

        /// The sums of what precedes each block of a leaf that is not plain.
        @inline(__always)
        var sums: PrefixSums { PrefixSums(base) }

        /// The offset at which each block of a leaf that is not plain begins. A block always begins with an entry.
        @inline(__always)
        var starts: UnsafeMutablePointer<UInt16> {
            UnsafeMutableRawPointer(base + PrefixSums.length).assumingMemoryBound(to: UInt16.self)
        }

        /// Computes the index of all words. Linear.
        func index() {
            guard !isPlain else { return singleSums.index(words, count: count) }
            let (words, sums, starts, count) = (words, sums, starts, count)
            var before = Summary()
            var offset = 0
            for block in 0..<PrefixSums.capacity {
                sums.setSum(before, before: block)
                starts[block] = UInt16(offset)
                let end = min(count, (block + 1) * Leaf.blockLength)
                guard offset < end else { continue }
                let singles = SingleRows(words, offset..<end)
                if singles.isAll {
                    before = before &+ singles.summary
                    offset = end
                }
                while offset < end { before = before &+ Entry(reading: words, at: &offset).summary }
            }
        }

        /// Updates the index for words of one block that have become more or fewer. Returns false, and changes
        /// nothing, if the words span blocks or the block would become longer than twice the usual length.
        func shiftIndex(words old: Range<Int>, by shift: Int, _ difference: Summary) -> Bool {
            guard !isPlain else { return false }
            let block = lastBlock(at: old.lowerBound)
            let isLast = block == PrefixSums.capacity - 1
            let end = isLast ? count : Int(starts[block + 1])
            let length = end + shift - Int(starts[block])
            // A search passes over the words of its block, so blocks must not grow without limit.
            guard old.upperBound <= end, length <= 2 * Leaf.blockLength else { return false }
            for index in block + 1..<PrefixSums.capacity {
                starts[index] = UInt16(Int(starts[index]) + shift)
            }
            sums.add(difference, behind: block)
            return true
        }

        /// Returns the last block that begins at a word or before it. Blocks without words at the end of
        /// the leaf don't count.
        private func lastBlock(at offset: Int) -> Int {
            var block = 0
            while block + 1 < PrefixSums.capacity, Int(starts[block + 1]) <= offset, Int(starts[block + 1]) < count {
                block += 1
            }
            return block
        }
    }
}
