import Partitioning
import TextLayout
import UIKit

/// The indents of wrapped lines. They begin under the text of their line, after its key or its mark.
extension LongText {
    /// The greatest part of the width that an indent takes. A line with a longer beginning has a small indent.
    private static let greatestShare = 0.4

    /// Whether a line can have an indent.
    var hasIndents: Bool {
        if let knownHasIndents { return knownHasIndents }
        let hasIndents = !indents(in: 0..<text.utf8.count, width: .infinity).isEmpty
        knownHasIndents = hasIndents
        return hasIndents
    }

    /// Returns the indent of the wrapped lines of a line.
    ///
    /// - Parameter line: The bytes of the line.
    func indent(ofLine line: Range<Int>, width: CGFloat) -> CGFloat {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: line.lowerBound)
        let end = utf8.index(start, offsetBy: line.count)
        return indent(of: text[start..<end], at: line.lowerBound, width: width)
    }

    private func indent(of line: Substring, at start: Int, width: CGFloat) -> CGFloat {
        let length = LineLead.length(of: line.utf8, isCode: isCode) { keyEnd(at: start + $0).map { $0 - start } }
        guard length > 0 else { return 0 }
        let lead = line[..<line.utf8.index(line.startIndex, offsetBy: length)]
        let indent = LineLead.width(of: lead, font: font)
        return indent > width * Self.greatestShare ? font.pointSize : indent
    }

    /// Returns the indents of the lines of a part of the text, by the offsets at which they begin in the part; empty if
    /// no line has an indent.
    ///
    /// - Parameters:
    ///   - part: The bytes of the part.
    ///   - continued: The indent of the line that the part continues; `nil` if the part begins a line.
    func indents(in part: Range<Int>, width: CGFloat, continued: CGFloat? = nil) -> [ParagraphIndents] {
        var indents: [ParagraphIndents] = []
        var hasIndents = false
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
        var offset = part.lowerBound
        while offset < part.upperBound {
            let rest = text[index...]
            let feed = rest.utf8.firstIndex(of: 0x0A)
            let next = feed.map { utf8.index(after: $0) } ?? utf8.endIndex
            let isContinued = offset == part.lowerBound && continued != nil
            let indent = isContinued ? continued ?? 0 : indent(of: text[index..<next], at: offset, width: width)
            if indent > 0 { hasIndents = true }
            let first = isContinued ? indent : 0
            if indents.last?.firstLine != first || indents.last?.otherLines != indent {
                indents.append(
                    ParagraphIndents(start: offset - part.lowerBound, firstLine: first, otherLines: indent)
                )
            }
            offset += utf8.distance(from: index, to: next)
            index = next
        }
        return hasIndents ? indents : []
    }

    /// Returns the end of the key that has a byte; `nil` if the byte is in none.
    private func keyEnd(at byte: Int) -> Int? {
        let index = spans.partitioningIndex { $0.range.upperBound > byte }
        guard index < spans.count, spans[index].role == .key, spans[index].range.contains(byte) else { return nil }
        return spans[index].range.upperBound
    }
}
