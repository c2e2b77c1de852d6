import CGTK

extension LayoutTable {
    /// The glyphs that come next to a glyph in the ligatures that a lookup makes of it; nil if it does anything else.
    func followers(of glyph: hb_codepoint_t, in lookup: UInt32, of face: OpaquePointer?) -> Set<hb_codepoint_t>? {
        guard let subtables = ligatureSubtables(of: lookup) else { return nil }
        let bytes = TableBytes(tag, of: face)
        var found: Set<hb_codepoint_t> = []
        for subtable in subtables {
            guard bytes.number(at: subtable) == 1 else { return nil }
            let firsts = bytes.coverage(at: subtable + bytes.number(at: subtable + 2))
            for (index, first) in firsts.prefix(bytes.number(at: subtable + 4)).enumerated() {
                let set = subtable + bytes.number(at: subtable + 6 + 2 * index)
                for ligature in 0..<bytes.number(at: set) {
                    let place = set + bytes.number(at: set + 2 + 2 * ligature)
                    let others = (1..<max(1, bytes.number(at: place + 2))).map { bytes.number(at: place + 2 + 2 * $0) }
                    for (one, next) in zip([first] + others, others) where one == Int(glyph) {
                        found.insert(hb_codepoint_t(next))
                    }
                }
            }
        }
        return found
    }
}
