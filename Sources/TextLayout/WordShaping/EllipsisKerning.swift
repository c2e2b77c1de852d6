import CPango

/// The changes that kerning makes to an ellipsis and to the glyph next to it.
struct EllipsisKerning {
    private(set) var neighbor = PangoGlyphGeometry()
    private(set) var ellipsis = PangoGlyphGeometry()

    /// Measures the kerning of an ellipsis with a cluster: shapes both, and each alone.
    ///
    /// - Parameters:
    ///   - cluster: The cluster next to the ellipsis.
    ///   - glyph: The only glyph of the cluster.
    ///   - isBehind: Whether the ellipsis is behind the cluster.
    /// - Returns: `nil` if more than kerning happens.
    static func of(
        _ cluster: ShapedSlice,
        as glyph: PangoGlyph,
        isBehind: Bool,
        in shaper: WordShaper
    ) -> EllipsisKerning? {
        let own = cluster.withBytes { Array($0) }
        let mark = Array(Ellipsis.text.utf8)
        guard let alone = glyphs(own, shaper), let dots = glyphs(mark, shaper),
            let pair = glyphs(isBehind ? own + mark : mark + own, shaper)
        else { return nil }
        let (first, last) = isBehind ? (0, 1) : (1, 0)
        guard alone.count == 1, dots.count == 1, pair.count == 2, alone[0].glyph == glyph, pair[first].glyph == glyph,
            pair[last].glyph == dots[0].glyph
        else { return nil }
        return EllipsisKerning(
            neighbor: pair[first].geometry - alone[0].geometry,
            ellipsis: pair[last].geometry - dots[0].geometry
        )
    }

    /// The glyphs of a text that is shaped alone.
    static func glyphs(_ text: [UInt8], _ shaper: WordShaper) -> [PangoGlyphInfo]? {
        text.withUnsafeBufferPointer { shaper.alone($0)?.withParts { Array($0.glyphs) } }
    }
}

extension PangoGlyphGeometry {
    static func + (one: PangoGlyphGeometry, other: PangoGlyphGeometry) -> PangoGlyphGeometry {
        PangoGlyphGeometry(
            width: one.width + other.width,
            x_offset: one.x_offset + other.x_offset,
            y_offset: one.y_offset + other.y_offset
        )
    }

    fileprivate static func - (one: PangoGlyphGeometry, other: PangoGlyphGeometry) -> PangoGlyphGeometry {
        PangoGlyphGeometry(
            width: one.width - other.width,
            x_offset: one.x_offset - other.x_offset,
            y_offset: one.y_offset - other.y_offset
        )
    }
}
