import CPango

/// An ellipsis between two stretches of text, with the glyphs on its sides as they are there.
struct EllipsisJoint {
    private let head: TextStretch
    private let tail: TextStretch
    let ellipsis: PangoGlyphInfo
    /// The last cluster of the text before, and the first one of that behind, with what kerning makes of their glyphs.
    let before: (cluster: Range<Int>, glyph: PangoGlyphInfo)?
    let after: (cluster: Range<Int>, glyph: PangoGlyphInfo)?

    /// Nil if it takes shaping to know what becomes of the glyphs.
    init?(_ head: TextStretch, _ tail: TextStretch, _ shaper: WordShaper) {
        guard let facts = shaper.ellipsis, head.item.font == shaper.font, tail.item.font == shaper.font,
            !facts.isWatched(by: UnsafeBufferPointer(rebasing: head.glyphs.suffix(Ellipsis.reach))),
            !facts.isWatched(by: UnsafeBufferPointer(rebasing: tail.glyphs.prefix(Ellipsis.reach)))
        else { return nil }
        self.head = head
        self.tail = tail
        guard var glyph = EllipsisKerning.glyphs(Array(Ellipsis.text.utf8), shaper)?.first else { return nil }
        func kerned(_ cluster: Range<Int>?, of stretch: TextStretch, isBehind: Bool)
            -> (cluster: Range<Int>, glyph: PangoGlyphInfo)??
        {
            guard let cluster else { return .some(nil) }
            let part = TextStretch(text: stretch.text, range: cluster)
            guard part.glyphs.count == 1,
                let kerning = EllipsisKerning.of(part, as: part.glyphs[0].glyph, isBehind: isBehind, in: shaper)
            else { return nil }
            var own = part.glyphs[0]
            own.geometry = own.geometry + kerning.neighbor
            glyph.geometry = glyph.geometry + kerning.ellipsis
            return own.geometry.width > 0 && glyph.geometry.width > 0 ? .some((cluster, own)) : nil
        }
        guard let before = kerned(head.lastCluster, of: head, isBehind: true),
            let after = kerned(tail.firstCluster, of: tail, isBehind: false)
        else { return nil }
        self.before = before
        self.after = after
        ellipsis = glyph
    }

    /// Writes the glyphs of the line.
    ///
    /// - Parameters:
    ///   - dots: the byte where the ellipsis stands.
    ///   - start: the byte where the text behind it starts.
    func fill(_ string: UnsafeMutablePointer<PangoGlyphString>, dotsAt dots: Int, tailAt start: Int) {
        let (first, last) = (head.glyphs, tail.glyphs)
        pango_glyph_string_set_size(string, Int32(first.count + 1 + last.count))
        guard let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters else { return }
        head.copyGlyphs(to: glyphs, clusters, startingAt: 0)
        if let before { glyphs[first.count - 1] = before.glyph }
        glyphs[first.count] = ellipsis
        clusters[first.count] = Int32(dots)
        tail.copyGlyphs(to: glyphs + first.count + 1, clusters + first.count + 1, startingAt: start)
        if let after { glyphs[first.count + 1] = after.glyph }
    }
}

extension TextStretch {
    /// That of a text put together from words.
    fileprivate var item: ShapedItem { text.items[0] }

    fileprivate var glyphs: UnsafeBufferPointer<PangoGlyphInfo> {
        let all = item.glyphRange(of: range)
        return UnsafeBufferPointer(start: item.glyphs.pointee.glyphs + all.lowerBound, count: all.count)
    }

    fileprivate func copyGlyphs(
        to glyphs: UnsafeMutablePointer<PangoGlyphInfo>,
        _ clusters: UnsafeMutablePointer<gint>,
        startingAt start: Int
    ) {
        let all = item.glyphRange(of: range)
        let shift = Int32(start - range.lowerBound)
        for index in 0..<all.count {
            glyphs[index] = item.glyphs.pointee.glyphs[all.lowerBound + index]
            clusters[index] = item.glyphs.pointee.log_clusters[all.lowerBound + index] + shift
        }
    }
}
