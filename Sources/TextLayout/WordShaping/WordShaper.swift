import CPango

/// Shapes words in one font and keeps them, since most words of a text occurred before. Used with the lock of the
/// font engine held.
final class WordShaper {
    /// A word and the byte of the text at which it starts.
    typealias Place = (start: Int, word: ShapedWord)

    /// Never freed: the font engine keeps it.
    let font: UnsafeMutablePointer<PangoFont>
    private let contextualGlyphs: Unmanaged<ContextualGlyphs>?
    private let script: PlainScript
    private let shared: OpaquePointer?
    private let coverage: FontCoverage
    private let buffer: OpaquePointer?
    private var properties = hb_segment_properties_t()
    private var features: [hb_feature_t]
    private let featureTags: [hb_tag_t]
    @exclusivity(unchecked) private var known = WordTable()
    private let boundaries: WordBoundaries
    /// The effects of an ellipsis; `nil` if a line with one has to be shaped.
    private(set) lazy var ellipsis =
        coverage.contains(Ellipsis.scalar)
        ? EllipsisContext(in: shared, features: featureTags, script: script.harfBuzz) : nil
    /// `nil` if words cannot be composed of pairs of characters.
    let pairs: WordPairs?
    /// The width of a line of nothing but an ellipsis, once it is known. The ellipsis may be in another font.
    var loneEllipsisWidth: Int?

    /// - Parameters:
    ///   - font: The font that has all of ASCII.
    ///   - fonts: The fonts for the script's language. The shaper takes over the reference.
    init(
        _ font: UnsafeMutablePointer<PangoFont>,
        for script: PlainScript,
        fonts: UnsafeMutablePointer<PangoFontset>?,
        contextualGlyphs: Unmanaged<ContextualGlyphs>?,
        features: FontFeatures,
        rules: ChangeRuleCache
    ) {
        self.font = font
        self.contextualGlyphs = contextualGlyphs
        self.script = script
        coverage = FontCoverage(of: font, among: fonts)
        shared = pango_font_get_hb_font(font)
        buffer = hb_buffer_create()
        self.features = features.harfBuzz
        featureTags = features.tags
        properties.direction = HB_DIRECTION_LTR
        properties.script = script.harfBuzz
        properties.language = hb_language_from_string(pango_language_to_string(script.language), -1)
        pairs = WordPairs(in: shared, coverage, as: properties, features: self.features, rules: rules)
        boundaries = WordBoundaries(of: shared, features: featureTags, script: script.harfBuzz)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Returns words with the glyphs that they have in the whole text.
    ///
    /// - Parameter ranges: The ranges of the words with the spaces behind them, in order and without gaps.
    /// - Returns: `nil` if the font lacks a character.
    func words(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]) -> [Place]? {
        let ranges = boundaries.areFirm ? boundaries.joined(ranges, in: bytes) : [0..<bytes.count]
        var found: [Place] = []
        found.reserveCapacity(ranges.count)
        var missing: [Range<Int>] = []
        for range in ranges {
            if let word = known.find(UnsafeBufferPointer(rebasing: bytes[range])) {
                found.append((range.lowerBound, word))
            } else if let word = pairs?.word(UnsafeBufferPointer(rebasing: bytes[range])) {
                known.insert(word, for: UnsafeBufferPointer(rebasing: bytes[range]))
                found.append((range.lowerBound, word))
            } else {
                missing.append(range)
            }
        }
        if missing.isEmpty { return found }
        guard missing.allSatisfy({ coverage.containsAll(of: bytes[$0]) }) else { return nil }
        return merge(found, shape(missing, of: bytes))
    }

    /// The item of a text that consists of such words.
    func item(_ range: Range<Int>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>) -> ShapedItem {
        ShapedItem(
            range: range,
            level: 0,
            font: font,
            glyphs: glyphs,
            analysis: nil,
            contextualGlyphs: contextualGlyphs
        )
    }

    /// Returns a text as if it were all there is. The font has all of its characters.
    func alone(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        known.find(text) ?? shape([0..<text.count], of: text).first?.word
    }

    /// Merges two lists of words in the order of the text.
    private func merge(_ known: [Place], _ made: [Place]) -> [Place] {
        var merged: [Place] = []
        merged.reserveCapacity(known.count + made.count)
        var next = 0
        for place in made {
            while next < known.count, known[next].start < place.start {
                merged.append(known[next])
                next += 1
            }
            merged.append(place)
        }
        return merged + known[next...]
    }
}

extension WordShaper {
    /// Shapes words at once and keeps them. The words do not depend on each other, so this is as if each were
    /// shaped alone.
    private func shape(_ ranges: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>) -> [Place] {
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count)
        for range in ranges { joined.append(contentsOf: bytes[range]) }
        let marks = shape(joined)
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        var (start, next) = (0, 0)
        return ranges.map { range in
            let end = start + range.count
            var own = marks[start..<end]
            var glyphs: [PangoGlyphInfo] = []
            var clusters: [Int32] = []
            glyphs.reserveCapacity(range.count)
            clusters.reserveCapacity(range.count)
            while let infos, let positions, next < Int(count), Int(infos[next].cluster) < end {
                let cluster = Int32(infos[next].cluster) - Int32(start)
                if infos[next].isSafeToBreak { own[Int(infos[next].cluster)].insert(.safeToBreak) }
                glyphs.append(PangoGlyphInfo(infos[next], positions[next], startsCluster: clusters.last != cluster))
                clusters.append(cluster)
                next += 1
            }
            if !own.isEmpty {
                let atStart: BoundaryMarks = [.word, .character]
                own[start] = own[start].subtracting(atStart).union(marks[0].intersection(atStart)).union(.safeToBreak)
            }
            start = end
            let text = UnsafeBufferPointer(rebasing: bytes[range])
            let word = ShapedWord.make(text, marks: own, glyphs: glyphs, clusters: clusters)
            known.insert(word, for: text)
            return (range.lowerBound, word)
        }
    }

    /// Fills the buffer with the glyphs of a text.
    ///
    /// - Returns: The boundaries in front of its bytes.
    private func shape(_ text: [UInt8]) -> [BoundaryMarks] {
        hb_buffer_clear_contents(buffer)
        let marks = text.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let count = Int32(characters.count)
                hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
            }
            return PangoBoundaries.marks(in: bytes)
        }
        hb_buffer_set_segment_properties(buffer, &properties)
        hb_shape(shared, buffer, &features, UInt32(features.count))
        return marks
    }
}

extension hb_glyph_info_t {
    /// Whether a break in front of the glyph's cluster leaves the glyphs as they are.
    var isSafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0 }
}

extension PangoGlyphInfo {
    init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t, startsCluster: Bool) {
        self.init()
        glyph = info.codepoint
        // Pango negates negative advances.
        geometry = PangoGlyphGeometry(
            width: abs(position.x_advance),
            x_offset: position.x_offset + max(0, -position.x_advance),
            y_offset: -position.y_offset
        )
        attr.is_cluster_start = startsCluster ? 1 : 0
    }
}
