import CPango

extension PangoShaper {
    /// Returns the fonts and features of the spans as attributes. Colors and underlines are left out, because
    /// attributes divide items.
    static func attributes(for spans: [StyleSpan]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = guint(range.lowerBound)
            attribute?.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        var next = 0
        while next < spans.count {
            let (typeface, style) = (spans[next].typeface, spans[next].style)
            let start = spans[next].range.lowerBound
            var end = start
            repeat {
                end = spans[next].range.upperBound
                next += 1
            } while next < spans.count && spans[next].style.shapesLike(style)
            insert(pango_attr_font_desc_new(typeface.pangoDescription), start..<end)
            let others = style.kern != 0 ? ["liga=0", "clig=0"] : []
            if let features = style.font.features.pangoAttribute(start..<end, others: others) {
                pango_attr_list_insert(list, features)
            }
        }
        return list
    }
}
