import CGTK

/// What a font does across spaces, told from its tables: whether a word may be shaped by itself.
final class WordBoundaries {
    /// Whether glyphs never change with what is beyond a space, but those of `touching` characters.
    let areFirm: Bool
    /// The characters of PlainCharacter's table that look beyond spaces: Inter's hyphen stands higher between capitals.
    private let touching: [Bool]
    private let font: OpaquePointer?
    /// The glyphs that do.
    private let glyphs: OpaquePointer?

    /// - Parameters:
    ///   - features: those used besides what HarfBuzz does in all scripts.
    ///   - script: of the words; nil for any.
    init(of font: OpaquePointer?, features: [hb_tag_t], script: hb_script_t? = nil) {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font, 0x20, &space)
        var areFirm = !KernTable.mayKern(space, in: face) && !LayoutTable.hasOtherTables(face)
        let glyphs: OpaquePointer? = hb_set_create()
        for tag in [LayoutTable.substitutions, LayoutTable.positions] {
            for lookup in LayoutTable(tag, of: face, features: features, script: script).lookups {
                let (before, input, after): (OpaquePointer?, OpaquePointer?, OpaquePointer?) =
                    (hb_set_create(), hb_set_create(), hb_set_create())
                defer { for set in [before, input, after] { hb_set_destroy(set) } }
                hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, before, input, after, nil)
                if hb_set_has(input, space) != 0 { areFirm = false }
                if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 { hb_set_union(glyphs, input) }
            }
        }
        self.areFirm = areFirm
        self.font = font
        self.glyphs = glyphs
        touching = PlainCharacter.table.indices.map { Self.isTouching(hb_codepoint_t($0), font, glyphs) }
    }

    deinit { hb_set_destroy(glyphs) }

    /// Whether any glyphs look beyond a space.
    var lookBeyondSpaces: Bool { hb_set_is_empty(glyphs) == 0 }

    /// How many characters beyond itself a glyph may look, generously.
    private static let reach = 6

    /// Makes one of words between which the text cannot be parted, because there is something near that looks beyond.
    ///
    /// - Parameter words: the words of the text, in order and with nothing between them.
    func joined(_ words: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let soft = softBoundaries(of: words, in: bytes)
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

    /// Whether the text cannot be parted in front of each word; empty if it can everywhere.
    private func softBoundaries(of words: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Bool] {
        touching.withUnsafeBufferPointer { touching in
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
