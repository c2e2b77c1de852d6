import CPango

/// The fonts of a typeface for text of a script, and the shapers of items in them. Used with the lock of the font
/// engine held.
final class ScriptFonts {
    /// A font for a character.
    struct Choice: Equatable {
        /// The index of the font among those that were chosen.
        let font: Int
        /// The place of the font in the list in which Pango looks for characters.
        let position: Int
    }

    /// A way to shape items of one font and direction.
    struct Setting {
        let font: UnsafeMutablePointer<PangoFont>
        /// Never freed.
        let analysis: UnsafeMutablePointer<PangoAnalysis>
        let shaper: ItemShaper
        let contextualGlyphs: Unmanaged<ContextualGlyphs>?
    }

    let script: UInt8
    private let engine: FontEngine
    private let features: FontFeatures
    private let fontset: UnsafeMutablePointer<PangoFontset>?
    /// An item of the script as Pango itemizes it.
    private let sample: UnsafeMutablePointer<PangoItem>
    @exclusivity(unchecked) private var fonts: [UnsafeMutablePointer<PangoFont>] = []
    /// For each page of 256 characters, the index of its choices.
    @exclusivity(unchecked) private var pages = [UInt16](repeating: 0, count: 256)
    /// The choices of pages: 0 if not known, or else the index of the font and its position, each plus one.
    @exclusivity(unchecked) private var choices: [UInt32] = [UInt32](repeating: 0, count: 256)
    @exclusivity(unchecked) private var settings: [Setting?] = []

    /// Fails if Pango does not itemize a character of the script as text of the script.
    ///
    /// - Parameters:
    ///   - typeface: The typeface.
    ///   - script: The number that GLib gives to the script.
    ///   - example: A character of the script.
    init?(_ typeface: Typeface, script: UInt8, example: Unicode.Scalar, engine: FontEngine) {
        guard let sample = Self.item(of: example, typeface, engine) else { return nil }
        self.sample = sample
        self.script = script
        self.engine = engine
        features = typeface.description.features
        let analysis = sample.pointee.analysis
        fontset = pango_context_load_fontset(engine.context, typeface.pangoDescription, analysis.language)
        guard analysis.script == script, analysis.extra_attrs == nil, fontset != nil else { return nil }
    }

    deinit {
        if let fontset { g_object_unref(fontset) }
        pango_item_free(sample)
    }

    private static func item(
        of example: Unicode.Scalar,
        _ typeface: Typeface,
        _ engine: FontEngine
    ) -> UnsafeMutablePointer<PangoItem>? {
        var text = String(example)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(typeface.pangoDescription))
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let list = pango_itemize_with_base_dir(
                    engine.context,
                    PANGO_DIRECTION_LTR,
                    characters.baseAddress,
                    0,
                    Int32(characters.count),
                    attributes,
                    nil
                )
                defer { g_list_free(list) }
                return list?.pointee.data.assumingMemoryBound(to: PangoItem.self)
            }
        }
    }

    /// The font that Pango chooses for a character up to U+FFFF; `nil` if it finds none.
    @inline(__always)
    func choice(for value: UInt32) -> Choice? {
        let known = choices[Int(pages[Int(value >> 8)]) << 8 | Int(value & 0xFF)]
        if known == 0 { return find(value) }
        return known == Self.missing ? nil : Choice(font: Int(known & 0xFFFF) - 1, position: Int(known >> 16) - 1)
    }

    /// The choice for a character that no font has. Pango decides in which one it shows that.
    private static let missing = UInt32.max

    private func find(_ value: UInt32) -> Choice? {
        let choice = chooseFont(for: value)
        let page = Int(value >> 8)
        if pages[page] == 0 {
            pages[page] = UInt16(choices.count >> 8)
            choices += [UInt32](repeating: 0, count: 256)
        }
        choices[Int(pages[page]) << 8 | Int(value & 0xFF)] =
            choice.map { UInt32($0.font + 1) | UInt32($0.position + 1) << 16 } ?? Self.missing
        return choice
    }

    private func chooseFont(for value: UInt32) -> Choice? {
        guard let font = pango_fontset_get_font(fontset, value) else { return nil }
        defer { g_object_unref(font) }
        guard pango_font_has_char(font, value) != 0 else { return nil }
        let position = position(of: font)
        let index = fonts.firstIndex(of: font) ?? fonts.count
        if index == fonts.count {
            fonts.append(engine.keep(font))
            settings += [nil, nil]
        }
        return index < 0xFFFE && position < 0xFFFE ? Choice(font: index, position: position) : nil
    }

    private struct Search {
        let font: UnsafeMutablePointer<PangoFont>?
        var position: Int
    }

    /// Counts the fonts in front of the one that is looked for.
    private static let count: PangoFontsetForeachFunc = { _, font, search in
        guard let search = search?.assumingMemoryBound(to: Search.self), font != search.pointee.font else { return 1 }
        search.pointee.position += 1
        return 0
    }

    private func position(of font: UnsafeMutablePointer<PangoFont>) -> Int {
        var search = Search(font: font, position: 0)
        pango_fontset_foreach(fontset, Self.count, &search)
        return search.position
    }

    /// The way to shape items in a font.
    ///
    /// - Parameter words: Makes the shaper.
    func setting(ofFont index: Int, isRightToLeft: Bool, words: WordShapingEngine) -> Setting {
        let place = 2 * index + (isRightToLeft ? 1 : 0)
        if let known = settings[place] { return known }
        let made = words.setting(
            like: sample.pointee.analysis,
            in: fonts[index],
            features: features,
            isRightToLeft: isRightToLeft
        )
        settings[place] = made
        return made
    }
}
