import CGTK

/// Shapes words in one font and keeps them: text is made of words that came before. Used with the engine's lock held.
final class WordShaper {
    /// Which words are alike.
    struct Style: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var hasMonospacedDigits: Bool
        /// Whether the text has letters; otherwise it is shaped as that of no script.
        var hasLetters: Bool
    }

    /// Above so many, all are forgotten.
    private static let capacity = 4096
    /// How many characters beyond its own word a glyph may look, generously.
    private static let reach = 6

    private let font: OpaquePointer?
    private let buffer: OpaquePointer?
    private let script: hb_script_t
    private let language: OpaquePointer?
    private var features: [hb_feature_t]
    private var words: [WordKey: ShapedWord] = [:]
    private let boundaries: WordBoundaries

    init(_ style: Style) {
        font = pango_font_get_hb_font(style.font)
        buffer = hb_buffer_create()
        script = style.hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        language = hb_language_from_string("en", -1)
        features =
            style.hasMonospacedDigits
            ? [hb_feature_t(tag: hb_tag_t(openType: "tnum"), value: 1, start: 0, end: .max)]
            : []
        boundaries = WordBoundaries(of: font, features: features)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Words, each as it is in the whole text.
    ///
    /// - Parameter ranges: the words with the spaces behind them, one after the other.
    func words(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]) -> [(start: Int, word: ShapedWord)] {
        guard boundaries.areFirm else { return [(0, word(bytes[...]))] }
        var found: [(start: Int, word: ShapedWord)] = []
        found.reserveCapacity(ranges.count)
        var index = 0
        while index < ranges.count {
            let first = index
            index += 1
            while index < ranges.count, touch(bytes, ranges, before: index) { index += 1 }
            let range = ranges[first].lowerBound..<ranges[index - 1].upperBound
            found.append((range.lowerBound, word(bytes[range])))
        }
        return found
    }

    /// Whether a word within reach on one side of a word's start may have to do with the other side.
    private func touch(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>], before index: Int) -> Bool {
        let start = ranges[index].lowerBound
        let left = ranges[..<index].reversed().prefix { start - $0.upperBound < Self.reach }
        let right = ranges[index...].prefix { $0.lowerBound - start < Self.reach }
        return left.contains { boundaries.touch(bytes[$0]) } || right.contains { boundaries.touch(bytes[$0]) }
    }

    private func word(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> ShapedWord {
        guard let key = WordKey(bytes) else { return shape(bytes) }
        if let known = words[key] { return known }
        let word = shape(bytes)
        if words.count >= Self.capacity { words.removeAll(keepingCapacity: true) }
        words[key] = word
        return word
    }

    private func shape(_ slice: UnsafeBufferPointer<UInt8>.SubSequence) -> ShapedWord {
        let bytes = UnsafeBufferPointer(rebasing: slice)
        hb_buffer_clear_contents(buffer)
        bytes.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, &features, UInt32(features.count))

        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        guard let infos, let positions, count > 0 else {
            return ShapedWord(glyphs: [], marks: marks(of: bytes))
        }
        let glyphs = (0..<Int(count)).map { index in
            ShapedWord.Glyph(
                id: infos[index].codepoint,
                advance: positions[index].x_advance,
                xOffset: positions[index].x_offset,
                yOffset: -positions[index].y_offset,
                cluster: Int32(infos[index].cluster)
            )
        }
        return ShapedWord(glyphs: glyphs, marks: marks(of: bytes))
    }

    private func marks(of bytes: UnsafeBufferPointer<UInt8>) -> [BoundaryMarks] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: bytes.count + 1)
        bytes.withMemoryRebound(to: CChar.self) {
            pango_default_break($0.baseAddress, Int32($0.count), nil, &attributes, Int32(attributes.count))
        }
        return attributes.dropLast().map(BoundaryMarks.init)
    }
}
