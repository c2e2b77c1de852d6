import Synchronization

/// The glyphs of a font whose shape or position may depend on the glyphs next to them: by kerning, ligatures, marks
/// or contextual substitution. Text between any two others can be broken without a change of their glyphs.
final class ContextualGlyphs: Sendable {
    private let search: @Sendable () -> GlyphSet
    private let found: Mutex<GlyphSet?> = Mutex(nil)

    /// - Parameter search: Finds the glyphs, on the first access to `glyphs`.
    init(search: @escaping @Sendable () -> GlyphSet) {
        self.search = search
    }

    /// The glyphs, or a superset of them.
    var glyphs: GlyphSet {
        found.withLock { found in
            if let found { return found }
            let glyphs = search()
            found = glyphs
            return glyphs
        }
    }
}
