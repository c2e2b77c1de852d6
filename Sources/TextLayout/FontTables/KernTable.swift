import CPango

/// The `kern` table of a font, from before OpenType. HarfBuzz uses it in scripts for which there is no other kerning.
enum KernTable {
    /// Whether a font has the table.
    static func isIn(_ face: OpaquePointer?) -> Bool {
        let blob: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: "kern"))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// Whether a glyph may be kerned with any other. Searches a list of pairs, the one form that fonts for several
    /// systems have; returns `true` for any other form.
    static func mayKern(_ glyph: hb_codepoint_t, in face: OpaquePointer?) -> Bool {
        withBytes(of: face) { bytes in
            guard let pairs = pairs(in: bytes) else { return true }
            return pairs.contains { number(at: $0, bytes) == Int(glyph) || number(at: $0 + 2, bytes) == Int(glyph) }
        } ?? false
    }

    /// Whether the table kerns only glyphs that are next to each other.
    static func isOfPairs(in face: OpaquePointer?) -> Bool {
        withBytes(of: face) { pairs(in: $0) != nil } ?? true
    }

    /// Calls a closure with the table; returns `nil` if there is none.
    private static func withBytes(of face: OpaquePointer?, _ body: (UnsafeRawBufferPointer) -> Bool) -> Bool? {
        let blob: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: "kern"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    /// The offsets of the pairs in a table of the known form; `nil` for any other.
    private static func pairs(in bytes: UnsafeRawBufferPointer) -> StrideTo<Int>? {
        let (header, pairSize) = (18, 6)
        // Version 0, one subtable, of format 0. Its length is ignored: the field is too short for many pairs.
        guard bytes.count >= header, number(at: 0, bytes) == 0, number(at: 2, bytes) == 1, bytes[8] == 0 else {
            return nil
        }
        let end = header + number(at: 10, bytes) * pairSize
        return bytes.count >= end ? stride(from: header, to: end, by: pairSize) : nil
    }

    private static func number(at offset: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
        Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
