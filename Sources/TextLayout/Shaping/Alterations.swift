/// Where parting a shaped text alters its glyphs: within a ligature or conjunct, and between two characters that were
/// shaped together and take notice of each other.
final class Alterations: Sendable {
    /// A bit for each byte.
    private let bits: [UInt64]

    /// O(n); after that each question costs nothing.
    init(of text: ShapedText) {
        var bits = [UInt64](repeating: 0, count: text.count / 64 + 1)
        for item in text.items {
            let noticing = Self.noticing(item)
            /// Of the cluster before, and of the one that a byte belongs to.
            var (previous, current) = (false, noticing?[0] ?? true)
            for offset in 1..<max(1, item.range.count) {
                let byte = item.range.lowerBound + offset
                let startsCluster = text.marks[byte].contains(.cluster)
                if startsCluster { (previous, current) = (current, noticing?[offset] ?? true) }
                if !startsCluster || previous && current { bits[byte >> 6] |= 1 << UInt64(byte & 63) }
            }
        }
        self.bits = bits
    }

    @inline(__always)
    func contains(_ byte: Int) -> Bool {
        bits[byte >> 6] & (1 << UInt64(byte & 63)) != 0
    }

    /// Whether a cluster that starts at a byte of the item has glyphs that take notice of others; nil if all may.
    private static func noticing(_ item: ShapedItem) -> [Bool]? {
        guard let glyphs = item.neighbors?.takeUnretainedValue().noticing else { return nil }
        var noticing = [Bool](repeating: false, count: item.range.count)
        let string = item.glyphs.pointee
        for index in 0..<item.glyphCount where glyphs.contains(string.glyphs[index].glyph) {
            noticing[Int(string.log_clusters[index])] = true
        }
        return noticing
    }
}
