import CGTK

/// What happens in text of some characters only.
extension LayoutTable {
    /// Adds the glyphs that a lookup may change or place in text without marks, but for placing each by itself and for
    /// kerning it with the next one.
    ///
    /// - Parameter present: the glyphs that there are in such text.
    func addChanging(
        _ lookup: UInt32,
        to glyphs: OpaquePointer?,
        amidst present: OpaquePointer?,
        of face: OpaquePointer?
    ) {
        if leavesLetters(lookup) { return }
        if let ligatures = ligatures(of: lookup, face) {
            for parts in ligatures where parts.allSatisfy({ hb_set_has(present, $0) != 0 }) {
                for part in parts { hb_set_add(glyphs, part) }
            }
            return
        }
        let found = LookupGlyphs(of: lookup, in: self, face)
        if alwaysHasContext(lookup, face), !found.depends(onAnyOf: present) { return }
        hb_set_union(glyphs, found.input)
    }

    /// Whether a lookup does no more to glyphs that are no marks than to kern them with the next one, or to place each by
    /// itself.
    private func leavesLetters(_ lookup: UInt32) -> Bool {
        guard tag == Self.positions, let type = type(of: lookup) else { return false }
        // Types 4 to 6 place marks.
        return (4...6).contains(type) || !skipsLetters(lookup) && (kernsPairs(lookup) || isOfSingleGlyphs(lookup))
    }

    /// Whether all that a chained lookup does depends on a glyph before or behind what it changes.
    private func alwaysHasContext(_ lookup: UInt32, _ face: OpaquePointer?) -> Bool {
        guard tag == Self.substitutions, type(of: lookup) == 6 else { return false }
        let bytes = TableBytes(tag, of: face)
        return subtables(of: lookup).allSatisfy { subtable in
            guard bytes.number(at: subtable) == 2 else { return false }
            // Offsets of the coverage and of three tables of classes, then the sets of rules.
            return (0..<bytes.number(at: subtable + 10)).allSatisfy { index in
                let offset = bytes.number(at: subtable + 12 + 2 * index)
                guard offset > 0 else { return true }
                return (0..<bytes.number(at: subtable + offset)).allSatisfy { rule in
                    hasContext(subtable + offset + bytes.number(at: subtable + offset + 2 + 2 * rule), bytes)
                }
            }
        }
    }

    /// Whether a rule asks for a class other than that of all other glyphs, before or behind.
    private func hasContext(_ rule: Int, _ bytes: TableBytes) -> Bool {
        var place = rule
        func takeClasses(besides first: Int) -> [Int] {
            let count = max(0, bytes.number(at: place) - first)
            defer { place += 2 + 2 * count }
            return (0..<count).map { bytes.number(at: place + 2 + 2 * $0) }
        }
        let before = takeClasses(besides: 0)
        _ = takeClasses(besides: 1)
        return (before + takeClasses(besides: 0)).contains { $0 != 0 }
    }
}
