import TextLayout
import UIKit

/// Divides a text into blocks of whole lines, of which each is set on its own as it would be in the whole.
///
/// Costs setting all of the text once, a block at a time: nothing of that is kept but how many lines there are.
struct TextBlockSetter {
    /// A block ends when it has so many bytes, or so many lines.
    static let blockSize = 2048
    static let lineLimit = 32
    /// A stretch of so many bytes without a place to end a line, such as marks above one letter, is ended anyway.
    private static let longestLine = 1 << 16

    private let text: String
    private let font: UIFont
    private let width: CGFloat
    /// How many characters of ASCII fit on a line for sure; 0 if they differ in width.
    private let columnCount: Int
    private var blocks: TextBlocks

    private init(_ text: String, font: UIFont, width: CGFloat) {
        self.text = text
        self.font = font
        self.width = width
        columnCount = Self.columnCount(font: font, width: width)
        blocks = TextBlocks(lineHeight: font.lineHeight)
    }

    static func blocks(of text: String, font: UIFont, width: CGFloat) -> TextBlocks {
        guard width > 0 else { return TextBlocks(lineHeight: font.lineHeight) }
        var setter = TextBlockSetter(text, font: font, width: width)
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

    /// Divides what is between two line breaks where lines end.
    private mutating func divideLine(_ line: Range<Int>) {
        var start = line.lowerBound
        var size = Self.blockSize
        var direction: Bool?
        while start < line.upperBound {
            let end = endOfScalar(before: min(start + size, line.upperBound), behind: start)
            let frame = paragraph(start..<end, direction).layout(width: width)
            let isLast = end == line.upperBound
            // What the last line breaks at depends on what follows.
            let known = isLast ? frame.lines.count : frame.lines.count - 1
            let taken = min(known, Self.lineLimit)
            if taken > 0 || end - start >= Self.longestLine {
                let isAll = taken == frame.lines.count || taken == 0
                let bytes = start..<(isAll ? end : start + frame.lines[taken].source.lowerBound)
                let isRightToLeft = direction ?? frame.lines.first?.isRightToLeft ?? false
                blocks.append(
                    bytes,
                    lineCount: max(taken, 1),
                    continuesRightToLeft: direction,
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

    private func lineCount(of line: Range<Int>) -> Int {
        if isPlain(line) { return 1 }
        let text = text.substring(ofBytes: line)
        let style = ParagraphStyle(breakRules: [.noOrphans, .wholeHangulWords])
        return Paragraph([TextRun(text, font: font.fontDescription)], style: style).layout(width: width).lines.count
    }

    /// Whether the line is one for sure: it has characters of ASCII only, and no more than fit.
    private func isPlain(_ line: Range<Int>) -> Bool {
        guard columnCount > 0, line.count <= columnCount + 1 else { return false }
        let bytes = text.utf8
        var index = bytes.index(bytes.startIndex, offsetBy: line.lowerBound)
        var column = 0
        for _ in line {
            let byte = bytes[index]
            // A line feed is at the end if there is one.
            if byte == 0x0A { return true }
            column += 1
            guard (0x20...0x7E).contains(byte), column <= columnCount else { return false }
            bytes.formIndex(after: &index)
        }
        return true
    }

    /// A part of what is between two line breaks. Where it ends no paragraph ends.
    private func paragraph(_ bytes: Range<Int>, _ isRightToLeft: Bool?) -> Paragraph {
        let direction: ParagraphStyle.Direction =
            isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural
        let style = ParagraphStyle(direction: direction, breakRules: .wholeHangulWords)
        return Paragraph([TextRun(text.substring(ofBytes: bytes), font: font.fontDescription)], style: style)
    }

    /// Behind the next line feed, or the end of the text.
    private func endOfLine(from start: Int) -> Int {
        let bytes = text.utf8
        let feed = bytes[bytes.index(bytes.startIndex, offsetBy: start)...].firstIndex(of: 0x0A)
        return feed.map { bytes.distance(from: bytes.startIndex, to: $0) + 1 } ?? bytes.count
    }

    /// The last place up to `end` that is in front of a scalar, but behind `start`.
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
    /// The text of some bytes of UTF-8, which begin and end with scalars.
    func substring(ofBytes bytes: Range<Int>) -> String {
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: bytes.count)])
    }
}
