/// Characters of one font, script and level, as Pango itemizes text.
struct TextItem {
    /// The indexes of the characters.
    var characters: Range<Int>
    let level: UInt8
    /// Its fonts, of which the item has one.
    let fonts: ScriptFonts
    /// The index of the font among them.
    var font: Int

    var isRightToLeft: Bool { level & 1 == 1 }

    /// The way to shape it.
    func setting(_ words: WordShapingEngine) -> ScriptFonts.Setting {
        fonts.setting(ofFont: font, isRightToLeft: isRightToLeft, words: words)
    }
}
