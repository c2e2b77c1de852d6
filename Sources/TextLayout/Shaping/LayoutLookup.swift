import CGTK

/// What the header of a lookup says.
struct LayoutLookup {
    /// Of what an extension stands for; 0 where the table ends too soon.
    var type = 0
    /// Whether bases or ligatures do not count as neighbours.
    var skipsLetters = true
    /// Of pairs: whether the second glyph may be changed too, and then is not the first one of another pair.
    var changesSecond = true

    /// All lookups of a table.
    static func all(in table: hb_tag_t, of face: OpaquePointer?) -> [LayoutLookup] {
        let blob: OpaquePointer? = hb_face_reference_table(face, table)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return [] }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        func number(at offset: Int) -> Int {
            offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
        }
        let list = number(at: 8)
        guard list > 0 else { return [] }
        let extensionType = table == LayoutTable.substitutions ? 7 : 9
        return (0..<number(at: list)).map { index in
            let lookup = list + number(at: list + 2 + 2 * index)
            var found = LayoutLookup(type: number(at: lookup))
            found.skipsLetters = number(at: lookup + 2) & 0b110 != 0
            let subtables = (0..<number(at: lookup + 4)).map { lookup + number(at: lookup + 6 + 2 * $0) }
            guard let first = subtables.first else { return found }
            let isExtended = found.type == extensionType
            if isExtended { found.type = number(at: first + 2) }
            found.changesSecond = subtables.contains { subtable in
                let offset = isExtended ? number(at: subtable + 4) << 16 | number(at: subtable + 6) : 0
                return number(at: subtable + offset + 6) != 0
            }
            return found
        }
    }
}
