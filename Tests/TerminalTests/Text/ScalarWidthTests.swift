import Foundation
import Testing

@testable import Terminal

@Suite struct ScalarWidthTests {
    /// The C library has a table of its own, from another version of Unicode.
    @Test func settledCharactersHaveTheWidthsOfTheCLibrary() throws {
        let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
        let old = uselocale(locale)
        defer {
            uselocale(old)
            freelocale(locale)
        }
        // The header declares the function only for other standards than those with which modules are imported.
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "wcwidth"))
        let cells = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
        var compared = 0
        // All characters of the first plane and of that of the emoji, and some of the ideographs beyond.
        let values = Array(0x20...0xFFFF) + Array(0x1F000...0x1FAFF) + Array(stride(from: 0x10000, to: 0x40000, by: 97))
        for value in values.map(UInt32.init) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let glyphs = CellText(String(Character(scalar))).elements.map(\.glyph)
            guard glyphs.count == 1, let glyph = glyphs.first, !glyph.isContested, !glyph.isNotation else { continue }
            let width = Int(cells(wchar_t(value)))
            // A character that the library doesn't know has no width.
            guard width >= 0 else { continue }
            #expect(glyph.width == width, "U+\(String(value, radix: 16))")
            compared += 1
        }
        #expect(compared > 40_000)
    }

    @Test func rangesAreInOrder() {
        for table in [EastAsianRanges.wide, EastAsianRanges.ambiguous] {
            #expect(zip(table, table.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
        }
    }
}
