import CPango

/// Composes new words of pairs of characters that occurred in others, where the font only kerns each character with
/// the next. Most words of letters with a punctuation mark behind them are such. Used with the lock of the font
/// engine held.
final class WordPairs {
    /// The glyph of a character in front of another.
    private struct Pair {
        let glyph: PangoGlyph
        let width: Int32
        /// Whether a break between the two leaves their glyphs as they are.
        let isSafeToBreak: Bool
    }

    private let font: OpaquePointer?
    /// By the first and the second character. The second is 0 at the end of a word.
    private var pairs: [UInt32: Pair] = [:]
    /// The glyphs to which the font may do more than kerning.
    private let changing: GlyphSet
    private let atStart: BoundaryMarks
    private let inWord: BoundaryMarks
    private let space: BoundaryMarks
    private var glyphs: [PangoGlyphInfo] = []
    private var clusters: [Int32] = []
    private var marks: [BoundaryMarks] = []

    /// Fails if the font has tables that are not examined.
    ///
    /// - Parameter buffer: A buffer of the script, direction and language of the words.
    init?(in font: OpaquePointer?, as buffer: OpaquePointer?, features: [hb_feature_t]) {
        self.font = font
        let face = hb_font_get_face(font)
        guard !LayoutTable.hasOtherTables(face), KernTable.isOfPairs(in: face) else { return nil }
        var properties = hb_segment_properties_t()
        hb_buffer_get_segment_properties(buffer, &properties)
        let plan = hb_shape_plan_create(face, &properties, features, UInt32(features.count), nil)
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
    }

    /// All characters of words that are composed.
    private static let scalars = (Array(0x20..<0x530) + [0x2019] + Array(0x1E00..<0x2000)).filter { Part($0) != nil }

    /// The number of pairs that are kept. Text has fewer.
    private static let capacity = 1 << 14

    private static func key(_ first: UInt32, _ second: UInt32) -> UInt32 { first << 16 | second }

    /// Keeps the pairs of a word that was shaped, if each of its characters has its own glyph, which is only kerned.
    func learn(
        _ word: UnsafeBufferPointer<UInt8>,
        _ glyphs: [PangoGlyphInfo],
        _ clusters: [Int32],
        _ marks: ArraySlice<BoundaryMarks>
    ) {
        var byte = 0
        for (glyph, cluster) in zip(glyphs, clusters) {
            let place = glyph.geometry
            guard byte < word.count, Int(cluster) == byte, place.x_offset == 0, place.y_offset == 0, place.width > 0,
                !changing.contains(glyph.glyph), let (scalar, length) = PlainText.scalar(word, at: byte),
                glyph.glyph == nominalGlyph(scalar)
            else { return }
            byte += length
        }
        guard byte == word.count else { return }
        if pairs.count > Self.capacity { pairs.removeAll() }
        byte = 0
        for glyph in glyphs {
            guard let (scalar, length) = PlainText.scalar(word, at: byte) else { return }
            byte += length
            let next = byte < word.count ? PlainText.scalar(word, at: byte)?.scalar ?? 0 : 0
            let isSafeToBreak = byte == word.count || marks[marks.startIndex + byte].contains(.safeToBreak)
            pairs[Self.key(scalar, next)] = Pair(
                glyph: glyph.glyph,
                width: glyph.geometry.width,
                isSafeToBreak: isSafeToBreak
            )
        }
    }

    private func nominalGlyph(_ scalar: UInt32) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// Composes a word of letters, apostrophes between them, punctuation that ends a clause, and spaces, in this
    /// order. Such a word has no break opportunity (UAX 14).
    ///
    /// - Returns: `nil` for any other word, or if a pair is not known.
    func word(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        glyphs.removeAll(keepingCapacity: true)
        clusters.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        var (byte, part, isSafeToBreak) = (0, Part.letter, true)
        guard var (scalar, length) = text.isEmpty ? nil : PlainText.scalar(text, at: 0), Part(scalar) == .letter else {
            return nil
        }
        while byte < text.count {
            let end = byte + length
            let next = end < text.count ? PlainText.scalar(text, at: end) : (0, 0)
            guard let own = Part(scalar), own.mayFollow(part), let next, let pair = pairs[Self.key(scalar, next.scalar)]
            else { return nil }
            var glyph = PangoGlyphInfo()
            glyph.glyph = pair.glyph
            glyph.geometry.width = pair.width
            glyph.attr.is_cluster_start = 1
            glyphs.append(glyph)
            clusters.append(Int32(byte))
            let mark = byte == 0 ? atStart : own == .space ? space : inWord
            marks.append(isSafeToBreak ? mark.union(.safeToBreak) : mark)
            for _ in 1..<length { marks.append([]) }
            (byte, part, isSafeToBreak) = (end, own, pair.isSafeToBreak)
            (scalar, length) = next
        }
        return ShapedWord.make(text, marks: marks[...], glyphs: glyphs, clusters: clusters)
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
