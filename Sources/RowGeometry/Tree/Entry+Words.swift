/// How entries are packed: a measured row that differs from its neighbours is one word of 32 bits.
///
///     0 e xxx…          one row, exact or (e) estimated, extent below 2^30 units
///     1 kkk 0 n…        n unmeasured rows; or n rows of a known extent, which follows; or a mark of extent n
///     1 kkk 1 n…        the same for large numbers: n is continued in the next word, an extent takes two
extension Entry {
    static let maximumLength = 4

    static let packedFlag: UInt32 = 1 << 31
    static let singleExtentMask: UInt32 = (1 << 30) - 1
    private static let estimatedFlag: UInt32 = 1 << 30
    private static let kindShift: UInt32 = 28
    private static let longFlag: UInt32 = 1 << 27
    private static let payloadLimit = 1 << 27

    /// Reads the entry whose first word is at `offset`, and moves `offset` behind it.
    @inline(__always)
    init(reading words: UnsafePointer<UInt32>, at offset: inout Int) {
        let word = words[offset]
        offset += 1
        if word & Self.packedFlag == 0 {
            let kind: Kind = word & Self.estimatedFlag == 0 ? .exactRows : .estimatedRows
            self.init(kind: kind, count: 1, extent: Int(word & Self.singleExtentMask))
        } else {
            self.init(packed: word, words, at: &offset)
        }
    }

    @inline(__always)
    private init(packed word: UInt32, _ words: UnsafePointer<UInt32>, at offset: inout Int) {
        let kind = Self.kinds(word >> Self.kindShift & 7)
        let isLong = word & Self.longFlag != 0
        var payload = Int(word & (Self.longFlag - 1))
        if isLong {
            payload = payload << 32 | Int(words[offset])
            offset += 1
        }
        guard kind.isRows else {
            self.init(kind: kind, extent: payload)
            return
        }
        guard kind != .unmeasuredRows else {
            self.init(kind: kind, count: payload, extent: 0)
            return
        }
        var extent = Int(words[offset])
        offset += 1
        if isLong {
            extent |= Int(words[offset]) << 32
            offset += 1
        }
        self.init(kind: kind, count: payload, extent: extent)
    }

    @inline(__always)
    private static func kinds(_ bits: UInt32) -> Kind {
        // All eight patterns are kinds.
        Kind(rawValue: bits).unsafelyUnwrapped
    }

    /// Writes the entry at `offset`, moves `offset` behind it; at most `maximumLength` words.
    @inline(__always)
    func write(to words: UnsafeMutablePointer<UInt32>, at offset: inout Int) {
        if count == 1, kind.rawValue <= Kind.estimatedRows.rawValue, extent <= Int(Self.singleExtentMask) {
            words[offset] = UInt32(extent) | (kind == .exactRows ? 0 : Self.estimatedFlag)
            offset += 1
            return
        }
        let payload = kind.isRows ? count : extent
        let hasExtent = kind == .exactRows || kind == .estimatedRows
        let isLong = payload >= Self.payloadLimit || (hasExtent && extent > Int(UInt32.max))
        let head = Self.packedFlag | kind.rawValue << Self.kindShift
        if isLong {
            precondition(
                payload >> 32 < Self.payloadLimit,
                "a row, a header or a run of rows is too large for the table"
            )
            words[offset] = head | Self.longFlag | UInt32(payload >> 32)
            words[offset + 1] = UInt32(truncatingIfNeeded: payload)
            offset += 2
        } else {
            words[offset] = head | UInt32(payload)
            offset += 1
        }
        if hasExtent {
            words[offset] = UInt32(truncatingIfNeeded: extent)
            offset += 1
            if isLong {
                words[offset] = UInt32(extent >> 32)
                offset += 1
            }
        }
    }
}
