import CPango

/// The bytes of a table of a font.
final class TableBytes {
    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer

    /// Reads a table. There are no bytes if the font lacks it.
    init(_ table: hb_tag_t, of face: OpaquePointer?) {
        blob = hb_face_reference_table(face, table)
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    /// The number of two bytes at an offset; 0 beyond the end.
    func number(at offset: Int) -> Int {
        offset >= 0 && offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
    }

    /// Reads what each number of a list stands for. The number of them precedes the list.
    ///
    /// - Parameters:
    ///   - place: The offset of the list, and then that behind it.
    ///   - first: The number of elements that count, but are not in the list.
    ///   - limit: The greatest number of elements.
    ///   - read: Returns an element for the offset of its number.
    /// - Returns: `nil` for a longer list.
    func takeNumbers<Element>(
        at place: inout Int,
        besides first: Int = 0,
        upTo limit: Int,
        _ read: (Int) -> Element
    ) -> [Element]? {
        let count = max(0, number(at: place) - first)
        guard count <= limit else { return nil }
        let start = place + 2
        place = start + 2 * count
        return (0..<count).map { read(start + 2 * $0) }
    }

    /// The class of a glyph in a table of classes.
    func glyphClass(of glyph: Int, at offset: Int) -> Int {
        if number(at: offset) == 1 {
            let index = glyph - number(at: offset + 2)
            return (0..<number(at: offset + 4)).contains(index) ? number(at: offset + 6 + 2 * index) : 0
        }
        for index in 0..<number(at: offset + 2) {
            let range = offset + 4 + 6 * index
            if number(at: range) <= glyph, glyph <= number(at: range + 2) { return number(at: range + 4) }
        }
        return 0
    }

    /// The glyphs of each class but 0 in a table of classes.
    func glyphClasses(at offset: Int) -> [Int: [Int]] {
        var classes: [Int: [Int]] = [:]
        if number(at: offset) == 1 {
            let first = number(at: offset + 2)
            for index in 0..<number(at: offset + 4) {
                classes[number(at: offset + 6 + 2 * index), default: []].append(first + index)
            }
        } else {
            forEachRange(at: offset) { glyphs, number in classes[number, default: []] += glyphs }
        }
        classes[0] = nil
        return classes
    }

    /// The glyphs of a coverage table, in order.
    func coverage(at offset: Int) -> [Int] {
        if number(at: offset) == 1 { return (0..<number(at: offset + 2)).map { number(at: offset + 4 + 2 * $0) } }
        var glyphs: [Int] = []
        forEachRange(at: offset) { range, _ in glyphs += range }
        return glyphs
    }

    /// Calls a closure with the ranges of glyphs of a table and the number that each has. Ranges ascend. Of a broken
    /// font, which could have billions of glyphs in them, only what lies behind the ranges before is read.
    private func forEachRange(at offset: Int, _ body: (Range<Int>, Int) -> Void) {
        var next = 0
        for index in 0..<number(at: offset + 2) {
            let range = offset + 4 + 6 * index
            let (first, end) = (max(next, number(at: range)), number(at: range + 2) + 1)
            guard first < end else { continue }
            body(first..<end, number(at: range + 4))
            next = end
        }
    }
}
