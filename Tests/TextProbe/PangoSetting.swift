import CPango
import TextLayout

/// A Pango context of its own, configured like the project's, with one font.
final class PangoSetting {
    struct Line {
        /// The range in UTF-16 offsets.
        var range: Range<Int>
        /// The width in points without trailing white space.
        var width: Double
    }

    let context: OpaquePointer
    let description: OpaquePointer

    init(_ font: FontDescription) {
        let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
        pango_context_set_round_glyph_positions(context, 0)
        let options: OpaquePointer = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        description = pango_font_description_new()
        pango_font_description_set_family(description, Typeface.resolve(font).familyName)
        pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.cssWeight)))
    }

    /// Returns a layout, to be freed with `release`.
    func layout(_ text: String, width: Double, byCharacters: Bool = false) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_font_description(layout, description)
        set(width, of: layout)
        pango_layout_set_wrap(layout, byCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        return layout
    }

    func set(_ width: Double, of layout: OpaquePointer) {
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    }

    func release(_ layout: OpaquePointer) {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// Returns the lines of a text without soft hyphens, which the project shows and Pango by default doesn't.
    func lines(_ text: String, width: Double, byCharacters: Bool) -> [Line] {
        let layout = layout(text, width: width, byCharacters: byCharacters)
        defer { release(layout) }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        let bytes = Array(text.utf8)
        return (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            var width = Int(extents.width)
            // Pango has set the width of a space to zero at the end of a wrapped line, but not elsewhere.
            if end == bytes.count, end > start, bytes[end - 1] == 0x20 {
                var (left, right): (Int32, Int32) = (0, 0)
                pango_layout_line_index_to_x(line, Int32(end - 1), 0, &left)
                pango_layout_line_index_to_x(line, Int32(end - 1), 1, &right)
                width -= Int(abs(right - left))
            }
            let range = utf16(start, in: text)..<utf16(end, in: text)
            return Line(range: range, width: Double(width) / Double(PANGO_SCALE))
        }
    }

    private func utf16(_ byte: Int, in text: String) -> Int {
        text.utf16.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    }
}
