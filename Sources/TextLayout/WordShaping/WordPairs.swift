import CPango

/// Composes new words of pairs of characters, where the font only kerns each character with the next. Most words of
/// letters with a punctuation mark behind them are such. Used with the lock of the font engine held.
final class WordPairs {
    private let font: OpaquePointer?
    private let coverage: FontCoverage
    private let buffer: OpaquePointer?
    private var properties = hb_segment_properties_t()
    private var features: [hb_feature_t]
    @exclusivity(unchecked) private var known = CharacterPairTable()
    /// The glyphs to which the font may do more than kerning.
    private let changing: GlyphSet
    private let atStart: BoundaryMarks
    private let inWord: BoundaryMarks
    private let space: BoundaryMarks
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
        features: [hb_feature_t]
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
        let (changing, present): (OpaquePointer?, OpaquePointer?) = (hb_set_create(), hb_set_create())
        defer { for set in [changing, present] { hb_set_destroy(set) } }
        for scalar in Self.scalars {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { hb_set_add(present, glyph) }
        }
        hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, changing)
        for tag in [LayoutTable.substitutions, LayoutTable.positions] {
            let table = LayoutTable(tag, of: face, in: plan)
            // The other lookups of the plan are for fractions.
            let usual = Set(LayoutTable(tag, of: face, features: features.map(\.tag)).lookups)
            for lookup in table.lookups where usual.contains(lookup) {
                table.addChanging(lookup, to: changing, amidst: present, of: face)
            }
        }
        self.changing = GlyphSet(changing, glyphCount: Int(hb_face_get_glyph_count(face)))
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: 4)
        pango_default_break("aa ", 3, nil, &attributes, 4)
        atStart = BoundaryMarks(attributes[0])
        inWord = BoundaryMarks(attributes[1])
        space = BoundaryMarks(attributes[2])
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// The features of HarfBuzz's that substitute glyphs. They take most of its time, and never change the glyphs of
    /// words that are composed.
    private static let substitutions = ["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig"]

    /// All characters of words that are composed.
    private static let scalars = (Array(0x20..<0x530) + [0x2019] + Array(0x1E00..<0x2000)).filter { Part($0) != nil }

    /// Composes a word of letters, apostrophes between them, punctuation that ends a clause, and spaces, in this
    /// order. Such a word has no break opportunity (UAX 14).
    ///
    /// - Returns: `nil` for any other word, or if the font does more than kerning.
    func word(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        pairs.removeAll(keepingCapacity: true)
        var (byte, part) = (0, Part.letter)
        guard var (scalar, length) = text.isEmpty ? nil : PlainText.scalar(text, at: 0), Part(scalar) == .letter else {
            return nil
        }
        while byte < text.count {
            let end = byte + length
            let next = end < text.count ? PlainText.scalar(text, at: end) : (0, 0)
            guard let own = Part(scalar), own.mayFollow(part), let next,
                let pair = known.find(scalar, next.scalar) ?? make(scalar, next.scalar)
            else { return nil }
            pairs.append(pair)
            (byte, part) = (end, own)
            (scalar, length) = next
        }
        return pairs.withUnsafeBufferPointer { compose(text, $0) }
    }

    private func compose(_ text: UnsafeBufferPointer<UInt8>, _ pairs: UnsafeBufferPointer<CharacterPair>) -> ShapedWord {
        ShapedWord.make(text, glyphCount: pairs.count) { parts in
            var byte = 0
            for index in pairs.indices {
                var glyph = PangoGlyphInfo()
                glyph.glyph = pairs[index].glyph
                glyph.geometry.width = pairs[index].width
                glyph.attr.is_cluster_start = 1
                parts.glyphs.initializeElement(at: index, to: glyph)
                parts.clusters.initializeElement(at: index, to: Int32(byte))
                parts.advances[byte] = pairs[index].width
                let mark = index == 0 ? atStart : text[byte] == 0x20 ? space : inWord
                let isSafeToBreak = index == 0 || pairs[index - 1].isSafeToBreak
                parts.marks[byte] = mark.union(isSafeToBreak ? [.cluster, .safeToBreak] : .cluster)
                byte += 1
                while byte < text.count, UTF8.isContinuation(text[byte]) { byte += 1 }
            }
        }
    }

    /// Shapes two characters alone, and keeps the glyph of the first one.
    ///
    /// - Parameter second: 0 at the end of a word.
    /// - Returns: `nil` if the font may do more than to kern the two.
    private func make(_ first: UInt32, _ second: UInt32) -> CharacterPair? {
        guard let glyph = plainGlyph(first), second == 0 || plainGlyph(second) != nil else { return nil }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add(buffer, first, 0)
        if second != 0 { hb_buffer_add(buffer, second, 1) }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_set_segment_properties(buffer, &properties)
        hb_shape(font, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        guard count == (second == 0 ? 1 : 2), infos[0].codepoint == glyph, positions[0].x_advance > 0,
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

    /// The glyph of a character that the font only kerns; `nil` for any other.
    private func plainGlyph(_ scalar: UInt32) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        guard coverage.contains(scalar), hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
        return changing.contains(glyph) ? nil : glyph
    }

    private enum Part {
        case letter, apostrophe, punctuation, space

        /// Fails for characters whose boundaries depend on more than the order of parts.
        @inline(__always)
        init?(_ scalar: UInt32) {
            switch scalar {
            case 0x20: self = .space
            case 0x27, 0x2019: self = .apostrophe
            case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: self = .punctuation
            default:
                guard !PlainCharacter(of: scalar).isDisjoint(with: .letter) else { return nil }
                self = .letter
            }
        }

        @inline(__always)
        func mayFollow(_ other: Part) -> Bool {
            switch self {
            case .letter: other == .letter || other == .apostrophe
            case .apostrophe: other == .letter
            case .punctuation: other == .letter || other == .punctuation
            case .space: other != .apostrophe
            }
        }
    }
}
