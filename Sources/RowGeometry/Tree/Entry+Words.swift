/// The packing of entries into words of 16 bits. A measured row that differs from its neighbors takes one word if its
/// height is a whole number of pixels.
///
///     0 eee…              one exact row, its extent in units of 1/6 point, which holds pixels of scale 1, 2 and 3
///     1 kkk 00 p… w       one row of extent p << 16 | w; or that many unmeasured rows; or a mark of that extent
///     1 kkk 01 p… w w     p rows of a known extent, the low word first
///     1 kkk 10 … w w w w  the same as 00 for any number; a run's count is followed by its extent, four more words
///
/// `kkk` is the kind, and `p` has 10 bits.
extension Entry {
    /// The greatest number of words in an entry.
    static let maximumLength = 9
    /// The bit that distinguishes the first word of a longer entry from a row of a single word.
    static let packedFlag: UInt16 = 1 << 15
    /// The extent of a row of a single word is a multiple of this many units.
    static let singleUnit = 32
    /// Runs of fewer rows are written row by row if each is a single word, since leaves of single
    /// words are the fastest.
    static let minimumRun = 8

    private static let kindShift: UInt16 = 12
    private static let formShift: UInt16 = 10
    private static let payloadMask: UInt16 = 1 << 10 - 1
    private enum Form {
        static let short: UInt16 = 0
        static let run: UInt16 = 1
        static let long: UInt16 = 2
    }

    /// The word of a single exact row, or nil if the entry is anything else.
    @inline(__always)
    var singleWord: UInt16? {
        guard count == 1, kind == .exactRows, extent % Self.singleUnit == 0, extent / Self.singleUnit < Self.packedFlag
        else { return nil }
        return UInt16(truncatingIfNeeded: extent / Self.singleUnit)
    }

    /// Returns the extent of a row of a single word, in units.
    @inline(__always)
    static func extent(ofSingle word: UInt16) -> Int { Int(word) &* singleUnit }

    /// Reads the entry whose first word is at `offset`, and moves `offset` past it.
    @inline(__always)
    init(reading words: UnsafePointer<UInt16>, at offset: inout Int) {
        let word = words[offset]
        if word & Self.packedFlag == 0 {
            offset &+= 1
            self.init(kind: .exactRows, count: 1, extent: Self.extent(ofSingle: word))
        } else {
            self.init(packed: word, words, at: &offset)
        }
    }

    // Not inlined, so that the path for rows of a single word, which are the common case, stays small.
    @inline(never)
    private init(packed head: UInt16, _ words: UnsafePointer<UInt16>, at offset: inout Int) {
        // A kind has 3 bits, and there are eight kinds.
        let kind = Kind(rawValue: UInt32(head >> Self.kindShift & 7)).unsafelyUnwrapped
        let hasExtent = kind == .exactRows || kind == .estimatedRows
        let payload = Int(head & Self.payloadMask)
        switch head >> Self.formShift & 3 {
        case Form.short:
            let value = payload << 16 | Int(words[offset + 1])
            offset += 2
            self.init(kind: kind, value)
        case Form.run:
            self.init(kind: kind, count: payload, extent: Int(words[offset + 1]) | Int(words[offset + 2]) << 16)
            offset += 3
        default:
            let value = Self.number(words, at: offset + 1)
            if hasExtent {
                self.init(kind: kind, count: value, extent: Self.number(words, at: offset + 5))
            } else {
                self.init(kind: kind, value)
            }
            offset += hasExtent ? 9 : 5
        }
    }

    /// Creates an entry that one number describes: the count of unmeasured rows, or the extent of anything else.
    private init(kind: Kind, _ value: Int) {
        self.init(kind: kind, count: kind == .unmeasuredRows ? value : 1, extent: kind == .unmeasuredRows ? 0 : value)
    }

    /// Writes the entry at `offset`, at most `maximumLength` words, and moves `offset` past them.
    @inline(__always)
    func write(to words: UnsafeMutablePointer<UInt16>, at offset: inout Int) {
        if count < Self.minimumRun, let word = repeated(1).singleWord {
            for _ in 0..<count {
                words[offset] = word
                offset &+= 1
            }
            return
        }
        writePacked(to: words, at: &offset)
    }

    @inline(never)
    private func writePacked(to words: UnsafeMutablePointer<UInt16>, at offset: inout Int) {
        let hasExtent = kind == .exactRows || kind == .estimatedRows
        let value = kind == .unmeasuredRows ? count : extent
        let head = Self.packedFlag | UInt16(kind.rawValue) << Self.kindShift
        if !hasExtent || count == 1, value >> 26 == 0 {
            words[offset] = head | Form.short << Self.formShift | UInt16(value >> 16)
            words[offset + 1] = UInt16(truncatingIfNeeded: value)
            offset += 2
        } else if hasExtent, count <= Int(Self.payloadMask), extent >> 32 == 0 {
            words[offset] = head | Form.run << Self.formShift | UInt16(count)
            words[offset + 1] = UInt16(truncatingIfNeeded: extent)
            words[offset + 2] = UInt16(truncatingIfNeeded: extent >> 16)
            offset += 3
        } else {
            words[offset] = head | Form.long << Self.formShift
            Self.write(hasExtent ? count : value, to: words, at: offset + 1)
            if hasExtent { Self.write(extent, to: words, at: offset + 5) }
            offset += hasExtent ? 9 : 5
        }
    }

    /// Returns the 64-bit number in four words, the low word first.
    private static func number(_ words: UnsafePointer<UInt16>, at offset: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(words[offset + $1]) << (16 * $1) }
    }

    private static func write(_ number: Int, to words: UnsafeMutablePointer<UInt16>, at offset: Int) {
        for index in 0..<4 { words[offset + index] = UInt16(truncatingIfNeeded: number >> (16 * index)) }
    }
}
