import TextLayout
import UIKit

/// A text of any length in a font, and how it is set.
@MainActor
final class LongText {
    /// A text of no more bytes is one block, and set as a whole.
    static let shortSize = 512
    /// The most bytes that a few lines show.
    private static let headLimit = 4096
    /// No text has narrower characters on the average, in points.
    private static let narrowestAdvance: CGFloat = 3

    let text: String
    let font: UIFont
    private var lastBlocks: (width: CGFloat, blocks: TextBlocks)?

    init(_ text: String, font: UIFont) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.font = font
    }

    /// What a few lines show of the text: as much of its beginning as they have room for, and an ellipsis if there is more.
    func head(lines: Int, width: CGFloat) -> (text: String, isCut: Bool) {
        guard !isShort else { return (text, false) }
        let count = Int(min(CGFloat(lines) * width / Self.narrowestAdvance, CGFloat(Self.headLimit))) + 16
        let limit = text.utf8.index(text.startIndex, offsetBy: min(Self.headLimit, text.utf8.count))
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: count, limitedBy: limit) ?? limit
        guard end < text.endIndex else { return (text, false) }
        // Of a character that is cut, the beginning is none.
        let start = text[..<end].indices.last ?? text.startIndex
        return (text[..<(start > text.startIndex ? start : end)] + "…", true)
    }

    /// Whether the text is set as a whole.
    var isShort: Bool { text.utf8.count <= Self.shortSize }

    /// Bytes that it takes, about.
    var cost: Int {
        text.utf8.count + (lastBlocks?.blocks.count ?? 0) * MemoryLayout<TextBlocks.Block>.stride
    }

    /// The blocks of a text that is not short. Costs setting all of it once for a width.
    func blocks(width: CGFloat) -> TextBlocks {
        if let lastBlocks, lastBlocks.width == width { return lastBlocks.blocks }
        let blocks = TextBlockSetter.blocks(of: text, font: font, width: width)
        lastBlocks = (width, blocks)
        return blocks
    }

    /// Where the line with a character stands, in points from the top; the character is counted in units of UTF-16.
    func topOfLine(atUTF16 offset: Int, width: CGFloat) -> CGFloat {
        let place = min(max(offset, 0), text.utf16.count)
        let index = text.utf16.index(text.startIndex, offsetBy: place)
        let byte = text.utf8.distance(from: text.startIndex, to: index.samePosition(in: text.unicodeScalars) ?? index)
        var (start, line) = (0, 0)
        if !isShort {
            let blocks = blocks(width: width)
            guard let block = blocks.index(ofByte: max(0, byte - 1)) else { return 0 }
            (start, line) = (blocks[block].bytes.lowerBound, blocks[block].lines.lowerBound)
        }
        let beginning = text.substring(ofBytes: start..<max(start, byte))
        let count = Paragraph(beginning, font: font.fontDescription).layout(width: width).lines.count
        return CGFloat(line + max(count, 1) - 1) * font.lineHeight
    }
}
