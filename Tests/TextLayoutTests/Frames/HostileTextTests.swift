import Foundation
import Testing

@testable import TextLayout

struct HostileTextTests {
    private static let font = FontDescription(size: 17)

    @Test func `the empty text has no lines`() {
        let frame = Paragraph("", font: Self.font).layout(width: 100, maximumLines: 1, lineBreak: .truncatingTail)
        #expect(frame.numberOfLines == 0)
        #expect(frame.size == .zero)
        #expect(!frame.isTruncated)
        #expect(frame.index(at: .zero, in: 100) == 0)
        #expect(Paragraph([]).layout().numberOfLines == 0)
    }

    @Test func `each hard break ends one line`() {
        for newline in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
            let frame = Paragraph(String(repeating: newline, count: 5), font: Self.font).layout(width: 50)
            #expect(frame.numberOfLines == 5)
            #expect(frame.size.width == 0)
            #expect(abs(frame.size.height - 5 * Typeface.resolve(Self.font).lineHeight) < 1e-9)
        }
        #expect(Paragraph("a\n\nb", font: Self.font).layout().lines.map(\.range) == [0..<1, 2..<2, 3..<4])
    }

    @Test func `control characters are invisible and keep their indices`() {
        let plain = Paragraph("ab", font: Self.font).layout()
        for value in (0..<0x20).map({ UInt32($0) }) + (0x7F..<0xA0) where ![0x09, 0x0A, 0x0D, 0x85].contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let frame = Paragraph("a\(Character(scalar))b", font: Self.font).layout()
            #expect(frame.numberOfLines == 1)
            #expect(abs(frame.size.width - plain.size.width) < 0.5, "U+\(String(value, radix: 16))")
            #expect(frame.lines.first?.range == 0..<3)
        }
    }

    @Test func `a megabyte without a break is shortened and wrapped`() {
        let paragraph = Paragraph(String(repeating: "x", count: 1 << 20), font: Self.font)
        let one = paragraph.layout(width: 200, maximumLines: 1, lineBreak: .truncatingTail)
        #expect(one.numberOfLines == 1 && one.isTruncated && one.size.width <= 200)
        let middle = paragraph.layout(width: 200, maximumLines: 2, lineBreak: .truncatingMiddle)
        #expect(middle.numberOfLines == 2 && middle.isTruncated)
        let all = paragraph.layout(width: 2000)
        #expect(all.lines.last?.range.upperBound == 1 << 20)
    }

    @Test func `ten thousand combining marks are one character`() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        let frame = Paragraph(text, font: Self.font).layout(width: 1, maximumLines: 0, lineBreak: .charWrapping)
        #expect(frame.numberOfLines == 2)
    }

    @Test func `deep nesting of directions is laid out`() {
        let text = String(repeating: "\u{202B}a\u{202A}א", count: 5000)
        let frame = Paragraph(text, font: Self.font).layout(width: 300, maximumLines: 3, lineBreak: .truncatingTail)
        #expect(frame.numberOfLines == 3)
        #expect(frame.lines.allSatisfy { $0.width <= 300 })
    }

    @Test func `sizes out of all measure do no harm`() {
        for size in [0, -5, Double.nan, .infinity, 1e300] {
            let frame = Paragraph("abc", font: FontDescription(size: size)).layout(width: -.infinity)
            #expect(frame.numberOfLines >= 1)
            #expect(frame.size.height.isFinite)
        }
        let paragraph = Paragraph("abc def", font: Self.font)
        #expect(paragraph.layout(width: .nan).numberOfLines == 6)
        #expect(paragraph.layout(width: 1e300).numberOfLines == 1)
    }
}
