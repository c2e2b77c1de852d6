/// Some words, read as if each was one row. The compiler does several at a time.
struct SingleRows {
    /// So many are looked at together.
    static let stride = 16

    let count: Int
    /// Whether each is.
    let isAll: Bool
    /// The sum of their extents, in units, if so.
    let extent: Int

    @inline(__always)
    var summary: Summary { Summary(elements: count, extent: extent) }

    /// At most 65,536 words.
    @inline(__always)
    init(_ words: UnsafePointer<UInt16>, _ range: Range<Int>) {
        var flags: UInt16 = 0
        var sum: UInt32 = 0
        for index in range {
            let word = words[index]
            flags |= word
            sum &+= UInt32(word)
        }
        count = range.count
        isAll = flags & Entry.packedFlag == 0
        extent = Int(sum) &* Entry.singleUnit
    }

    /// The first of the words, which are single rows, up to the end of which lie no more than `position` units.
    @inline(__always)
    init(_ words: UnsafePointer<UInt16>, _ range: Range<Int>, until position: Int) {
        var rest = UInt32(truncatingIfNeeded: position / Entry.singleUnit)
        let all = rest
        var offset = range.lowerBound
        while offset &+ Self.stride <= range.upperBound {
            var sum: UInt32 = 0
            for index in offset..<offset &+ Self.stride { sum &+= UInt32(words[index]) }
            if sum > rest { break }
            rest &-= sum
            offset &+= Self.stride
        }
        while offset < range.upperBound, UInt32(words[offset]) <= rest {
            rest &-= UInt32(words[offset])
            offset &+= 1
        }
        count = offset &- range.lowerBound
        isAll = true
        extent = Int(all &- rest) &* Entry.singleUnit
    }
}
