import Testing

@testable import TextLayout

struct ParagraphTests {
    @Test func aShortTextIsOneLineOfTheSystemFontsHeight() {
        let frame = Paragraph("Hello", font: FontDescription(size: 17)).layout()
        #expect(frame.numberOfLines == 1)
        #expect(abs(frame.size.height - 20.287103) < 1e-6)
        #expect(frame.size.width > 30 && frame.size.width < 60)
        #expect(!frame.isTruncated)
    }
}
