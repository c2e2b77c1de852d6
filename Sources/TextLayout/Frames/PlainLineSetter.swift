import Foundation
import Partitioning

/// Sets the lines of a paragraph of one chunk and one style by arithmetic alone. It neither counts references per line
/// nor allocates for one line.
struct PlainLineSetter: ~Copyable {
    private let paragraph: Paragraph
    private let text: ShapedText
    private let ends: UnsafePointer<LineEnd>
    private let count: Int
    private let extent: VerticalExtent
    private let firstSpan: LineSpan
    private let otherSpan: LineSpan

    /// Fails for paragraphs that need a `LineSetter`.
    init?(_ paragraph: Paragraph, width: Double, lineBreak: LineBreak) {
        guard lineBreak != .charWrapping, let extent = paragraph.plainExtent, let text = paragraph.wholeText,
            !text.hasTabs, text.count > 0, let ends = text.lineEnds
        else { return nil }
        self.paragraph = paragraph
        self.text = text
        self.ends = ends
        count = text.opportunities.count
        self.extent = extent
        let indents = (first: paragraph.style.firstLineHeadIndent, others: paragraph.style.headIndent)
        firstSpan = LineSpan(of: paragraph.style, in: width, indent: indents.first)
        otherSpan =
            indents.others == indents.first
            ? firstSpan : LineSpan(of: paragraph.style, in: width, indent: indents.others)
    }

    /// Returns the frame; `nil` if a line may have to be shaped again, or to be shortened.
    consuming func frame(width: Double, maximumLines: Int) -> TextFrame? {
        var start = Start()
        guard let first = nextLine(&start, in: firstSpan) else { return nil }
        let trailing = paragraph.style.trailingIndent(in: width)
        var widest = max(0, first.indent + first.width + trailing)
        guard start.index < count else {
            return frame(LinePlacements(only: first), width: width, size: CGSize(width: widest, height: extent.height))
        }
        guard maximumLines != 1 else { return nil }
        var lines: [LinePlacement] = []
        lines.reserveCapacity(estimate(maximumLines))
        lines.append(first)
        let advance = extent.gap + paragraph.style.lineSpacing
        start.top = extent.height
        while start.index < count {
            guard maximumLines <= 0 || lines.count < maximumLines else { return nil }
            start.top += advance
            guard let line = nextLine(&start, in: otherSpan) else { return nil }
            start.top += extent.height
            widest = max(widest, line.indent + line.width + trailing)
            lines.append(line)
        }
        return frame(LinePlacements(lines), width: width, size: CGSize(width: widest, height: start.top))
    }

    /// The start of a line.
    private struct Start {
        /// The byte of the text.
        var position = 0
        /// The distance from the start of the text, in Pango units.
        var x = 0
        /// The index of the first opportunity behind it.
        var index = 0
        /// The distance from the top of the frame, in points.
        var top = 0.0
    }

    /// Takes the longest line that fits; `nil` if that is not certain, or if a word does not fit.
    @inline(__always)
    private func nextLine(_ start: inout Start, in span: LineSpan) -> LinePlacement? {
        let limit = start.x + span.units
        guard span.units > 0, let index = lastEnd(from: start.index, limit: limit) else { return nil }
        let end = ends[index]
        guard end.isPlain, index + 1 == count || Int(ends[index + 1].nextDoubtful) > limit + text.margin else {
            return nil
        }
        let isLast = index + 1 == count
        let visible = max(0, Int(end.visibleX) - start.x)
        // Trailing white space at the end of a paragraph counts, as far as there is room.
        let full = isLast ? min(Int(end.x) - start.x, span.units) : 0
        let range = start.position..<max(start.position, Int(end.position))
        defer { (start.position, start.x, start.index) = (Int(end.position), Int(end.x), index + 1) }
        return LinePlacement(
            content: 0,
            range: range,
            top: start.top,
            extent: extent,
            width: Double(units: max(visible, full)),
            indent: span.indent,
            available: span.available,
            isTruncated: false,
            endsParagraph: isLast
        )
    }

    /// The last opportunity at which a line ends before `limit`. Searches in growing steps, because lines are short.
    @inline(__always)
    private func lastEnd(from first: Int, limit: Int) -> Int? {
        guard Int(ends[first].visibleX) <= limit else { return nil }
        var (low, step) = (first, 1)
        while low + step < count, Int(ends[low + step].visibleX) <= limit {
            low += step
            step *= 2
        }
        let rest = (low + 1)..<min(low + step, count)
        return rest.partitioningIndex { Int(ends[$0].visibleX) > limit } - 1
    }

    /// About as many lines as the text will have.
    private func estimate(_ maximumLines: Int) -> Int {
        let lines = Int(ends[count - 1].visibleX) / max(1, min(firstSpan.units, otherSpan.units))
        return min(lines + lines / 8 + 2, maximumLines > 0 ? maximumLines : .max, 65_536)
    }

    private func frame(_ placements: LinePlacements, width: Double, size: CGSize) -> TextFrame {
        var contents = LineContents()
        _ = contents.append(LineContent(text, startingAt: 0))
        return TextFrame(
            layoutWidth: width,
            lines: Lines(paragraph: paragraph, contents: contents, placements: placements),
            size: size,
            isTruncated: false
        )
    }
}
