/// The bytes in front of which a break of a shaped text changes its glyphs: those within a ligature or conjunct,
/// and those between two characters that were shaped together and depend on each other.
final class UnsafeBreaks: Sendable {
    /// One bit per byte.
    private let bits: [UInt64]

    /// Finds the breaks in O(n). A later query costs nothing.
    init(of text: ShapedText) {
        var bits = [UInt64](repeating: 0, count: text.count / 64 + 1)
        for item in text.items {
            if Self.isKnown(item, of: text) {
                for byte in item.range.dropFirst() where !text.marks[byte].contains(.safeToBreak) {
                    bits[byte >> 6] |= 1 << UInt64(byte & 63)
                }
                continue
            }
            let contextual = Self.contextualClusters(of: item)
            /// For the previous cluster, and for the one to which the byte belongs.
            var (previous, current) = (false, contextual?[0] ?? true)
            for offset in 1..<max(1, item.range.count) {
                let byte = item.range.lowerBound + offset
                let startsCluster = text.marks[byte].contains(.cluster)
                if startsCluster { (previous, current) = (current, contextual?[offset] ?? true) }
                if text.marks[byte].contains(.safeToBreak) { continue }
                if !startsCluster || previous && current { bits[byte >> 6] |= 1 << UInt64(byte & 63) }
            }
        }
        self.bits = bits
    }

    /// Whether an item, of a script without spaces, can be broken at all its opportunities. Then the others are not
    /// examined.
    private static func isKnown(_ item: ShapedItem, of text: ShapedText) -> Bool {
        var hasOpportunities = false
        for byte in item.range.dropFirst() where text.marks[byte].isSuperset(of: [.word, .cluster]) {
            guard text.marks[byte].contains(.safeToBreak) else { return false }
            if !text.marks[byte - 1].contains(.white) { hasOpportunities = true }
        }
        return hasOpportunities
    }

    @inline(__always)
    func contains(_ byte: Int) -> Bool {
        bits[byte >> 6] & (1 << UInt64(byte & 63)) != 0
    }

    /// For each byte of the item, whether a cluster that starts there has contextual glyphs; `nil` if any cluster
    /// may.
    private static func contextualClusters(of item: ShapedItem) -> [Bool]? {
        guard let glyphs = item.contextualGlyphs?.takeUnretainedValue().glyphs else { return nil }
        var contextual = [Bool](repeating: false, count: item.range.count)
        let string = item.glyphs.pointee
        for index in 0..<item.glyphCount where glyphs.contains(string.glyphs[index].glyph) {
            contextual[Int(string.log_clusters[index])] = true
        }
        return contextual
    }
}
