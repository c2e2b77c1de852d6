import CPango
import Foundation

/// The font map and the context of Pango, which only one thread may use at a time.
///
/// The font map is not the thread's default one, because GTK uses that without this lock. Fonts are never freed: if
/// GTK released the last reference, the font would leave the map without the lock.
final class FontEngine {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var shared: FontEngine?

    let context: OpaquePointer
    /// The names of the installed families, by their lowercased form.
    let families: [String: String]
    private var typefaces: [FontDescription: Typeface] = [:]
    private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
    private var caches: [any FontEngineCache] = []
    private var lastTypeface: Typeface?

    /// Calls a closure with exclusive access to the engine. The lock is recursive.
    static func withLock<Result>(_ body: (FontEngine) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        let engine = shared ?? FontEngine()
        shared = engine
        return try body(engine)
    }

    /// Engines from before fonts were added. Text that was shaped with them refers to their fonts.
    nonisolated(unsafe) private static var retired: [FontEngine] = []

    /// Calls `add` and, if it added fonts, replaces the engine, because Pango looks for fonts only once.
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
        // Without hints glyphs have the same advances at every scale, so a layout is valid for every screen.
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

    /// Retains a font permanently and returns it.
    func keep(_ font: UnsafeMutablePointer<PangoFont>) -> UnsafeMutablePointer<PangoFont> {
        if fonts.insert(font).inserted { g_object_ref(font) }
        return font
    }

    /// The cache of a type, created on first access.
    func cache<Cache: FontEngineCache>(_ type: Cache.Type) -> Cache {
        for cache in caches {
            if let found = cache as? Cache { return found }
        }
        let made = Cache(engine: self)
        caches.append(made)
        return made
    }

    /// The typeface of a description.
    func typeface(for description: FontDescription) -> Typeface {
        if let lastTypeface, lastTypeface.description == description { return lastTypeface }
        let found = findTypeface(for: description)
        lastTypeface = found
        return found
    }

    private func findTypeface(for description: FontDescription) -> Typeface {
        if let known = typefaces[description] { return known }
        // An animation may ask for any number of sizes. Typefaces are created again from the fonts, which stay.
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

    /// The installed family to use: the requested one, one of equal metrics, or that of the system.
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
