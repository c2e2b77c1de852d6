import CGTK

/// Shapes words in one font and keeps them: text is made of words that came before. Used with the engine's lock held.
final class WordShaper {
    /// Which words are alike.
    struct Style: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var hasMonospacedDigits: Bool
        var script: PlainScript
    }

    /// Above so many, all are forgotten.
    private static let capacity = 16_384
    private let style: Style
    private let font: OpaquePointer?
    /// What Pango looks characters up in.
    private let fonts: UnsafeMutablePointer<PangoFontset>?
    private let buffer: OpaquePointer?
    private let language: OpaquePointer?
    private var features: [hb_feature_t]
    private var words: [WordKey: ShapedWord] = [:]
    private var isCovered: [UInt32: Bool] = [:]
    private let boundaries: WordBoundaries

    /// - Parameter fonts: for the script's language; given up to the shaper.
    init(_ style: Style, fonts: UnsafeMutablePointer<PangoFontset>?) {
        self.style = style
        self.fonts = fonts
        font = pango_font_get_hb_font(style.font)
        buffer = hb_buffer_create()
        language = hb_language_from_string(pango_language_to_string(style.script.language), -1)
        features =
            style.hasMonospacedDigits
            ? [hb_feature_t(tag: hb_tag_t(openType: "tnum"), value: 1, start: 0, end: .max)]
            : []
        boundaries = WordBoundaries(of: font, features: features)
    }

    deinit {
        hb_buffer_destroy(buffer)
        if let fonts { g_object_unref(fonts) }
    }

    /// Words, each as it is in the whole text; nil if the font does not have all characters.
    ///
    /// - Parameter ranges: the words with the spaces behind them, one after the other.
    func words(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]) -> [(start: Int, word: ShapedWord)]? {
        var found: [(range: Range<Int>, word: ShapedWord?)] = []
        for range in boundaries.areFirm ? joined(ranges, bytes) : [0..<bytes.count] {
            found.append((range, WordKey(bytes[range]).flatMap { words[$0] }))
        }
        let missing = found.indices.filter { found[$0].word == nil }
        if !missing.isEmpty {
            guard missing.allSatisfy({ hasFont(for: found[$0].range, of: bytes) }) else { return nil }
            let made = shape(missing.map { found[$0].range }, of: bytes)
            for (index, word) in zip(missing, made) {
                found[index].word = word
                keep(word, for: found[index].range, of: bytes)
            }
        }
        return found.compactMap { range, word in word.map { (range.lowerBound, $0) } }
    }

    /// Makes one of words that may have to do with each other.
    private func joined(_ words: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let soft = boundaries.softBoundaries(of: words, in: bytes)
        guard soft.contains(true) else { return words }
        var joined: [Range<Int>] = []
        joined.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            if soft[index], let last = joined.popLast() {
                joined.append(last.lowerBound..<word.upperBound)
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    private func keep(_ word: ShapedWord, for range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
        guard let key = WordKey(bytes[range]) else { return }
        if words.count >= Self.capacity { words.removeAll(keepingCapacity: true) }
        words[key] = word
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
        isCovered[scalar] = found == style.font
        return found == style.font
    }
}

extension WordShaper {
    /// Shapes all at once: one after the other they are as each by itself.
    private func shape(_ ranges: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>) -> [ShapedWord] {
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
            var glyphs: [ShapedWord.Glyph] = []
            glyphs.reserveCapacity(range.count)
            while let infos, let positions, next < Int(count), Int(infos[next].cluster) < end {
                // Pango turns negative advances round.
                let advance = positions[next].x_advance
                glyphs.append(
                    ShapedWord.Glyph(
                        id: infos[next].codepoint,
                        advance: abs(advance),
                        xOffset: positions[next].x_offset + max(0, -advance),
                        yOffset: -positions[next].y_offset,
                        cluster: Int32(infos[next].cluster) - Int32(start)
                    )
                )
                next += 1
            }
            var own = Array(marks[start..<end])
            if !own.isEmpty {
                let atStart: BoundaryMarks = [.word, .character]
                own[0] = own[0].subtracting(atStart).union(marks[0].intersection(atStart))
            }
            start = end
            return ShapedWord(glyphs: glyphs, marks: own)
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
        hb_buffer_set_script(buffer, style.script.harfBuzz)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, &features, UInt32(features.count))
        return marks
    }
}
