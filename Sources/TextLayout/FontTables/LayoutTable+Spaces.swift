import CPango

extension LayoutTable {
    /// Whether no rule of a lookup requires anything beyond a space that it requires. Then a word depends only on
    /// whether there are spaces next to it. `false` if that is not known.
    ///
    /// - Parameter spaces: The glyphs that a space may have.
    func endsAtSpaces(_ lookup: UInt32, _ spaces: [hb_codepoint_t], of face: OpaquePointer?) -> Bool {
        guard type(of: lookup) == (tag == Self.substitutions ? 6 : 8), !skipsLetters(lookup) else { return false }
        let bytes = TableBytes(tag, of: face)
        return subtables(of: lookup).allSatisfy { subtable in
            switch bytes.number(at: subtable) {
            case 2: rules(ofClassesAt: subtable, bytes).allSatisfy { endsAtSpaces($0, spaces, at: subtable, bytes) }
            default: false
            }
        }
    }

    /// The offsets of the rules of a chained lookup by classes.
    private func rules(ofClassesAt subtable: Int, _ bytes: TableBytes) -> [Int] {
        (0..<bytes.number(at: subtable + 10)).flatMap { index -> [Int] in
            let offset = bytes.number(at: subtable + 12 + 2 * index)
            guard offset > 0 else { return [] }
            let set = subtable + offset
            return (0..<bytes.number(at: set)).map { set + bytes.number(at: set + 2 + 2 * $0) }
        }
    }

    private func endsAtSpaces(
        _ rule: Int,
        _ spaces: [hb_codepoint_t],
        at subtable: Int,
        _ bytes: TableBytes
    ) -> Bool {
        var place = rule
        func take(besides first: Int) -> [Int] {
            let count = max(0, bytes.number(at: place) - first)
            defer { place += 2 + 2 * count }
            return (0..<count).map { bytes.number(at: place + 2 + 2 * $0) }
        }
        func hasSpace(_ classes: some Sequence<Int>, definedAt offset: Int) -> Bool {
            let definition = subtable + bytes.number(at: offset)
            let own = Set(spaces.map { bytes.glyphClass(of: Int($0), at: definition) })
            return classes.contains { own.contains($0) }
        }
        // The nearest glyph is the first of each sequence.
        let (before, input, after) = (take(besides: 0), take(besides: 1), take(besides: 0))
        let count = bytes.number(at: place)
        let changes = (0..<count).map { UInt32(bytes.number(at: place + 4 + 4 * $0)) }
        return !hasSpace(before.dropLast(), definedAt: subtable + 4) && !hasSpace(input, definedAt: subtable + 6)
            && !hasSpace(after.dropLast(), definedAt: subtable + 8) && changes.allSatisfy(isOfSingleGlyphs)
    }
}
