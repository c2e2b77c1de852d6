import CPango

extension LineMetrics {
    /// Reads the metrics of a font file, in points. Cap height and x-height fall back to those of its letters.
    init(of font: UnsafeMutablePointer<PangoFont>, size: Double) {
        let shared: OpaquePointer? = pango_font_get_hb_font(font)
        var extents = hb_font_extents_t()
        guard let shared, hb_font_get_h_extents(shared, &extents) != 0 else {
            self = .system(size: size)
            return
        }
        var (scale, unused): (Int32, Int32) = (0, 0)
        hb_font_get_scale(shared, &scale, &unused)
        let unit = scale == 0 ? 0 : size / Double(scale)
        func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shared, tag, &position)
            return Double(position) * unit
        }
        self.init(
            ascender: Double(extents.ascender) * unit,
            descender: Double(extents.descender) * unit,
            leading: Double(extents.line_gap) * unit,
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT),
            underlinePosition: measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
            underlineThickness: measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        )
    }
}
