import CPango

/// The glyph of a character in front of another.
struct CharacterPair {
    let glyph: PangoGlyph
    let width: Int32
    /// Whether a break between the two leaves their glyphs as they are.
    var isSafeToBreak: Bool
}
