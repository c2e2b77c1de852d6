import CPango

/// Shapes text of words that were shaped before, and keeps the words. Used with the lock of its font engine held.
///
/// **Idea.** Pango shapes each text from nothing, and most words of a text occurred before. So a text is divided where
/// the font does nothing across, only parts that are new are shaped, and the glyphs of all parts are joined. There are
/// two ways. Text of one plain script is divided into words by a table of characters (`PlainText`, `WordShaper`). Any
/// other text is divided into items as Pango does it (`TextItemizer`), and an item into words, or in scripts without
/// spaces into characters (`ItemShaper`).
///
/// **Why it is safe.** The result is that of Pango. A word is shaped alone only if the tables of its font say that no
/// glyph of it depends on anything beyond a space (`WordBoundaries`), and a character only if no rule of the font
/// takes its glyph together with others (`ContextualGlyphs`). What the tables leave open counts as dependent, and what
/// isn't understood is left to Pango: emoji, marks of direction, scripts with rules of their own.
/// `PangoOnlyLayoutTests` compares the results.
///
/// **Bounds.** Words are kept by two generations of a bounded size for each font and script (`WordTable`). Texts of
/// more than 512 bytes between two spaces are shaped each time. Pango's analyses and what the tables of a face say are
/// kept for good, since shaped text refers to them; their number is that of fonts and styles.
final class WordShapingEngine: WordShaping, FontEngineCache {
    private unowned let engine: FontEngine
    private let spaceBreaks = SpaceBreaks()
    private var plainFonts: [PlainFontKey: UnsafeMutablePointer<PangoFont>?] = [:]
    private var contextualGlyphsByFace: [ContextKey<OpaquePointer>: Unmanaged<ContextualGlyphs>] = [:]
    private var contextualGlyphsByFont: [ContextKey<UnsafeMutablePointer<PangoFont>>: Unmanaged<ContextualGlyphs>] =
        [:]
    private var wordShapers: [WordShaperKey: KnownWordShaper] = [:]
    /// The entry that was last asked for, which most often is the next one too.
    private var lastWordShaper: (key: WordShaperKey, known: KnownWordShaper)?
    private let changeRules = ChangeRuleCache()
    private var itemShapers: [ItemStyle: ItemShaper] = [:]
    /// Pango's analyses of items. They are never freed, because shaped text refers to them.
    private var analyses: [ItemStyle: UnsafeMutablePointer<PangoAnalysis>] = [:]
    private lazy var itemizer = TextItemizer(words: self, engine: engine)

    init(engine: FontEngine) {
        self.engine = engine
    }

    static func shared(with engine: FontEngine) -> any WordShaping { engine.cache(WordShapingEngine.self) }

    func shape(
        _ text: UnsafeBufferPointer<UInt8>,
        in span: StyleSpan,
        isRightToLeft: Bool,
        into result: inout ShapingResult
    ) -> Bool {
        if !isRightToLeft, shapePlain(text, in: span, into: &result) { return true }
        return itemizer.shape(text, in: span.typeface, isRightToLeft: isRightToLeft, into: &result)
    }

    /// Shapes text of one plain script.
    private func shapePlain(
        _ text: UnsafeBufferPointer<UInt8>,
        in span: StyleSpan,
        into result: inout ShapingResult
    ) -> Bool {
        guard let plain = PlainText(text, breaks: spaceBreaks),
            let shaper = wordShaper(of: span.typeface, for: plain.script),
            let words = shaper.words(text, plain.words), let glyphs = pango_glyph_string_new()
        else { return false }
        result.join(words, in: glyphs)
        result.script = plain.script
        result.marks[text.count] = ShapingResult.endMarks
        result.items.append(shaper.item(0..<text.count, glyphs))
        return true
    }

    func glyphs(
        of item: UnsafeMutablePointer<PangoItem>,
        font: UnsafeMutablePointer<PangoFont>,
        features: FontFeatures,
        in text: UnsafeBufferPointer<CChar>,
        marks: UnsafeBufferPointer<BoundaryMarks>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        let style = ItemStyle(item.pointee.analysis, font: font, features: features)
        let shaper = itemShaper(style)
        let start = Int(item.pointee.offset)
        return text.withMemoryRebound(to: UInt8.self) { text in
            let source = ItemSource(
                text: text,
                marks: marks,
                range: start..<(start + Int(item.pointee.length)),
                analysis: item.pointer(to: \.analysis)
            )
            guard let parts = shaper.parts(source), let glyphs = pango_glyph_string_new() else { return nil }
            ShapingResult.join(parts, isRightToLeft: style.isRightToLeft, in: glyphs)
            return glyphs
        }
    }

    /// The way to shape items like a sample in another font.
    func setting(
        like sample: PangoAnalysis,
        in font: UnsafeMutablePointer<PangoFont>,
        features: FontFeatures,
        isRightToLeft: Bool
    ) -> ScriptFonts.Setting {
        var analysis = sample
        analysis.font = font
        analysis.level = isRightToLeft ? 1 : 0
        let style = ItemStyle(analysis, font: font, features: features)
        let kept = analyses[style] ?? .allocate(capacity: 1)
        if analyses.updateValue(kept, forKey: style) == nil {
            if let attribute = features.pangoAttribute() { analysis.extra_attrs = g_slist_append(nil, attribute) }
            kept.initialize(to: analysis)
        }
        return ScriptFonts.Setting(
            font: font,
            analysis: kept,
            shaper: itemShaper(style),
            contextualGlyphs: Self.simpleScripts.contains(style.script) ? contextualGlyphs(of: font, features) : nil
        )
    }

    func contextualGlyphs(
        of item: UnsafeMutablePointer<PangoItem>,
        font: UnsafeMutablePointer<PangoFont>,
        features: FontFeatures
    ) -> Unmanaged<ContextualGlyphs>? {
        Self.simpleScripts.contains(Int32(item.pointee.analysis.script)) ? contextualGlyphs(of: font, features) : nil
    }

    /// Scripts for which HarfBuzz does nothing of its own across characters, so that the font's tables tell
    /// everything.
    private static let simpleScripts: Set<Int32> = [
        G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
        G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_CYRILLIC,
        G_UNICODE_SCRIPT_GREEK,
    ].reduce(into: []) { $0.insert($1.rawValue) }

    private struct ContextKey<Owner: Hashable>: Hashable {
        let owner: Owner
        /// Those that are turned off do nothing to glyphs that the others would not do.
        let features: FontFeatures
    }

    /// The contextual glyphs of a font that the font engine keeps. All sizes of a face share them, for good.
    private func contextualGlyphs(
        of font: UnsafeMutablePointer<PangoFont>,
        _ features: FontFeatures
    ) -> Unmanaged<ContextualGlyphs>? {
        let key = ContextKey(owner: font, features: features.turnedOn)
        if let known = contextualGlyphsByFont[key] { return known }
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return nil }
        let faceKey = ContextKey(owner: face, features: key.features)
        let found =
            contextualGlyphsByFace[faceKey]
            ?? .passRetained(ContextualGlyphs(searching: hb_face_reference(face), features: key.features.tags))
        contextualGlyphsByFace[faceKey] = found
        contextualGlyphsByFont[key] = found
        return found
    }
}

extension WordShapingEngine {
    private struct PlainFontKey: Hashable {
        var description: FontDescription
        var script: PlainScript
    }

    /// The font that has all of printable ASCII in a typeface, in text of a script; `nil` if no single font has.
    func plainFont(of typeface: Typeface, for script: PlainScript) -> UnsafeMutablePointer<PangoFont>? {
        let key = PlainFontKey(description: typeface.description, script: script)
        if let known = plainFonts[key] { return known }
        if plainFonts.count > 4096 { plainFonts.removeAll() }
        let found = findPlainFont(of: typeface, for: script)
        plainFonts[key] = .some(found)
        return found
    }

    private func findPlainFont(of typeface: Typeface, for script: PlainScript) -> UnsafeMutablePointer<PangoFont>? {
        guard let fonts = pango_context_load_fontset(engine.context, typeface.pangoDescription, script.language)
        else { return nil }
        defer { g_object_unref(fonts) }
        var common: UnsafeMutablePointer<PangoFont>?
        for character in 0x20..<0x7F as Range<guint> {
            guard let font = pango_fontset_get_font(fonts, character) else { return nil }
            defer { g_object_unref(font) }
            guard common == nil || common == font else { return nil }
            common = engine.keep(font)
        }
        return common
    }

    private struct WordShaperKey: Hashable {
        var typeface: ObjectIdentifier
        var script: PlainScript
    }

    private struct KnownWordShaper {
        /// Retained so that no other typeface gets its identity.
        let typeface: Typeface
        let shaper: WordShaper?
    }

    /// The shaper of words of a script in a typeface; `nil` if no font has all of printable ASCII.
    func wordShaper(of typeface: Typeface, for script: PlainScript) -> WordShaper? {
        let key = WordShaperKey(typeface: ObjectIdentifier(typeface), script: script)
        if let lastWordShaper, lastWordShaper.key == key { return lastWordShaper.known.shaper }
        // An animation may ask for any number of sizes.
        if wordShapers.count > 32 { wordShapers.removeAll() }
        let known =
            wordShapers[key] ?? KnownWordShaper(typeface: typeface, shaper: makeWordShaper(of: typeface, script))
        wordShapers[key] = known
        lastWordShaper = (key, known)
        return known.shaper
    }

    private func makeWordShaper(of typeface: Typeface, _ script: PlainScript) -> WordShaper? {
        guard let font = plainFont(of: typeface, for: script) else { return nil }
        return WordShaper(
            font,
            for: script,
            fonts: pango_context_load_fontset(engine.context, typeface.pangoDescription, script.language),
            contextualGlyphs: contextualGlyphs(of: font, typeface.description.features),
            features: typeface.description.features,
            rules: changeRules
        )
    }

    /// The shaper of items of a style.
    private func itemShaper(_ style: ItemStyle) -> ItemShaper {
        if let known = itemShapers[style] { return known }
        if itemShapers.count > 64 { itemShapers.removeAll() }
        let contextual =
            Self.simpleScripts.contains(style.script) ? contextualGlyphs(of: style.font, style.features) : nil
        let shaper = ItemShaper(style, contextual: contextual)
        itemShapers[style] = shaper
        return shaper
    }
}
