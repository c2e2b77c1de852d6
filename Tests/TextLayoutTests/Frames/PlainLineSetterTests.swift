import SeededRandom
import Testing

@testable import TextLayout

/// Lines that are set by arithmetic alone are those of the general way.
struct PlainLineSetterTests {
    private static let fonts = [
        FontDescription(size: 15), FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
    ]
    private static let lineBreaks: [LineBreak] = [.wordWrapping, .clipping, .truncatingTail, .truncatingMiddle]

    @Test(arguments: Samples.byScript.keys.sorted(), 0..<6 as Range<UInt64>)
    func linesAreThoseOfTheGeneralWay(script: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sample = try #require(Samples.byScript[script])
        for _ in 0..<40 {
            let text = String(sample.dropFirst(random.below(sample.count)).prefix(random.below(90) + 1))
            var style = ParagraphStyle(lineSpacing: Double(random.below(3)))
            style.headIndent = Double(random.below(3)) * 8
            style.firstLineHeadIndent = Double(random.below(3)) * 8
            style.tailIndent = Double(random.below(3)) * -6
            style.lineHeightMultiple = Double(random.below(2)) * 1.25
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let paragraph = Paragraph(text, font: font, style: style)
            let width = random.below(9) == 0 ? .infinity : Double.random(in: -5...300, using: &random)
            let limit = random.below(4)
            let lineBreak = Self.lineBreaks.randomElement(using: &random) ?? .wordWrapping
            guard
                let plain = PlainLineSetter(paragraph, width: width, lineBreak: lineBreak)?
                    .frame(width: width, maximumLines: limit)
            else { continue }
            var setter = LineSetter(paragraph: paragraph, width: width, maximumLines: limit, lineBreak: lineBreak)
            let general = setter.frame()
            let about = "seed \(seed): “\(text)” \(width) \(limit) \(lineBreak)"
            try #require(plain.size == general.size, "\(about)")
            try #require(plain.isTruncated == general.isTruncated, "\(about)")
            let spread = width.isFinite ? width : Double(plain.size.width)
            let described = [plain, general].map { LayoutDescription.lines(of: $0, in: spread) }
            try #require(described[0] == described[1], "\(about)")
        }
    }

    /// Without this, the law would compare nothing.
    @Test func ordinaryTextIsSetByArithmetic() {
        let paragraph = Paragraph("Rows that unfold, quickly and well", font: Self.fonts[0])
        for width in [1000.0, 120, 80] {
            let frame = PlainLineSetter(paragraph, width: width, lineBreak: .wordWrapping)?
                .frame(width: width, maximumLines: 0)
            #expect(frame != nil)
        }
        let byCharacters = PlainLineSetter(paragraph, width: 80, lineBreak: .charWrapping)?
            .frame(width: 80, maximumLines: 0)
        #expect(byCharacters == nil)
    }
}
