import CPango
import Foundation

/// Everything of Pango's that is shared: the font map and the context, which only one thread may use at a time.
///
/// It has a font map of its own instead of the thread's default one, because GTK uses that without our lock. Fonts are
/// kept for good: were GTK to drop the last reference, the font would leave the map without the lock.
final class FontEngine {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var shared: FontEngine?

    let context: OpaquePointer
    /// Names of the installed families by their lowercased form.
    let families: [String: String]
    let spaceBreaks = SpaceBreaks()
    private var typefaces: [FontDescription: Typeface] = [:]
    private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
    private var plainFonts: [PlainFontKey: UnsafeMutablePointer<PangoFont>?] = [:]
    private var faces: [OpaquePointer: Unmanaged<GlyphNeighbors>] = [:]
    private var neighbors: [UnsafeMutablePointer<PangoFont>: Unmanaged<GlyphNeighbors>] = [:]
    private var wordShapers: [WordShaperKey: KnownWordShaper] = [:]
    /// The one asked for last, which most often is the next one too.
    private var lastWordShaper: (key: WordShaperKey, known: KnownWordShaper)?
    private var lastTypeface: Typeface?
    private var itemShapers: [ItemShaper.Style: ItemShaper?] = [:]

    /// Runs `body` with the engine to itself.
    static func withLock<Result>(_ body: (FontEngine) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        let engine = shared ?? FontEngine()
        shared = engine
        return try body(engine)
    }

    /// Engines from before fonts were added: what was shaped with them has their fonts.
    nonisolated(unsafe) private static var retired: [FontEngine] = []

    /// Runs `add` and, if it added fonts, starts anew with them: Pango looks for fonts once.
    static func withNewFonts(_ add: () -> Bool) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard add() else { return false }
        if let shared { retired.append(shared) }
        shared = nil
        return true
    }

    private init() {
        let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
        pango_context_set_round_glyph_positions(context, 0)
        // Without hints glyphs have the same advances at every scale, so a layout holds for every screen.
        let options: OpaquePointer = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        families = Self.familyNames(in: map)
    }

    private static func familyNames(in map: UnsafeMutablePointer<PangoFontMap>) -> [String: String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        let names = UnsafeBufferPointer(start: list, count: Int(count)).compactMap { family in
            family.flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
        return Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Keeps a font for good and gives back the same pointer.
    func keep(_ font: UnsafeMutablePointer<PangoFont>) -> UnsafeMutablePointer<PangoFont> {
        if fonts.insert(font).inserted { g_object_ref(font) }
        return font
    }

    /// What the glyphs of a font that is kept have to do with each other; one for all sizes, and for good.
    func neighbors(in font: UnsafeMutablePointer<PangoFont>) -> Unmanaged<GlyphNeighbors>? {
        if let known = neighbors[font] { return known }
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return nil }
        let found = faces[face] ?? .passRetained(GlyphNeighbors(of: hb_face_reference(face)))
        faces[face] = found
        neighbors[font] = found
        return found
    }

    private struct PlainFontKey: Hashable {
        var description: FontDescription
        var script: PlainScript
    }

    /// The font that has all of printable ASCII in a typeface, in text of a script; nil if there is none.
    func plainFont(of typeface: Typeface, for script: PlainScript) -> UnsafeMutablePointer<PangoFont>? {
        let key = PlainFontKey(description: typeface.description, script: script)
        if let known = plainFonts[key] { return known }
        if plainFonts.count > 4096 { plainFonts.removeAll() }
        let found = findPlainFont(of: typeface, for: script)
        plainFonts[key] = .some(found)
        return found
    }

    private func findPlainFont(of typeface: Typeface, for script: PlainScript) -> UnsafeMutablePointer<PangoFont>? {
        guard let fonts = pango_context_load_fontset(context, typeface.pangoDescription, script.language) else {
            return nil
        }
        defer { g_object_unref(fonts) }
        var common: UnsafeMutablePointer<PangoFont>?
        for character in 0x20..<0x7F as Range<guint> {
            guard let font = pango_fontset_get_font(fonts, character) else { return nil }
            defer { g_object_unref(font) }
            guard common == nil || common == font else { return nil }
            common = keep(font)
        }
        return common
    }

    private struct WordShaperKey: Hashable {
        var typeface: ObjectIdentifier
        var script: PlainScript
    }

    private struct KnownWordShaper {
        /// Kept so that no other one gets its identity.
        let typeface: Typeface
        let shaper: WordShaper?
    }

    /// What shapes words of a script in a typeface; nil if no font has all of printable ASCII.
    func wordShaper(of typeface: Typeface, for script: PlainScript) -> WordShaper? {
        let key = WordShaperKey(typeface: ObjectIdentifier(typeface), script: script)
        if let lastWordShaper, lastWordShaper.key == key { return lastWordShaper.known.shaper }
        // Sizes can come from an animation.
        if wordShapers.count > 32 { wordShapers.removeAll() }
        let known =
            wordShapers[key] ?? KnownWordShaper(typeface: typeface, shaper: makeWordShaper(of: typeface, script))
        wordShapers[key] = known
        lastWordShaper = (key, known)
        return known.shaper
    }

    /// What shapes items by their words; nil if that cannot be done.
    func itemShaper(_ style: ItemShaper.Style, neighbors: Unmanaged<GlyphNeighbors>?) -> ItemShaper? {
        if let known = itemShapers[style] { return known }
        if itemShapers.count > 64 { itemShapers.removeAll() }
        let shaper = ItemShaper(style, neighbors: neighbors)
        itemShapers[style] = .some(shaper)
        return shaper
    }

    private func makeWordShaper(of typeface: Typeface, _ script: PlainScript) -> WordShaper? {
        guard let font = plainFont(of: typeface, for: script) else { return nil }
        return WordShaper(
            font,
            for: script,
            fonts: pango_context_load_fontset(context, typeface.pangoDescription, script.language),
            neighbors: neighbors(in: font),
            hasMonospacedDigits: typeface.description.hasMonospacedDigits
        )
    }

    func typeface(for description: FontDescription) -> Typeface {
        if let lastTypeface, lastTypeface.description == description { return lastTypeface }
        let found = findTypeface(for: description)
        lastTypeface = found
        return found
    }

    private func findTypeface(for description: FontDescription) -> Typeface {
        if let known = typefaces[description] { return known }
        // Sizes can come from an animation; what is dropped is made again from the fonts, which stay.
        if typefaces.count > 4096 { typefaces.removeAll() }
        let family = familyName(for: description)
        let pango: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(pango, family)
        pango_font_description_set_absolute_size(pango, description.usableSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(pango, PangoWeight(UInt32(description.cssWeight)))
        pango_font_description_set_style(pango, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        var metrics = LineMetrics.system(size: description.usableSize)
        if let font = pango_context_load_font(context, pango) {
            let own = LineMetrics(of: keep(font), size: description.usableSize)
            g_object_unref(font)
            if description.family == nil {
                metrics.underlinePosition = own.underlinePosition
                metrics.underlineThickness = own.underlineThickness
            } else {
                metrics = own
            }
        }
        let typeface = Typeface(description, familyName: family, metrics: metrics, pangoDescription: pango)
        typefaces[description] = typeface
        return typeface
    }

    /// The installed family to use: the one asked for, one of equal metrics, or the system's.
    private func familyName(for description: FontDescription) -> String {
        if let family = description.family {
            let key = family.lowercased()
            return families[key] ?? StandInFont(for: key).flatMap(installedName) ?? family
        }
        if description.isMonospaced {
            _ = installedName(of: .monospaced)
            return "monospace"
        }
        return installedName(of: .system) ?? "sans"
    }

    private func installedName(of font: StandInFont) -> String? {
        guard let name = families[font.rawValue.lowercased()] else {
            font.reportMissing()
            return nil
        }
        return name
    }
}
