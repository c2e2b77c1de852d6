import CPango

/// Shapes text of any script by the parts of its items, as Pango would, if none of its characters needs Pango. Used
/// with the lock of the font engine held.
final class TextItemizer {
    private unowned let words: WordShapingEngine
    private unowned let engine: FontEngine
    private let characters = TextCharacterTable()
    private let breaks = TextBreaks()
    private var fonts: [FontsKey: ScriptFonts?] = [:]
    /// The fonts of the typeface that was asked for last, by script.
    @exclusivity(unchecked) private var lastTypeface: Typeface?
    @exclusivity(unchecked) private var lastFonts = [ScriptFonts?](repeating: nil, count: 256)

    private struct FontsKey: Hashable {
        var description: FontDescription
        var script: UInt8
    }

    init(words: WordShapingEngine, engine: FontEngine) {
        self.words = words
        self.engine = engine
    }

    /// Shapes a text.
    ///
    /// - Returns: `false` if Pango has to itemize the text, in which case the result is unchanged.
    func shape(
        _ bytes: UnsafeBufferPointer<UInt8>,
        in typeface: Typeface,
        isRightToLeft: Bool,
        into result: inout ShapingResult
    ) -> Bool {
        guard let text = DecodedText(bytes, characters),
            let items = items(of: text, bytes, typeface, isRightToLeft: isRightToLeft)
        else { return false }
        result.marks.withUnsafeMutableBufferPointer { breaks.find(text, items, bytes, words, marks: $0) }
        result.marks[bytes.count] = ShapingResult.endMarks
        result.items.reserveCapacity(items.count)
        for item in items { shape(item, of: text, bytes, into: &result) }
        return true
    }

    private func items(
        of text: DecodedText,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ typeface: Typeface,
        isRightToLeft: Bool
    ) -> [TextItem]? {
        let scripts = ScriptRuns(of: text, bytes)
        func itemize(_ levels: UnsafeMutablePointer<UInt8>?, _ level: UInt8) -> [TextItem]? {
            ItemizedText(text, scripts, levels: levels, level: level) { script, run in
                fonts(of: typeface, for: script, in: run, of: text)
            }?.items
        }
        if let level = EmbeddingLevels.uniform(text.seen, isRightToLeft: isRightToLeft) { return itemize(nil, level) }
        return EmbeddingLevels.resolve(bytes, isRightToLeft: isRightToLeft) { itemize($0, 0) } ?? nil
    }

    private func fonts(
        of typeface: Typeface,
        for script: UInt8,
        in run: Range<Int>,
        of text: DecodedText
    ) -> ScriptFonts? {
        if lastTypeface !== typeface {
            lastTypeface = typeface
            for index in lastFonts.indices { lastFonts[index] = nil }
        }
        if let known = lastFonts[Int(script)] { return known }
        let found = findFonts(of: typeface, for: script, in: run, of: text)
        lastFonts[Int(script)] = found
        return found
    }

    private func findFonts(
        of typeface: Typeface,
        for script: UInt8,
        in run: Range<Int>,
        of text: DecodedText
    ) -> ScriptFonts? {
        let key = FontsKey(description: typeface.description, script: script)
        if let known = fonts[key] { return known }
        guard let example = text.elements[run].first(where: { $0.character.script == script }),
            let scalar = Unicode.Scalar(example.value)
        else { return nil }
        // An animation may ask for any number of sizes.
        if fonts.count > 64 { fonts.removeAll() }
        let made = ScriptFonts(typeface, script: script, example: scalar, engine: engine)
        fonts[key] = .some(made)
        return made
    }

    private func shape(
        _ item: TextItem,
        of text: DecodedText,
        _ bytes: UnsafeBufferPointer<UInt8>,
        into result: inout ShapingResult
    ) {
        let end = item.characters.upperBound
        let range =
            Int(
                text.elements[item.characters.lowerBound].start
            )..<(end < text.elements.count ? Int(text.elements[end].start) : bytes.count)
        let setting = item.setting(words)
        let parts = result.marks.withUnsafeBufferPointer {
            setting.shaper.parts(ItemSource(text: bytes, marks: $0, range: range, analysis: setting.analysis))
        }
        let glyphs =
            parts == nil
            ? bytes.withMemoryRebound(to: CChar.self) { PangoShaper.shape(range, of: $0, setting.analysis) }
            : pango_glyph_string_new()
        guard let glyphs else { return }
        let shaped = ShapedItem(
            range: range,
            level: Int(item.level),
            font: setting.font,
            glyphs: glyphs,
            analysis: setting.analysis,
            contextualGlyphs: setting.contextualGlyphs
        )
        if let parts {
            result.join(parts, ofItemAt: range.lowerBound, isRightToLeft: item.isRightToLeft, in: glyphs)
        } else {
            result.measure(shaped)
        }
        result.items.append(shaped)
    }
}
