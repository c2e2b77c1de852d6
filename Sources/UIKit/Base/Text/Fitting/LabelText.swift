import CoreGraphics
import TextLayout

/// A text that can be fitted into rectangles. It is shaped once for all widths.
struct LabelText: Sendable {
    let runs: [TextRun]
    let paragraph: Paragraph
    let lineBreak: LineBreak
    /// The factor by which the font sizes were scaled.
    let scale: CGFloat

    /// The cache by which equal texts share their shaping.
    private static let known = ParagraphCache()

    init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), lineBreak: NSLineBreakMode = .byTruncatingTail) {
        self.runs = runs
        paragraph = Self.known.paragraph(runs, style: style)
        self.lineBreak = lineBreak.lineBreak
        scale = 1
    }

    init(tightening text: LabelText, by points: CGFloat) {
        runs = text.runs.map { run in
            var run = run
            run.style.kern -= points
            return run
        }
        paragraph = Paragraph(runs, style: text.paragraph.style)
        lineBreak = text.lineBreak
        scale = text.scale
    }

    init(shrinking text: LabelText, by factor: CGFloat) {
        runs = text.runs.map { run in
            var run = run
            run.style.font.size *= factor
            return run
        }
        paragraph = Paragraph(runs, style: text.paragraph.style)
        lineBreak = text.lineBreak
        scale = text.scale * factor
    }

    /// Returns the text in at most `lines` lines (0 for no limit), limited to those that fit `height`, but at least
    /// one.
    ///
    /// Only the visible part is shaped, however long the text is.
    func frame(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextFrame {
        let most = lines > 0 ? lines : .max
        // How many lines fit is only known after their layout. Doubling a small limit keeps the cost in proportion
        // to the visible lines.
        var limit = height < Self.unlimited ? min(most, 4) : most
        while true {
            let frame = layout(width: width, lines: limit)
            let shown = frame.lines.prefix { $0.top + $0.height <= height + Self.tolerance }.count
            // If the limit is only a guess, the truncated last line must not be counted: truncation may have made
            // it taller.
            let isGuess = limit < most && frame.isTruncated
            if shown < frame.lines.count - (isGuess ? 1 : 0) {
                return shortened(width: width, height: height, lines: shown)
            }
            if !isGuess { return frame }
            limit = limit > most / 2 ? most : limit * 2
        }
    }

    /// Returns the size of the text in a width, not rounded.
    func size(width: CGFloat, lines: Int) -> CGSize {
        frame(width: width, lines: lines).size
    }

    /// Returns whether the text is truncated in a width and a number of lines.
    func isTruncated(width: CGFloat, lines: Int) -> Bool {
        lines > 0 && frame(width: width, lines: lines).isTruncated
    }

    /// Returns the lines that fit. The last line is laid out again, since truncation may make it taller than it
    /// was.
    private func shortened(width: CGFloat, height: CGFloat, lines: Int) -> TextFrame {
        var count = max(1, lines)
        while true {
            let frame = layout(width: width, lines: count)
            if count == 1 || frame.size.height <= height + Self.tolerance { return frame }
            count -= 1
        }
    }

    private func layout(width: CGFloat, lines: Int) -> TextFrame {
        paragraph.layout(
            width: width < Self.unlimited ? width : .infinity,
            maximumLines: lines == .max ? 0 : lines,
            lineBreak: lineBreak
        )
    }

    /// The upper limit of lengths that layout can handle. Apps pass larger values to mean an unlimited length.
    private static let unlimited: CGFloat = 1e6
    /// The height in points that may be missing for a line that still counts as fitting.
    private static let tolerance = 0.25
}
