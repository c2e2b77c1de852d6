import Foundation
import Testing

@testable import TextLayout

struct CaretTests {
    /// A character in two fragments had no caret at its end, which is in the other one.
    @Test(arguments: [false, true], ["a\u{30A}b", "ab\u{30A}"])
    func aCharacterOfTwoStylesHasCaretsOnBothSides(isRightToLeft: Bool, text: String) {
        var marked = TextStyle(font: FontDescription(size: 17))
        marked.underline = TextRule()
        var style = ParagraphStyle()
        style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let runs = text.unicodeScalars.map { scalar in
            var run = TextRun(String(Character(scalar)), font: FontDescription(size: 17))
            if scalar == "\u{30A}" { run.style = marked }
            return run
        }
        let frame = Paragraph(runs, style: style).layout(width: 100)
        for index in text.indices + [text.endIndex] {
            let offset = index.utf16Offset(in: text)
            let caret = frame.caretRect(at: offset, in: 100)
            for x in [-1.0, 1] {
                #expect(frame.index(at: CGPoint(x: caret.minX + x, y: caret.midY), in: 100) == offset, "\(offset) \(x)")
            }
        }
    }
}
