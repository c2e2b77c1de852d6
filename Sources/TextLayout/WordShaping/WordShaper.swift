import CGTK

/// Shapes words in one font and keeps them: text is made of words that came before. Used with the engine's lock held.
final class WordShaper {
    /// A word in a text.
    typealias Place = (start: Int, word: ShapedWord)

    /// Kept for good by the engine, as is what is known of its glyphs.
    let font: UnsafeMutablePointer<PangoFont>
    private let contextualGlyphs: Unmanaged<ContextualGlyphs>?
    private let script: PlainScript
    private let shared: OpaquePointer?
    /// What Pango looks characters up in.
    private let fonts: UnsafeMutablePointer<PangoFontset>?
    private let buffer: OpaquePointer?
    private let language: OpaquePointer?
    private var features: [hb_feature_t]
    private var known = WordTable()
    private var isCovered: [UInt32: Bool] = [:]
    private let boundaries: WordBoundaries
    /// What an ellipsis does to text next to it; nil if a line with one has to be shaped.
    private(set) lazy var ellipsis =
        hasFont(for: Ellipsis.scalar)
        ? EllipsisContext(in: shared, features: features.map(\.tag), script: script.harfBuzz) : nil
    /// Nil if words cannot be put together from pairs of characters.
    let pairs: WordPairs?
    /// The width of a line of nothing but an ellipsis, once that is known: it may be in another font.
    var loneEllipsisWidth: Int?

    /// - Parameters:
    ///   - font: the one that has all of ASCII.
    ///   - fonts: for the script's language; given up to the shaper.
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

    /// Words, each as it is in the whole text; nil if the font does not have all characters.
    ///
    /// - Parameter ranges: the words with the spaces behind them, one after the other.
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
            pangoItem: nil,
            contextualGlyphs: contextualGlyphs
        )
    }

    /// A stretch of text by itself, all of which the font has.
    func alone(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        known.find(text) ?? shape([0..<text.count], of: text).first?.word
    }

    /// The words of two lists in the order of the text.
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

    /// Whether Pango takes the font for all characters of a word.
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
    /// Shapes all at once and keeps them: one after the other they are as each by itself.
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
    /// - Returns: what may happen in front of its bytes.
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
    /// Whether the text can be parted in front of the glyph's cluster.
    fileprivate var isSafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0 }
}

extension PangoGlyphInfo {
    fileprivate init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t, startsCluster: Bool) {
        self.init()
        glyph = info.codepoint
        // Pango turns negative advances round.
        geometry = PangoGlyphGeometry(
            width: abs(position.x_advance),
            x_offset: position.x_offset + max(0, -position.x_advance),
            y_offset: -position.y_offset
        )
        attr.is_cluster_start = startsCluster ? 1 : 0
    }
}
