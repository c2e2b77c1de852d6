import Foundation

/// The layout of a paragraph at a width. Positions are in points from the frame's top left corner, y down, and not
/// rounded.
package struct TextFrame: Sendable {
    /// The width of the layout; infinite if there was no limit.
    package let layoutWidth: Double
    package let lines: Lines
    /// The width of the widest line, its indents included, and the height of all lines.
    package let size: CGSize
    /// Whether text is left out.
    package let isTruncated: Bool

    package var paragraph: Paragraph { lines.paragraph }
    package var numberOfLines: Int { lines.count }
    /// The distance of the first baseline from the top; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance of the last baseline from the top; 0 without lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// The top left corners of the lines when the frame is aligned in `width`.
    package func lineOrigins(in width: Double) -> [CGPoint] {
        lines.map { CGPoint(x: left(of: $0, in: width), y: $0.top) }
    }

    /// The left edge of a line's visible text.
    func left(of line: Line, in width: Double) -> Double {
        let inset = paragraph.style.trailingIndent(in: layoutWidth)
        let (low, high) = line.isRightToLeft ? (inset, line.indent) : (line.indent, inset)
        let slack = width - low - high - line.width
        switch effectiveAlignment(of: line) {
        case .left, .justified, .natural:
            // A line that is too long starts at its leading edge and overflows on the other side.
            return line.isRightToLeft && slack < 0 ? low + slack : low
        case .right: return slack < 0 && !line.isRightToLeft ? low : low + slack
        case .center:
            guard slack < 0 else { return low + slack / 2 }
            return line.isRightToLeft ? low + slack : low
        }
    }

    private func effectiveAlignment(of line: Line) -> ParagraphStyle.Alignment {
        switch paragraph.style.alignment {
        case .natural: line.isRightToLeft ? .right : .left
        case .justified: line.isRightToLeft && spread(of: line, in: layoutWidth) == 0 ? .right : .justified
        case let alignment: alignment
        }
    }

    /// The additional width of each white space of a justified line, in Pango units.
    func spread(of line: Line, in width: Double) -> Int {
        guard paragraph.style.alignment == .justified, !line.endsParagraph, !line.isTruncated, !line.content.hasTabs
        else { return 0 }
        let slack = min(width - layoutWidth, 0) + line.available - line.width
        guard slack > 0, slack.isFinite else { return 0 }
        let spaces = (line.contentRange.lowerBound..<line.visibleEnd).count { line.content.marks[$0].contains(.white) }
        return spaces == 0 ? 0 : Int(slack * unitsPerPoint) / spaces
    }
}
