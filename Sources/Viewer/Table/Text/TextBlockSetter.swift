import TextLayout
import UIKit

/// Divides a text into blocks of whole lines that look the same when each is laid out on its own.
///
/// Costs one layout of the text, a block at a time. Only the number of lines is kept.
@MainActor
struct TextBlockSetter {
    /// The number of bytes, and of lines, after which a block ends.
    static let blockSize = 2048
    static let lineLimit = 32
    /// The number of bytes after which a block ends even within a line, such as one letter with many marks.
    private static let longestLine = 1 << 16

    private let content: LongText
    private var text: String { content.text }
    private var font: UIFont { content.font }
    private let width: CGFloat
    /// The number of ASCII characters that fit on a line in any case; 0 for a font that is not monospaced.
    private let columnCount: Int
    private var blocks: TextBlocks

    private init(_ content: LongText, width: CGFloat) {
        self.content = content
        self.width = width
        columnCount = Self.columnCount(font: content.font, width: width)
        blocks = TextBlocks(lineHeight: content.font.lineHeight)
    }

    static func blocks(of content: LongText, width: CGFloat) -> TextBlocks {
        guard width > 0 else { return TextBlocks(lineHeight: content.font.lineHeight) }
        var setter = TextBlockSetter(content, width: width)
        setter.divide()
        return setter.blocks
    }

    private mutating func divide() {
        let count = text.utf8.count
        var start = 0
        var end = 0
        var lineCount = 0
        while end < count {
            let lineEnd = endOfLine(from: end)
            if lineEnd - end > Self.blockSize {
                if start < end { blocks.append(start..<end, lineCount: lineCount) }
                divideLine(end..<lineEnd)
                (start, lineCount) = (lineEnd, 0)
            } else {
                if lineCount > 0, lineEnd - start > Self.blockSize || lineCount >= Self.lineLimit {
                    blocks.append(start..<end, lineCount: lineCount)
                    (start, lineCount) = (end, 0)
                }
                lineCount += self.lineCount(of: end..<lineEnd)
            }
            end = lineEnd
        }
        if start < end { blocks.append(start..<end, lineCount: lineCount) }
    }

    /// Divides a paragraph into blocks where lines end.
    private mutating func divideLine(_ line: Range<Int>) {
        var start = line.lowerBound
        var size = Self.blockSize
        var direction: Bool?
        let indent = content.indent(ofLine: line, width: width)
        while start < line.upperBound {
            let end = endOfScalar(before: min(start + size, line.upperBound), behind: start)
            let first = start == line.lowerBound ? 0 : indent
            // One line more than a block takes, to know where it begins. Narrow lines may be one for each letter.
            let frame = paragraph(start..<end, direction, first, indent)
                .layout(width: width, maximumLines: Self.lineLimit + 1)
            let isLast = end == line.upperBound
            // The end of the last line depends on the text after it, so that line is laid out again in the next block.
            let known = isLast ? frame.lines.count : frame.lines.count - 1
            let taken = min(known, Self.lineLimit)
            if taken > 0 || end - start >= Self.longestLine {
                let isAll = taken == frame.lines.count || taken == 0
                let bytes = start..<(isAll ? end : start + frame.lines[taken].source.lowerBound)
                let isRightToLeft = direction ?? frame.lines.first?.isRightToLeft ?? false
                blocks.append(
                    bytes,
                    lineCount: isAll || !hasTabs(start..<end)
                        ? max(taken, 1)
                        : paragraph(bytes, direction, first, indent).layout(width: width).lines.count,
                    continuesRightToLeft: direction,
                    continuedIndent: direction == nil ? nil : indent,
                    isContinued: bytes.upperBound < line.upperBound
                )
                direction = isRightToLeft
                start = bytes.upperBound
                size = Self.blockSize
            } else {
                size *= 4
            }
        }
    }

    /// Returns whether a part of the text has tabs.
    ///
    /// Tabs at the end of a text hang over its last line, but break lines where text follows, also in front of the
    /// tabs. So a part may have fewer lines on its own than in its paragraph.
    private func hasTabs(_ bytes: Range<Int>) -> Bool {
        text.substring(ofBytes: bytes).utf8.contains(0x09)
    }

    private func lineCount(of line: Range<Int>) -> Int {
        if isPlain(line) { return 1 }
        let text = text.substring(ofBytes: line)
        let style = ParagraphStyle(
            direction: content.isCode ? .leftToRight : .natural,
            headIndent: content.indent(ofLine: line, width: width),
            breakRules: [.noOrphans, .wholeHangulWords],
            tabs: TextTabs.stops(in: text, font: font)
        )
        return Paragraph([TextRun(text, font: font.fontDescription)], style: style).layout(width: width).lines.count
    }

    /// Returns whether a paragraph has a single line without laying it out: it has only ASCII characters, and no more
    /// than fit.
    private func isPlain(_ line: Range<Int>) -> Bool {
        guard columnCount > 0, line.count <= columnCount + 1 else { return false }
        let bytes = text.utf8
        var index = bytes.index(bytes.startIndex, offsetBy: line.lowerBound)
        var column = 0
        for _ in line {
            let byte = bytes[index]
            // The last byte is a line feed, except at the end of the text.
            if byte == 0x0A { return true }
            column += 1
            guard (0x20...0x7E).contains(byte), column <= columnCount else { return false }
            bytes.formIndex(after: &index)
        }
        return true
    }

    /// Returns a part of a paragraph. The rule against orphans is left out, because it applies to the end of a
    /// paragraph.
    private func paragraph(
        _ bytes: Range<Int>,
        _ isRightToLeft: Bool?,
        _ firstIndent: CGFloat,
        _ indent: CGFloat
    ) -> Paragraph {
        let direction: ParagraphStyle.Direction =
            isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? (content.isCode ? .leftToRight : .natural)
        let part = text.substring(ofBytes: bytes)
        let style = ParagraphStyle(
            direction: direction,
            headIndent: indent,
            firstLineHeadIndent: firstIndent,
            breakRules: .wholeHangulWords,
            tabs: TextTabs.stops(in: part, font: font)
        )
        return Paragraph([TextRun(part, font: font.fontDescription)], style: style)
    }

    /// Returns the offset after the next line feed, or the end of the text.
    private func endOfLine(from start: Int) -> Int {
        let bytes = text.utf8
        let feed = bytes[bytes.index(bytes.startIndex, offsetBy: start)...].firstIndex(of: 0x0A)
        return feed.map { bytes.distance(from: bytes.startIndex, to: $0) + 1 } ?? bytes.count
    }

    /// Returns the last offset up to `end`, but after `start`, at which a scalar begins.
    private func endOfScalar(before end: Int, behind start: Int) -> Int {
        let bytes = text.utf8
        guard end < bytes.count else { return bytes.count }
        var place = end
        while place > start, UTF8.isContinuation(bytes[bytes.index(bytes.startIndex, offsetBy: place)]) { place -= 1 }
        return place > start ? place : end
    }

    private static func columnCount(font: UIFont, width: CGFloat) -> Int {
        guard font.fontDescription.isMonospaced else { return 0 }
        let sample = (0x20...0x7E).map { String(Unicode.Scalar(UInt8($0))) }.joined() + "|"
        let advance = Paragraph(sample, font: font.fontDescription).layout().size.width / CGFloat(sample.utf8.count)
        return advance > 0 ? Int(min((width / advance - 0.01).rounded(.down), 1e6)) : 0
    }
}

extension String {
    /// Returns the text of a range of UTF-8 bytes, which must begin and end at scalars.
    func substring(ofBytes bytes: Range<Int>) -> String {
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: bytes.count)])
    }
}
