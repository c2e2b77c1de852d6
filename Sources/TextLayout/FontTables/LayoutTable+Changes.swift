import CPango

extension LayoutTable {
    /// Adds the glyphs that a lookup may change or position in text without marks, except by positioning each
    /// independently and by kerning it with the next one.
    ///
    /// - Parameter present: The glyphs of the characters of such text.
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

    /// Whether a lookup only kerns glyphs with the next one, or positions each independently, apart from marks.
    private func leavesLetters(_ lookup: UInt32) -> Bool {
        guard tag == Self.positions, let type = type(of: lookup) else { return false }
        // Types 4 to 6 position marks.
        return (4...6).contains(type) || !skipsLetters(lookup) && (kernsPairs(lookup) || isOfSingleGlyphs(lookup))
    }

    /// Whether each rule of a chained lookup requires a glyph before or behind those that it changes.
    private func alwaysHasContext(_ lookup: UInt32, _ face: OpaquePointer?) -> Bool {
        guard tag == Self.substitutions, type(of: lookup) == 6 else { return false }
        let bytes = TableBytes(tag, of: face)
        return subtables(of: lookup).allSatisfy { subtable in
            guard bytes.number(at: subtable) == 2 else { return false }
            // The offsets of the coverage and of three class tables precede the sets of rules.
            return (0..<bytes.number(at: subtable + 10)).allSatisfy { index in
                let offset = bytes.number(at: subtable + 12 + 2 * index)
                guard offset > 0 else { return true }
                return (0..<bytes.number(at: subtable + offset)).allSatisfy { rule in
                    hasContext(subtable + offset + bytes.number(at: subtable + offset + 2 + 2 * rule), bytes)
                }
            }
        }
    }

    /// Whether a rule requires a class before or behind its input. Class 0 has all glyphs without a class.
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
