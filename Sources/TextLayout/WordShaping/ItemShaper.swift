import CGTK

/// Shapes items of one font, script, direction and language by their words, which it keeps, for text that is more than a
/// `PlainText`. In scripts without spaces what it keeps are characters that take no notice of others, and the stretches
/// between these. Used with the engine's lock held.
final class ItemShaper {
    /// Which items are alike.
    struct Style: Hashable {
        let font: UnsafeMutablePointer<PangoFont>
        let script: Int32
        let isRightToLeft: Bool
        private let language: OpaquePointer?
        private let flags: UInt8
        private let gravity: UInt8

        /// Nil if the item has features of its own.
        init?(_ analysis: PangoAnalysis, font: UnsafeMutablePointer<PangoFont>) {
            guard analysis.extra_attrs == nil else { return nil }
            self.font = font
            script = Int32(analysis.script)
            isRightToLeft = analysis.level & 1 == 1
            language = analysis.language
            flags = analysis.flags
            gravity = analysis.gravity
        }
    }

    let style: Style
    /// Nil if the font may do anything across spaces, so that words are nothing by themselves.
    let boundaries: WordBoundaries?
    /// Nil if in this script all glyphs may take notice of others.
    let contextual: GlyphSet?
    var known = WordTable()
    let scratch = pango_glyph_string_new()

    /// Nil if nothing in the font is by itself.
    ///
    /// - Parameter contextual: of the font; nil unless its tables tell all that happens in the script.
    init?(_ style: Style, contextual: Unmanaged<ContextualGlyphs>?) {
        let font: OpaquePointer? = pango_font_get_hb_font(style.font)
        let features = contextual == nil ? LayoutTable.complexFeatures : []
        let script = hb_script_from_iso15924_tag(g_unicode_script_to_iso15924(GUnicodeScript(style.script)))
        let boundaries = WordBoundaries(of: font, features: features, script: script)
        // What a letter becomes in other scripts is more than its character tells.
        let hasWords = boundaries.areFirm && (contextual != nil || !boundaries.lookBeyondSpaces)
        guard hasWords || contextual != nil else { return nil }
        self.boundaries = hasWords ? boundaries : nil
        self.style = style
        self.contextual = contextual?.takeUnretainedValue().glyphs
    }

    deinit { pango_glyph_string_free(scratch) }

    /// The glyphs of an item as they are when all of it is shaped at once; nil if that is what has to be done.
    func glyphs(
        _ item: UnsafeMutablePointer<PangoItem>,
        _ text: UnsafeBufferPointer<CChar>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        text.withMemoryRebound(to: UInt8.self) { glyphs(ItemSource(item, of: $0)) }
    }

    private func glyphs(_ source: ItemSource) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard isClosed(source), !source.item.contains(where: { $0 >= 0xF0 }) else { return nil }
        guard let words = characters(source) ?? words(source), let glyphs = pango_glyph_string_new() else { return nil }
        join(words, in: glyphs)
        return glyphs
    }

    /// Whether what is before and behind an item has no influence on it: in scripts whose letters join, that is so for the
    /// ends of the text and for ASCII.
    private func isClosed(_ source: ItemSource) -> Bool {
        if contextual != nil { return true }
        let (start, end) = (source.range.lowerBound, source.range.upperBound)
        return (start == 0 || source.text[start - 1] < 0x80) && (end == source.text.count || source.text[end] < 0x80)
    }

    /// Copies the words one behind the other, from left to right.
    private func join(_ words: [WordShaper.Place], in glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        pango_glyph_string_set_size(glyphs, Int32(words.reduce(0) { $0 + $1.word.header.glyphs }))
        guard var glyph = glyphs.pointee.glyphs, var cluster = glyphs.pointee.log_clusters else { return }
        for index in words.indices {
            let (start, word) = words[style.isRightToLeft ? words.count - 1 - index : index]
            word.withParts { parts in
                if let base = parts.glyphs.baseAddress { glyph.update(from: base, count: parts.glyphs.count) }
                for index in parts.clusters.indices { cluster[index] = Int32(start) + parts.clusters[index] }
                glyph += parts.glyphs.count
                cluster += parts.glyphs.count
            }
        }
    }
}

extension ItemShaper {
    /// Fills the glyph string with the glyphs of a stretch of an item.
    func shape(_ bytes: Range<Int>, of source: ItemSource) {
        source.text.withMemoryRebound(to: CChar.self) { text in
            guard let base = text.baseAddress else { return }
            let start = base + source.range.lowerBound + bytes.lowerBound
            pango_shape_full(start, Int32(bytes.count), base, Int32(text.count), source.analysis, scratch)
        }
    }

    /// Parts the glyph string into the words that follow each other in it, and keeps them.
    ///
    /// - Parameter start: the byte of the item that clusters count from.
    /// - Returns: nil if glyphs belong to two of them.
    func parted(_ words: [Range<Int>], from start: Int, of source: ItemSource) -> [WordShaper.Place]? {
        guard let string = scratch?.pointee else { return nil }
        let count = Int(string.num_glyphs)
        var places: [WordShaper.Place] = []
        var next = 0
        for range in words {
            let first = next
            func glyph(_ index: Int) -> Int { style.isRightToLeft ? count - 1 - index : index }
            while next < count, start + Int(string.log_clusters[glyph(next)]) < range.upperBound { next += 1 }
            guard next > first, start + Int(string.log_clusters[glyph(first)]) == range.lowerBound else { return nil }
            let block = style.isRightToLeft ? (count - next)..<(count - first) : first..<next
            let text = UnsafeBufferPointer(rebasing: source.item[range])
            let word = ShapedWord.make(
                text,
                marks: [],
                glyphs: block.map { string.glyphs[$0] },
                clusters: block.map { string.log_clusters[$0] - Int32(range.lowerBound - start) }
            )
            known.insert(word, for: text)
            places.append((range.lowerBound, word))
        }
        return next == count ? places : nil
    }
}
