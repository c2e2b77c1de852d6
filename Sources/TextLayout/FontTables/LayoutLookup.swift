import CPango

/// The header of a lookup.
struct LayoutLookup {
    /// The type; of an extension, the type of the lookups in it. 0 if the table ends too soon.
    var type = 0
    /// Whether the lookup ignores base glyphs or ligatures.
    var skipsLetters = true
    /// For pairs, whether the lookup may change the second glyph too, which then is not the first one of another
    /// pair.
    var changesSecond = true
    /// The offsets of the subtables; of an extension, of those in it.
    var subtables: [Int] = []

    /// Returns all lookups of a table.
    static func all(in table: hb_tag_t, of face: OpaquePointer?) -> [LayoutLookup] {
        let bytes = TableBytes(table, of: face)
        func number(at offset: Int) -> Int { bytes.number(at: offset) }
        let list = number(at: 8)
        guard list > 0 else { return [] }
        let extensionType = table == LayoutTable.substitutions ? 7 : 9
        return (0..<number(at: list)).map { index in
            let lookup = list + number(at: list + 2 + 2 * index)
            var found = LayoutLookup(type: number(at: lookup))
            found.skipsLetters = number(at: lookup + 2) & 0b110 != 0
            found.subtables = (0..<number(at: lookup + 4)).map { lookup + number(at: lookup + 6 + 2 * $0) }
            if found.type == extensionType, let first = found.subtables.first {
                found.type = number(at: first + 2)
                found.subtables = found.subtables.map { $0 + (number(at: $0 + 4) << 16 | number(at: $0 + 6)) }
            }
            found.changesSecond = found.subtables.isEmpty || found.subtables.contains { number(at: $0 + 6) != 0 }
            return found
        }
    }
}
