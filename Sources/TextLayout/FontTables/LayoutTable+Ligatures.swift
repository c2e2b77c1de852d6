import CPango

extension LayoutTable {
    /// The components of the ligatures of a lookup, each in order; `nil` if the lookup does anything else.
    func ligatures(of lookup: UInt32, _ face: OpaquePointer?) -> [[hb_codepoint_t]]? {
        guard tag == Self.substitutions, type(of: lookup) == 4 else { return nil }
        let bytes = TableBytes(tag, of: face)
        var found: [[hb_codepoint_t]] = []
        for subtable in subtables(of: lookup) {
            guard bytes.number(at: subtable) == 1 else { return nil }
            let firsts = bytes.coverage(at: subtable + bytes.number(at: subtable + 2))
            for (index, first) in firsts.prefix(bytes.number(at: subtable + 4)).enumerated() {
                let set = subtable + bytes.number(at: subtable + 6 + 2 * index)
                for ligature in 0..<bytes.number(at: set) {
                    let place = set + bytes.number(at: set + 2 + 2 * ligature)
                    let others = (1..<max(1, bytes.number(at: place + 2))).map { bytes.number(at: place + 2 + 2 * $0) }
                    found.append(([first] + others).map { hb_codepoint_t($0) })
                }
            }
        }
        return found
    }

    /// The glyphs that follow a glyph in the ligatures of a lookup; `nil` if the lookup does anything else.
    func followers(of glyph: hb_codepoint_t, in lookup: UInt32, of face: OpaquePointer?) -> Set<hb_codepoint_t>? {
        guard let ligatures = ligatures(of: lookup, face) else { return nil }
        var found: Set<hb_codepoint_t> = []
        for parts in ligatures {
            for (one, next) in zip(parts, parts.dropFirst()) where one == glyph { found.insert(next) }
        }
        return found
    }
}
