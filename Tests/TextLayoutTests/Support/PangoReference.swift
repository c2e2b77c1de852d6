import CPango

@testable import TextLayout

/// The same text laid out by `PangoLayout`, as the model to compare with.
struct PangoReference {
    struct Line: Equatable, CustomStringConvertible {
        /// The range in UTF-8 bytes.
        var range: Range<Int>
        /// The width in points without trailing white space.
        var width: Double

        var description: String { "\(range) \(width)" }
    }

    let lines: [Line]

    init(_ text: String, font: FontDescription, width: Double, byCharacters: Bool = false) {
        let typeface = Typeface.resolve(font)
        lines = FontEngine.withLock { engine in
            let layout: OpaquePointer = pango_layout_new(engine.context)
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            pango_layout_set_font_description(layout, typeface.pangoDescription)
            pango_layout_set_width(layout, width.isFinite ? Int32(width.units) : -1)
            pango_layout_set_wrap(layout, byCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            let attributes = pango_attr_list_new()
            pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
            pango_layout_set_text(layout, text, Int32(text.utf8.count))
            return Self.lines(of: layout, text: text)
        }
    }

    private static func lines(of layout: OpaquePointer, text: String) -> [Line] {
        let bytes = Array(text.utf8)
        return (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            var width = Int(extents.width)
            // Pango has set the width of a space to zero at the end of a wrapped line, but not elsewhere.
            if end > start, bytes[end - 1] == 0x20, end == bytes.count || bytes[end] == 0x0A {
                var (left, right): (Int32, Int32) = (0, 0)
                pango_layout_line_index_to_x(line, Int32(end - 1), 0, &left)
                pango_layout_line_index_to_x(line, Int32(end - 1), 1, &right)
                width -= Int(abs(right - left))
            }
            return Line(range: start..<end, width: Double(units: width))
        }
    }
}
