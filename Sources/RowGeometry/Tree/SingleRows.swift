/// The sum of some words that are read as if each were one row. The compiler vectorizes the loop.
struct SingleRows {
    /// The number of words that are added up before looking at the result.
    static let stride = 16

    /// The number of words.
    let count: Int
    /// Whether each word is a single row.
    let isAll: Bool
    /// The sum of the rows' extents, in units. Meaningless if `isAll` is false.
    let extent: Int

    @inline(__always)
    var summary: Summary { Summary(elements: count, extent: extent) }

    /// Adds up words. There may be at most 65,536, so that their sum fits in 32 bits.
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

    /// Adds up the longest prefix whose extent does not exceed `position` units. All words must be single rows.
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
