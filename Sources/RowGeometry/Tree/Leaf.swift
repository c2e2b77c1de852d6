/// A stretch of packed entries. No entry merges with its neighbour, in the leaf or across leaves.
///
/// The words lie in the object itself, and the object is no larger than they need, give or take an eighth.
final class Leaf: ManagedBuffer<Leaf.Header, UInt32> {
    struct Header {
        var count: Int32
        var capacity: Int32
    }

    static let maximumCount = 512
    /// A leaf other than the root has no fewer words.
    static let minimumCount = 64

    static func make(capacity: Int) -> Leaf {
        let header = Header(count: 0, capacity: Int32(capacity))
        return unsafeDowncast(create(minimumCapacity: capacity) { _ in header }, to: Leaf.self)
    }

    static func make(_ words: UnsafeBufferPointer<UInt32>, capacity: Int? = nil) -> Leaf {
        let leaf = make(capacity: capacity ?? words.count)
        leaf.withUnsafeMutablePointers { header, target in
            if let base = words.baseAddress {
                target.initialize(from: base, count: words.count)
            }
            header.pointee.count = Int32(words.count)
        }
        return leaf
    }

    /// The number of words.
    @inline(__always)
    var count: Int { Int(header.count) }

    /// The number of words there is room for.
    @inline(__always)
    var room: Int { Int(header.capacity) }

    @inline(__always)
    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        withUnsafeMutablePointers { header, words in
            body(UnsafeBufferPointer(start: words, count: Int(header.pointee.count)))
        }
    }

    var summary: Summary {
        withWords { Self.summary(of: $0) }
    }

    static func summary(of words: UnsafeBufferPointer<UInt32>) -> Summary {
        guard let base = words.baseAddress else { return Summary() }
        var sum = Summary()
        var offset = 0
        while offset < words.count {
            sum += Entry(reading: base, at: &offset).summary
        }
        return sum
    }

    /// Finds the first entry at or behind `offset` with which the prefix sum `before` becomes past; there must be one.
    ///
    /// On return `offset` is the place of its first word, and `before` the sum of all that precedes it. Rows of a
    /// single word are skipped by the block, in a loop the compiler vectorises.
    @inline(__always)
    func seek(_ before: inout Summary, _ offset: inout Int, until isPast: (Summary) -> Bool) {
        let block = 16
        withUnsafeMutablePointers { header, pointer in
            let words = UnsafePointer(pointer)
            let count = Int(header.pointee.count)
            while offset + block <= count {
                var flags: UInt32 = 0
                var extent: UInt64 = 0
                var estimated: UInt32 = 0
                for index in offset..<offset + block {
                    let word = words[index]
                    flags |= word
                    extent &+= UInt64(word & Entry.singleExtentMask)
                    estimated &+= word >> 30
                }
                if flags & Entry.packedFlag != 0 {
                    let end = offset + block
                    while offset < end {
                        var next = offset
                        let sum = before + Entry(reading: words, at: &next).summary
                        if isPast(sum) { return }
                        before = sum
                        offset = next
                    }
                } else {
                    var sum = before
                    sum.elements += block
                    sum.extent += Int(extent)
                    sum.estimated += Int(estimated)
                    if isPast(sum) { break }
                    before = sum
                    offset += block
                }
            }
            while offset < count {
                var next = offset
                let sum = before + Entry(reading: words, at: &next).summary
                if isPast(sum) { return }
                before = sum
                offset = next
            }
        }
    }
}
