import SeededRandom
import Testing

@testable import TextLayout

/// Tests that lines have the same ends and widths as those of `PangoLayout`.
struct PangoComparisonTests {
    private static let fonts = [
        FontDescription(size: 17),
        FontDescription(size: 13, weight: 0.4),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
    ]

    @Test(arguments: Samples.byScript.keys.sorted())
    func wordsWrapAsInPango(script: String) throws {
        let text = try #require(Samples.byScript[script])
        var random = SeededGenerator(seed: 1)
        for _ in 0..<60 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let width = Double.random(in: 60...500, using: &random)
            Self.compare(text, font, width, byCharacters: false)
        }
    }

    @Test(arguments: Samples.byScript.keys.sorted())
    func charactersWrapAsInPango(script: String) throws {
        let text = try #require(Samples.byScript[script])
        var random = SeededGenerator(seed: 2)
        for _ in 0..<30 {
            let width = Double.random(in: 60...500, using: &random)
            Self.compare(text, Self.fonts[0], width, byCharacters: true)
        }
    }

    private static func compare(
        _ text: String,
        _ font: FontDescription,
        _ width: Double,
        byCharacters: Bool
    ) {
        let frame = Paragraph(text, font: font)
            .layout(width: width, lineBreak: byCharacters ? .charWrapping : .wordWrapping)
        let reference = PangoReference(text, font: font, width: width, byCharacters: byCharacters)
        let ranges = frame.lines.map(\.source)
        #expect(ranges == reference.lines.map(\.range), "\(font.family ?? "system") \(font.size) in \(width)")
        guard ranges == reference.lines.map(\.range) else { return }
        for (line, other) in zip(frame.lines, reference.lines) {
            #expect(
                abs(line.width - other.width) < 0.002,
                "\(other.range) in \(width): \(line.width), \(other.width)"
            )
        }
    }
}
