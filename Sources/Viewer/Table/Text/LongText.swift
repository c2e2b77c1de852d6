import Documents
import Partitioning
import TextLayout
import UIKit

/// A text of any length in a font, with its layout.
@MainActor
final class LongText {
    /// The maximum number of bytes of a short text, which is one block.
    static let shortSize = 512
    /// The maximum number of bytes in a few lines.
    private static let headLimit = 4096
    /// The least average width of the characters of a text, in points.
    private static let narrowestAdvance: CGFloat = 3

    let text: String
    let font: UIFont
    /// The roles of parts of the text, in order.
    let spans: [TextSpan]
    /// Whether the text is code, which is written from left to right in any layout.
    let isCode: Bool
    /// Whether a line can have an indent, once that is known.
    var knownHasIndents: Bool?
    /// The beginning that a label showed last. Rows are laid out again after each change around them, and giving a text
    /// its attributes takes longer than its layout.
    var lastHead: LongTextHead?
    private var lastBlocks: (width: CGFloat, blocks: TextBlocks)?

    init(_ text: String, spans: [TextSpan] = [], font: UIFont, isCode: Bool = false) {
        self.spans = spans
        self.isCode = isCode
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.font = font
    }

    /// Returns the beginning of the text as far as a number of lines can show it, with an ellipsis if there is more.
    func head(lines: Int, width: CGFloat) -> (text: String, isCut: Bool) {
        guard !isShort else { return (text, false) }
        let count = Int(min(CGFloat(lines) * width / Self.narrowestAdvance, CGFloat(Self.headLimit))) + 16
        let limit = text.utf8.index(text.startIndex, offsetBy: min(Self.headLimit, text.utf8.count))
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: count, limitedBy: limit) ?? limit
        guard end < text.endIndex else { return (text, false) }
        // The last character may be cut, and the beginning of a character is a different one.
        let start = text[..<end].indices.last ?? text.startIndex
        return (text[..<(start > text.startIndex ? start : end)] + "…", true)
    }

    /// Returns the text without some lines, which are given by their bytes in order; `nil` if nothing is left.
    func removing(_ lines: [Range<Int>], font: UIFont) -> LongText? {
        guard !lines.isEmpty else { return self }
        var bytes: [UInt8] = []
        var kept: [TextSpan] = []
        var start = 0
        for line in lines + [text.utf8.count..<text.utf8.count] {
            let part = start..<max(start, line.lowerBound)
            let shift = bytes.count - start
            bytes += text.substring(ofBytes: part).utf8
            for span in spans where span.range.lowerBound >= part.lowerBound && span.range.upperBound <= part.upperBound
            {
                kept.append(TextSpan(span.range.lowerBound + shift..<span.range.upperBound + shift, span.role))
            }
            // The line end goes with its line.
            start = min(line.upperBound + 1, text.utf8.count)
        }
        if bytes.last == 0x0A, text.utf8.last != 0x0A || lines.last?.upperBound == text.utf8.count {
            bytes.removeLast()
        }
        guard !bytes.isEmpty else { return nil }
        return LongText(String(decoding: bytes, as: UTF8.self), spans: kept, font: font, isCode: isCode)
    }

    /// Whether the text is laid out as a whole.
    var isShort: Bool { text.utf8.count <= Self.shortSize }

    /// The approximate size in memory, in bytes.
    var cost: Int {
        text.utf8.count + spans.count * MemoryLayout<TextSpan>.stride
            + (lastBlocks?.blocks.count ?? 0) * MemoryLayout<TextBlocks.Block>.stride + (lastHead?.cost ?? 0)
    }

    /// Returns the blocks of a text that is not short. Costs one layout of the text for a width.
    func blocks(width: CGFloat) -> TextBlocks {
        if let lastBlocks, lastBlocks.width == width { return lastBlocks.blocks }
        let blocks = TextBlockSetter.blocks(of: self, width: width)
        lastBlocks = (width, blocks)
        return blocks
    }

    /// Returns the parts of a part of the text that have a role, in UTF-16 units from its beginning.
    ///
    /// - Parameters:
    ///   - part: The part of the text.
    ///   - start: The offset at which the part begins, in bytes of UTF-8.
    func roles(in part: String, at start: Int) -> [(range: Range<Int>, role: TextRole)] {
        let end = start + part.utf8.count
        let first = spans.partitioningIndex { $0.range.upperBound > start }
        let utf8 = part.utf8
        var found: [(range: Range<Int>, role: TextRole)] = []
        var (byte, unit, index) = (0, 0, utf8.startIndex)
        func units(to target: Int) -> Int {
            let next = utf8.index(index, offsetBy: target - byte)
            unit += part.utf16.distance(from: index, to: next)
            (byte, index) = (target, next)
            return unit
        }
        for span in spans[first...] {
            guard span.range.lowerBound < end else { break }
            let lower = max(span.range.lowerBound, start) - start
            let upper = min(span.range.upperBound, end) - start
            guard lower < upper, lower >= byte else { continue }
            let begin = units(to: lower)
            found.append((begin..<units(to: upper), span.role))
        }
        return found
    }

    /// Returns the top of the line with a character, in points. The character is counted in UTF-16 units.
    func topOfLine(atUTF16 offset: Int, width: CGFloat) -> CGFloat {
        let place = min(max(offset, 0), text.utf16.count)
        let index = text.utf16.index(text.startIndex, offsetBy: place)
        let byte = text.utf8.distance(from: text.startIndex, to: index.samePosition(in: text.unicodeScalars) ?? index)
        var (start, line, continued) = (0, 0, CGFloat?.none)
        if !isShort {
            let blocks = blocks(width: width)
            guard let block = blocks.index(ofByte: max(0, byte - 1)) else { return 0 }
            (start, line) = (blocks[block].bytes.lowerBound, blocks[block].lines.lowerBound)
            continued = blocks[block].continuedIndent
        }
        let part = start..<max(start, byte)
        let before = text.substring(ofBytes: part)
        var style = ParagraphStyle(
            direction: isCode ? .leftToRight : .natural,
            tabs: TextTabs.stops(in: before, font: font)
        )
        style.ownIndents = indents(in: part, width: width, continued: continued)
        let beginning = Paragraph(before, font: font.fontDescription, style: style)
        let count = beginning.layout(width: width).lines.count
        return CGFloat(line + max(count, 1) - 1) * font.lineHeight
    }
}
