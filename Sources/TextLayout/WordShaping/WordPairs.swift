import CPango

/// Composes new words of pairs of characters, where the font only kerns each character with the next, as in most words.
/// Used with the lock of the font engine held.
final class WordPairs {
    private let font: OpaquePointer?
    private let coverage: FontCoverage
    private let buffer: OpaquePointer?
    private var properties = hb_segment_properties_t()
    private var features: [hb_feature_t]
    @exclusivity(unchecked) private var known = CharacterPairTable()
    /// The sequences of glyphs to which the font may do more than kerning.
    private let changing: GlyphSequences
    private let breaks = PlainBreaks()
    /// The pairs of the word that is composed.
    @exclusivity(unchecked) private var pairs: [CharacterPair] = []

    /// Fails if the font has tables that are not examined.
    ///
    /// - Parameters:
    ///   - coverage: The characters of the words.
    ///   - properties: The script, direction and language of the words.
    init?(
        in font: OpaquePointer?,
        _ coverage: FontCoverage,
        as properties: hb_segment_properties_t,
        features: [hb_feature_t],
        rules: ChangeRuleCache
    ) {
        self.font = font
        self.coverage = coverage
        self.properties = properties
        self.features =
            features
            + Self.substitutions.map { hb_feature_t(tag: hb_tag_t(openType: $0), value: 0, start: 0, end: .max) }
        let face = hb_font_get_face(font)
        guard !LayoutTable.hasOtherTables(face), KernTable.isOfPairs(in: face) else { return nil }
        let plan = hb_shape_plan_create(face, &self.properties, features, UInt32(features.count), nil)
        defer { hb_shape_plan_destroy(plan) }
        let lookups = [LayoutTable.substitutions, LayoutTable.positions].map { tag in
            let table = LayoutTable(tag, of: face, in: plan)
            // The other lookups of the plan are for fractions.
            let usual = Set(LayoutTable(tag, of: face, features: features.map(\.tag)).lookups)
            return (table, table.lookups.filter(usual.contains))
        }
        changing = rules.sequences(of: font, lookups)
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// The features that substitute glyphs in all text. They take most of HarfBuzz's time, and never change the
    /// glyphs of words that are composed.
    private static let substitutions = ["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig"]

    /// Composes a word of plain characters.
    ///
    /// - Returns: `nil` if the font lacks a character, or does more than kerning.
    func word(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        pairs.removeAll(keepingCapacity: true)
        guard text.count <= WordTable.maximumLength, !text.isEmpty, var (scalar, length) = PlainText.scalar(text, at: 0)
        else { return nil }
        var byte = 0
        while byte < text.count {
            let end = byte + length
            let next = end < text.count ? PlainText.scalar(text, at: end) : (0, 0)
            guard let next, let pair = known.find(scalar, next.scalar) ?? make(scalar, next.scalar) else { return nil }
            pairs.append(pair)
            byte = end
            (scalar, length) = next
        }
        guard changing.changeNothing(in: &pairs) else { return nil }
        return pairs.withUnsafeBufferPointer { compose(text, $0) }
    }

    private func compose(
        _ text: UnsafeBufferPointer<UInt8>,
        _ pairs: UnsafeBufferPointer<CharacterPair>
    ) -> ShapedWord {
        ShapedWord.make(text, glyphCount: pairs.count) { parts in
            breaks.find(text, marks: parts.marks)
            var (index, isSafeToBreak) = (0, true)
            for byte in text.indices where !UTF8.isContinuation(text[byte]) {
                let pair = pairs[index]
                var glyph = PangoGlyphInfo()
                glyph.glyph = pair.glyph
                glyph.geometry.width = pair.width
                glyph.attr.is_cluster_start = 1
                parts.glyphs.initializeElement(at: index, to: glyph)
                parts.clusters.initializeElement(at: index, to: Int32(byte))
                parts.advances[byte] = pair.width
                parts.marks[byte].formUnion(isSafeToBreak ? [.cluster, .safeToBreak] : .cluster)
                (index, isSafeToBreak) = (index + 1, pair.isSafeToBreak)
            }
        }
    }

    /// Shapes two characters alone, and keeps the glyph of the first one.
    ///
    /// - Parameter second: 0 at the end of a word.
    /// - Returns: `nil` if the font lacks one of them.
    private func make(_ first: UInt32, _ second: UInt32) -> CharacterPair? {
        guard let glyph = glyph(of: first) else { return nil }
        let next = second == 0 ? nil : self.glyph(of: second)
        if second != 0, next == nil { return nil }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add(buffer, first, 0)
        if second != 0 { hb_buffer_add(buffer, second, 1) }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_set_segment_properties(buffer, &properties)
        hb_shape(font, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        guard infos.map(\.codepoint) == [glyph] + (next.map { [$0] } ?? []), positions[0].x_advance > 0,
            positions.allSatisfy({ $0.x_offset == 0 && $0.y_offset == 0 })
        else { return nil }
        let pair = CharacterPair(
            glyph: glyph,
            width: positions[0].x_advance,
            isSafeToBreak: second == 0 || infos[1].isSafeToBreak
        )
        known.insert(pair, for: first, second)
        return pair
    }

    /// The glyph of a character; `nil` if the font lacks it.
    private func glyph(of scalar: UInt32) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return coverage.contains(scalar) && hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }
}
