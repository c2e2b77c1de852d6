import Testing

@testable import TextLayout

struct TypefaceTests {
    @Test func theSystemFontHasSanFranciscosLineMetricsWhateverDrawsIt() {
        for weight in [-0.8, 0, 0.4] {
            let typeface = Typeface.resolve(FontDescription(size: 17, weight: weight))
            #expect(abs(typeface.lineHeight - 20.287103) < 1e-6)
            #expect(abs(typeface.ascender - 16.186516) < 1e-6)
            #expect(abs(typeface.capHeight - 11.97803) < 1e-6)
        }
    }

    @Test func helveticaIsLiberationSansWithItsOwnMetrics() throws {
        try #require(Typeface.isInstalled(family: "Liberation Sans"))
        for family in ["Helvetica", "Helvetica Neue", "Arial"] {
            let typeface = Typeface.resolve(FontDescription(family: family, size: 100))
            #expect(typeface.familyName == "Liberation Sans")
            #expect(abs(typeface.ascender - 90.53) < 0.1)
            #expect(abs(typeface.descender + 21.19) < 0.1)
        }
    }

    @Test func weightsFallOnTheHundredsOfCSS() {
        let uikit = [-1, -0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62, 1]
        let css = [100, 100, 200, 300, 400, 500, 600, 700, 800, 900, 900]
        #expect(uikit.map { FontDescription(size: 1, weight: $0).cssWeight } == css)
        #expect(FontDescription(size: 1, weight: .nan).cssWeight == 400)
    }

    @Test func monospacedDigitsAreEquallyWideOthersAreNot() {
        func width(_ text: String, _ isMonospaced: Bool) -> Double {
            Paragraph(text, font: FontDescription(size: 20, hasMonospacedDigits: isMonospaced)).layout().size.width
        }
        #expect(width("111", true) == width("888", true))
        #expect(width("111", false) < width("888", false))
    }
}
