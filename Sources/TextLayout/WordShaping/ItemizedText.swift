/// A text divided into items as by Pango.
struct ItemizedText {
    /// In logical order.
    private(set) var items: [TextItem] = []
    private var firstSpace: Int?
    private var isOpen = false
    /// The font of the open item; `nil` before there is one.
    private var choice: ScriptFonts.Choice?
    private var start = 0

    /// Fails if a character has no font.
    ///
    /// - Parameters:
    ///   - levels: The level of each character; `nil` if all have the same one.
    ///   - level: The level of all characters, if they have the same one.
    ///   - fonts: Returns the fonts for a script; `nil` if there are none. Receives the index of the character at which
    ///     a run of the script begins.
    init?(
        _ text: DecodedText,
        _ scripts: ScriptRuns,
        levels: UnsafeMutablePointer<UInt8>?,
        level: UInt8,
        fonts: (_ script: UInt8, _ run: Range<Int>) -> ScriptFonts?
    ) {
        var index = 0
        for run in scripts.runs {
            guard let fonts = fonts(run.script, index..<run.end) else { return nil }
            while index < run.end {
                let own = levels?[index] ?? level
                var end = run.end
                if let levels {
                    end = index + 1
                    while end < run.end, levels[end] == own { end += 1 }
                }
                guard itemize(index..<end, of: text, level: own, fonts) else { return nil }
                index = end
            }
        }
    }

    private mutating func itemize(_ run: Range<Int>, of text: DecodedText, level: UInt8, _ fonts: ScriptFonts) -> Bool {
        isOpen = false
        for index in run {
            let element = text.elements[index]
            if element.character.has(TextCharacter.spaceLike) {
                add(index, nil, level, fonts)
            } else {
                guard let choice = fonts.choice(for: element.value) else { return false }
                add(index, choice, level, fonts)
            }
        }
        if choice == nil { choice = fonts.choice(for: 0x20) }
        return close(at: run.upperBound, level, fonts)
    }

    /// Adds a character to the open item, or opens a new item if the font differs. Spaces belong to the item whose font
    /// Pango prefers.
    @inline(__always)
    private mutating func add(_ index: Int, _ own: ScriptFonts.Choice?, _ level: UInt8, _ fonts: ScriptFonts) {
        let spaces = firstSpace
        if own == nil {
            if firstSpace == nil { firstSpace = index }
        } else {
            firstSpace = nil
        }
        var place = index
        if isOpen {
            guard let own else { return }
            guard let current = choice else {
                choice = own
                return
            }
            if current.font == own.font { return }
            if let spaces, start < spaces, own.position < current.position { place = spaces }
            _ = close(at: place, level, fonts)
        }
        (start, choice, isOpen) = (place, own, true)
    }

    private mutating func close(at end: Int, _ level: UInt8, _ fonts: ScriptFonts) -> Bool {
        guard let choice else { return false }
        items.append(TextItem(characters: start..<end, level: level, fonts: fonts, font: choice.font))
        return true
    }
}
