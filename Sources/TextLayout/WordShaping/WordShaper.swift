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
    /// The fonts among which Pango chooses for a character.
    private let fonts: UnsafeMutablePointer<PangoFontset>?
    private let buffer: OpaquePointer?
    private let language: OpaquePointer?
    private var features: [hb_feature_t]
    @exclusivity(unchecked) private var known = WordTable()
    private var isCovered: [UInt32: Bool] = [:]
    private let boundaries: WordBoundaries
    /// The effects of an ellipsis; `nil` if a line with one has to be shaped.
    private(set) lazy var ellipsis =
        hasFont(for: Ellipsis.scalar)
        ? EllipsisContext(in: shared, features: features.map(\.tag), script: script.harfBuzz) : nil
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
        hasMonospacedDigits: Bool
    ) {
        self.font = font
        self.contextualGlyphs = contextualGlyphs
        self.script = script
        self.fonts = fonts
        shared = pango_font_get_hb_font(font)
        buffer = hb_buffer_create()
        language = hb_language_from_string(pango_language_to_string(script.language), -1)
        features =
            hasMonospacedDigits ? [hb_feature_t(tag: hb_tag_t(openType: "tnum"), value: 1, start: 0, end: .max)] : []
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script.harfBuzz)
        hb_buffer_set_language(buffer, language)
        pairs = WordPairs(in: shared, as: buffer, features: features)
        boundaries = WordBoundaries(of: shared, features: features.map(\.tag), script: script.harfBuzz)
    }

    deinit {
        hb_buffer_destroy(buffer)
        if let fonts { g_object_unref(fonts) }
    }

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
        guard missing.allSatisfy({ hasFont(for: $0, of: bytes) }) else { return nil }
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

    /// Whether Pango chooses the font for all characters of a word.
    private func hasFont(for word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var byte = word.lowerBound
        while byte < word.upperBound {
            guard let (scalar, length) = PlainText.scalar(bytes, at: byte) else { return false }
            // The font has all of ASCII.
            if scalar >= 0x80, !hasFont(for: scalar) { return false }
            byte += length
        }
        return true
    }

    private func hasFont(for scalar: UInt32) -> Bool {
        if let known = isCovered[scalar] { return known }
        let found = pango_fontset_get_font(fonts, scalar)
        defer { if let found { g_object_unref(found) } }
        isCovered[scalar] = found == font
        return found == font
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
            pairs?.learn(text, glyphs, clusters, own)
            let word = ShapedWord.make(text, marks: own, glyphs: glyphs, clusters: clusters)
            known.insert(word, for: text)
            return (range.lowerBound, word)
        }
    }

    /// Fills the buffer with the glyphs of a text.
    ///
    /// - Returns: The boundaries in front of its bytes.
    private func shape(_ text: [UInt8]) -> [BoundaryMarks] {
        var marks = [BoundaryMarks](repeating: [], count: text.count)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.count + 1)
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBytes { raw in
            let characters = raw.bindMemory(to: CChar.self)
            let count = Int32(characters.count)
            hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
            let scalars = text.reduce(0) { $0 + (UTF8.isContinuation($1) ? 0 : 1) }
            pango_default_break(characters.baseAddress, count, nil, &attributes, Int32(scalars + 1))
        }
        var scalar = 0
        for byte in text.indices where !UTF8.isContinuation(text[byte]) {
            marks[byte] = BoundaryMarks(attributes[scalar])
            scalar += 1
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script.harfBuzz)
        hb_buffer_set_language(buffer, language)
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
