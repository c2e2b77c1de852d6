import CGTK

/// A font's kerning from before OpenType, which HarfBuzz uses in scripts for which there is no other.
enum KernTable {
    /// Whether there is one.
    static func isIn(_ face: OpaquePointer?) -> Bool {
        let blob: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: "kern"))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// Whether a glyph may be kerned with any other. The one form that fonts for several systems have, a list of pairs, is
    /// searched; of any other nothing is known.
    static func mayKern(_ glyph: hb_codepoint_t, in face: OpaquePointer?) -> Bool {
        let blob: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: "kern"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return false }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        func number(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
        let (header, pairSize) = (18, 6)
        // Version 0, one subtable, of format 0. Its length says nothing: it is too short a number for many pairs.
        guard bytes.count >= header, number(at: 0) == 0, number(at: 2) == 1, bytes[8] == 0 else { return true }
        let count = number(at: 10)
        guard bytes.count >= header + count * pairSize else { return true }
        return (0..<count).contains { pair in
            let offset = header + pair * pairSize
            return number(at: offset) == Int(glyph) || number(at: offset + 2) == Int(glyph)
        }
    }
}
