/// Turns any text into glyphs. All that a screen shows passes through it.
///
/// A terminal executes what a text contains. So whatever isn't a visible character is shown by a *notation*, which the
/// caller can tell from text because it is drawn in reverse:
///
/// | In the text | On the screen |
/// | --- | --- |
/// | C0 controls and DEL | their pictures (`␛`), or `^[` in a plain font |
/// | C1 controls | `<9B>` |
/// | format controls, such as those of bidirectional text; separators of lines; unassigned code points | `<U+202E>` |
/// | a mark without a character that it could be drawn on | `<U+0301>` |
/// | marks beyond the 15th of a cluster | `<+84>` with their number |
///
/// Since an escape is shown, what follows it in the sequences of terminals is text. A tab is blanks up to the next
/// stop of eight cells from the start of the text.
///
/// A joiner stays inside an emoji or between letters of scripts that join, a variation selector after an emoji or an
/// ideograph, and a tag after the black flag. Elsewhere they are shown, because they make texts that look equal
/// different.
///
/// **Contested clusters.** No table of widths is right for all terminals: they disagree about clusters with joiners,
/// selectors, modifiers, regional indicators, spacing marks, recent characters, and letters that join the next one.
/// Such a glyph has the largest likely width, because a plan that is too wide leaves a blank, and one that is too
/// narrow cuts a character. Its reach is the sum of its parts, the most that any terminal uses. `ScreenWriter`
/// contains what goes wrong.
struct GlyphReader {
    let rule: WidthRule
    /// The largest number of scalars in a cluster.
    static let scalarLimit = 16
    /// The distance of tab stops in cells.
    static let tabDistance = 8

    /// Passes the glyphs of a text to a closure.
    ///
    /// - Parameter column: The number of cells before the text, from which tab stops are counted.
    func read(_ text: some StringProtocol, from column: Int = 0, _ body: (Glyph) -> Void) {
        var column = column
        let pass: (Glyph) -> Void = {
            column += $0.width
            body($0)
        }
        for character in text {
            if let ascii = character.asciiValue, character != "\r\n" {
                readASCII(ascii, column, pass)
            } else {
                readCluster(character, pass)
            }
        }
    }

    private func readASCII(_ value: UInt8, _ column: Int, _ pass: (Glyph) -> Void) {
        switch value {
        case 0x20...0x7E: pass(Glyph(Unicode.Scalar(value), width: 1))
        case 0x09: for _ in 0..<Self.tabDistance - column % Self.tabDistance { pass(.blank) }
        default: readControl(value, pass)
        }
    }

    private func readControl(_ value: UInt8, _ pass: (Glyph) -> Void) {
        if rule.isPlain {
            write("^" + String(Unicode.Scalar(value ^ 0x40)), pass)
        } else {
            // The pictures of controls follow each other from U+2400, and that of DEL follows that of a blank.
            let picture = value == 0x7F ? 0x2421 : 0x2400 + UInt32(value)
            pass(Glyph(Unicode.Scalar(picture) ?? "?", width: 1, isNotation: true))
        }
    }

    // MARK: Clusters

    private func readCluster(_ character: Character, _ pass: (Glyph) -> Void) {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return }
        guard scalars.count > 1 else { return readScalar(base, pass) }
        // The parts that can't be in a cluster are shown, and what is between them as clusters of their own.
        var run: [Unicode.Scalar] = []
        for scalar in scalars {
            if isVisible(scalar), run.isEmpty ? !ScalarWidth.attaches(scalar) : belongs(scalar, to: run) {
                run.append(scalar)
            } else {
                finish(run, pass)
                run = []
                if isVisible(scalar), !ScalarWidth.attaches(scalar) { run = [scalar] } else { readScalar(scalar, pass) }
            }
        }
        finish(run, pass)
    }

    /// Passes a scalar that is a cluster.
    private func readScalar(_ scalar: Unicode.Scalar, _ pass: (Glyph) -> Void) {
        if scalar.value < 0x20 || scalar.value == 0x7F { return readControl(UInt8(scalar.value), pass) }
        if (0x80...0x9F).contains(scalar.value) { return write("<" + hex(scalar, digits: 2) + ">", pass) }
        guard isVisible(scalar), !ScalarWidth.attaches(scalar) else {
            return write("<U+" + hex(scalar, digits: 4) + ">", pass)
        }
        let width = ScalarWidth.cells(of: scalar, rule)
        let isContested =
            ScalarWidth.isContested(scalar) || ScalarWidth.attracts(scalar, cluster: String(Character(scalar)))
        pass(Glyph(scalar, width: width, reach: isContested ? 2 : width, isContested: isContested))
    }

    /// Passes the cluster of scalars that belong to each other.
    private func finish(_ run: [Unicode.Scalar], _ pass: (Glyph) -> Void) {
        guard let base = run.first else { return }
        guard run.count > 1 else { return readScalar(base, pass) }
        let kept = run.prefix(Self.scalarLimit)
        pass(glyph(of: kept, base))
        if run.count > kept.count { write("<+\(run.count - kept.count)>", pass) }
    }

    private func glyph(of scalars: ArraySlice<Unicode.Scalar>, _ base: Unicode.Scalar) -> Glyph {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let cells = scalars.map { ScalarWidth.cells(of: $0, rule) }
        let sum = cells.reduce(0, +)
        let first = cells.first ?? 1
        let isEmoji = scalars.dropFirst().contains { $0.properties.isEmojiModifier || ScalarWidth.isTag($0) }
        let isJoined = scalars.contains { $0.value == 0x200C || $0.value == 0x200D }
        let isSelected = scalars.contains(where: ScalarWidth.isVariationSelector)
        let isPair = ScalarWidth.isRegionalIndicator(base)
        let hasSpacing = scalars.contains { $0.properties.generalCategory == .spacingMark }
        let hasRecent = scalars.contains(where: ScalarWidth.isContested)
        let attracts = scalars.last.map { ScalarWidth.attracts($0, cluster: String(view)) } ?? false
        let isContested = isEmoji || isJoined || isSelected || isPair || hasSpacing || hasRecent || attracts
        guard isContested || sum != first else { return Glyph(base, cluster: String(view), width: first) }
        // An emoji has two cells, whatever its parts; letters have one for each part that isn't a mark.
        let width = base.properties.isEmoji || isPair ? 2 : max(sum, first)
        let reach = max(scalars.reduce(0) { $0 + max(1, ScalarWidth.cells(of: $1, rule)) }, width)
        return Glyph(base, cluster: String(view), width: width, reach: reach, isContested: true)
    }

    /// Returns whether a scalar may stand on a screen: alone, or in a cluster if it joins.
    private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        case .format: scalar.value == 0x200C || scalar.value == 0x200D || ScalarWidth.isTag(scalar)
        // The fillers of Hangul are letters that are not visible.
        case .otherLetter: ![0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar.value)
        // The combining grapheme joiner is a mark that nothing is drawn for.
        case .nonspacingMark: scalar.value != 0x034F && !(0x180B...0x180F).contains(scalar.value)
        default: true
        }
    }

    /// Returns whether a scalar may follow the scalars of a cluster.
    private func belongs(_ scalar: Unicode.Scalar, to run: [Unicode.Scalar]) -> Bool {
        guard let base = run.first, let last = run.last else { return false }
        let isEmoji = base.properties.isEmoji && !base.isASCII
        switch scalar.value {
        case 0x200C, 0x200D:
            return scalar.value == 0x200D && isEmoji || base.value >= 0x0600 && base.properties.isAlphabetic
        case 0xFE0E, 0xFE0F: return last.properties.isEmoji
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return last.properties.isIdeographic
        case 0xE0020...0xE007F: return base.value == 0x1F3F4
        default: return true
        }
    }

    // MARK: Notations

    private func write(_ notation: String, _ pass: (Glyph) -> Void) {
        for scalar in notation.unicodeScalars { pass(Glyph(scalar, width: 1, isNotation: true)) }
    }

    private func hex(_ scalar: Unicode.Scalar, digits: Int) -> String {
        let text = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
