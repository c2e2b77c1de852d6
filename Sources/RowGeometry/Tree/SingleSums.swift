/// The sums of the rows that precede each block of a plain leaf, in the unit of its words. With 32 bits each, eight
/// are compared or changed at a time.
struct SingleSums {
    static let blocks = PrefixSums.capacity
    /// The number of integers that hold the sums.
    static let length = blocks / 2

    private typealias Eight = SIMD8<Int32>

    private let base: UnsafeMutableRawPointer

    init(_ base: UnsafeMutablePointer<Int>) {
        self.base = UnsafeMutableRawPointer(base)
    }

    /// The extent of all rows before a block, in units.
    @inline(__always)
    subscript(block: Int) -> Int {
        Int(base.load(fromByteOffset: block &* 4, as: Int32.self)) &* Entry.singleUnit
    }

    /// Computes the sums of all blocks. Linear.
    func index(_ words: UnsafePointer<UInt16>, count: Int) {
        var sum: Int32 = 0
        for block in 0..<Self.blocks {
            base.storeBytes(of: sum, toByteOffset: block * 4, as: Int32.self)
            let start = min(count, block * Leaf.blockLength)
            let rows = SingleRows(words, start..<min(count, start + Leaf.blockLength))
            sum += Int32(rows.extent / Entry.singleUnit)
        }
    }

    /// Returns the last block before which lie no more than `target` units.
    @inline(__always)
    func lastBlock(notPast target: Int) -> Int {
        let target = Eight(repeating: Int32(truncatingIfNeeded: target / Entry.singleUnit))
        var count = Eight()
        for index in 0..<Self.blocks / 8 {
            count &-= Eight(repeating: -1).replacing(with: 0, where: eight(index) .> target)
        }
        return Int(count.wrappedSum()) &- 1
    }

    /// Adds the difference of a row's extent, in units, to the sums after its block.
    @inline(__always)
    func add(_ difference: Int, behind block: Int) {
        let difference = Eight(repeating: Int32(truncatingIfNeeded: difference / Entry.singleUnit))
        let block = Eight(repeating: Int32(truncatingIfNeeded: block))
        var blocks = Eight(0, 1, 2, 3, 4, 5, 6, 7)
        for index in 0..<Self.blocks / 8 {
            let sums = eight(index) &+ difference.replacing(with: 0, where: blocks .<= block)
            base.storeBytes(of: sums, toByteOffset: index &* 32, as: Eight.self)
            blocks &+= 8
        }
    }

    @inline(__always)
    private func eight(_ index: Int) -> Eight {
        base.loadUnaligned(fromByteOffset: index &* 32, as: Eight.self)
    }
}
