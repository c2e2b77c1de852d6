import CPango

/// The effects of a font across spaces, as its tables tell. They decide whether a word can be shaped alone.
final class WordBoundaries {
    /// Whether only the glyphs of `touching` characters depend on anything beyond a space.
    let areFirm: Bool
    /// Whether glyphs depend on whether a space is next to them.
    let seeSpaces: Bool
    /// Whether the glyph of each of the first characters of Unicode depends on neighbors across spaces. Inter's hyphen
    /// is higher between capitals. Empty if no glyph depends on them.
    private lazy var touching: [Bool] =
        hb_set_is_empty(glyphs) != 0
        ? [] : PlainCharacter.table.indices.map { Self.isTouching(hb_codepoint_t($0), font, glyphs) }
    private let font: OpaquePointer?
    /// The glyphs that look beyond spaces.
    private let glyphs: OpaquePointer?
    /// The marks that form one glyph with a space before them, and the glyphs that may become such marks.
    private let joining: OpaquePointer?

    /// - Parameters:
    ///   - features: The features in use besides those that HarfBuzz applies in all scripts.
    ///   - script: The script of the words.
    init(of font: OpaquePointer?, features: [hb_tag_t], script: hb_script_t) {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font, 0x20, &space)
        let substitutions = LayoutTable(LayoutTable.substitutions, of: face, features: features, script: script)
        let spaces = substitutions.alternates(of: space, face)
        var areFirm = !spaces.contains { KernTable.mayKern($0, in: face) } && !LayoutTable.hasOtherTables(face)
        var seeSpaces = false
        let glyphs: OpaquePointer? = hb_set_create()
        let joining: OpaquePointer? = hb_set_create()
        for tag in [LayoutTable.substitutions, LayoutTable.positions] {
            let table = LayoutTable(tag, of: face, features: features, script: script)
            for lookup in table.lookups {
                let reach = LookupGlyphs(of: lookup, in: table, face)
                for space in spaces where hb_set_has(reach.input, space) != 0 && !table.isOfAlternates(lookup) {
                    let followers = table.skipsLetters(lookup) ? nil : table.followers(of: space, in: lookup, of: face)
                    followers?.forEach { hb_set_add(joining, $0) }
                    if followers == nil { areFirm = false }
                }
                guard spaces.contains(where: { hb_set_has(reach.before, $0) != 0 || hb_set_has(reach.after, $0) != 0 })
                else { continue }
                if table.endsAtSpaces(lookup, spaces, of: face) {
                    seeSpaces = true
                } else {
                    hb_set_union(glyphs, reach.input)
                }
            }
        }
        Self.addOrigins(to: joining, substitutions, face)
        // The tables do not tell everything that a letter may become.
        self.areFirm = areFirm && Self.areMarks(joining, face)
        self.seeSpaces = seeSpaces
        self.font = font
        self.glyphs = glyphs
        self.joining = joining
    }

    /// Adds the glyphs that may become one of a set.
    private static func addOrigins(to glyphs: OpaquePointer?, _ table: LayoutTable, _ face: OpaquePointer?) {
        guard hb_set_is_empty(glyphs) == 0 else { return }
        let lookups = table.lookups.map { LookupGlyphs(of: $0, in: table, face) }
        var count: UInt32
        repeat {
            count = hb_set_get_population(glyphs)
            for lookup in lookups where lookup.makes(anyOf: glyphs) { hb_set_union(glyphs, lookup.input) }
        } while hb_set_get_population(glyphs) > count
    }

    private static func areMarks(_ glyphs: OpaquePointer?, _ face: OpaquePointer?) -> Bool {
        var glyph = hb_codepoint_t.max
        while hb_set_next(glyphs, &glyph) != 0 {
            if hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK { return false }
        }
        return true
    }

    deinit {
        hb_set_destroy(glyphs)
        hb_set_destroy(joining)
    }

    /// Whether any glyph looks beyond a space without forming one glyph with it.
    var lookBeyondSpaces: Bool { hb_set_is_empty(glyphs) == 0 }

    /// A generous limit for the number of characters beyond itself on which a glyph depends.
    private static let reach = 6

    /// Joins words that have to be shaped together, because a character near the space between them looks beyond it.
    ///
    /// - Parameter words: The words of the text, in order and without gaps.
    func joined(_ words: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var soft = softBoundaries(of: words, in: bytes)
        joinMarks(&soft, words, bytes)
        guard !soft.isEmpty else { return words }
        var joined: [Range<Int>] = []
        joined.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            if soft[index], let last = joined.popLast() {
                joined.append(last.lowerBound..<word.upperBound)
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// For each word, whether it has to be joined with the previous word; empty if none has.
    private func softBoundaries(of words: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Bool] {
        if touching.isEmpty { return [] }
        return touching.withUnsafeBufferPointer { touching in
            var soft: [Bool] = []
            var (byte, word) = (0, 0)
            while byte < bytes.count, let (scalar, length) = PlainText.scalar(bytes, at: byte) {
                let isTouching =
                    scalar < touching.count ? touching[Int(scalar)] : Self.isTouching(scalar, font, glyphs)
                if isTouching {
                    if soft.isEmpty { soft = [Bool](repeating: false, count: words.count) }
                    while words[word].upperBound <= byte { word += 1 }
                    soften(&soft, words, around: byte, in: word, bytes)
                }
                byte += length
            }
            return soft
        }
    }

    /// Joins words that start with a mark that may form one glyph with the space before it.
    private func joinMarks(_ soft: inout [Bool], _ words: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>) {
        guard hb_set_is_empty(joining) == 0 else { return }
        for (index, word) in words.enumerated() where !word.isEmpty && bytes[word.lowerBound] >= 0xCC {
            guard let (scalar, _) = PlainText.scalar(bytes, at: word.lowerBound), Self.isTouching(scalar, font, joining)
            else { continue }
            if soft.isEmpty { soft = [Bool](repeating: false, count: words.count) }
            soft[index] = true
        }
    }

    private func soften(
        _ soft: inout [Bool],
        _ words: [Range<Int>],
        around byte: Int,
        in word: Int,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        var (place, next) = (byte, word + 1)
        for _ in 0..<Self.reach {
            repeat { place += 1 } while place < bytes.count && UTF8.isContinuation(bytes[place])
            guard next < words.count else { break }
            if place >= words[next].lowerBound {
                soft[next] = true
                next += 1
            }
        }
        (place, next) = (byte, word)
        for _ in 0..<Self.reach where place > 0 {
            if place <= words[next].lowerBound {
                soft[next] = true
                next -= 1
            }
            repeat { place -= 1 } while UTF8.isContinuation(bytes[place])
        }
    }

    private static func isTouching(_ scalar: UInt32, _ font: OpaquePointer?, _ glyphs: OpaquePointer?) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && hb_set_has(glyphs, glyph) != 0
    }
}
