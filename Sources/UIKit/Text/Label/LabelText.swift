import CoreGraphics
import TextLayout

/// Text to be fitted into rectangles: shaped once, whatever widths it is asked about.
struct LabelText: Sendable {
    let runs: [TextRun]
    let paragraph: Paragraph
    let lineBreak: LineBreak
    /// The share of the fonts' sizes that it was made with.
    let scale: CGFloat

    /// Equal texts share what was shaped.
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

    /// The text in lines, no more than `lines` (0 for no limit), nor than `height` has room for, but at least one.
    ///
    /// Only what is shown is shaped, however long the text is.
    func frame(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextFrame {
        let most = lines > 0 ? lines : .max
        var limit = height < Self.unlimited ? min(most, 4) : most
        while true {
            let frame = layout(width: width, lines: limit)
            let shown = frame.lines.prefix { $0.top + $0.height <= height + Self.tolerance }.count
            // Where the limit is only a guess, the line that it shortens says nothing: it may be higher than it was.
            let isGuess = limit < most && frame.isTruncated
            if shown < frame.lines.count - (isGuess ? 1 : 0) {
                return shortened(width: width, height: height, lines: shown)
            }
            if !isGuess { return frame }
            limit = limit > most / 2 ? most : limit * 2
        }
    }

    /// The size that the text takes up in a width, not rounded.
    func size(width: CGFloat, lines: Int) -> CGSize {
        frame(width: width, lines: lines).size
    }

    /// Whether a width and a number of lines have no room for the whole text.
    func isTruncated(width: CGFloat, lines: Int) -> Bool {
        lines > 0 && frame(width: width, lines: lines).isTruncated
    }

    /// No more lines than have room. What truncation brings into the last line may be higher than what was there.
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

    /// Lengths that clients write for "as much as you like" are below what layout can count with.
    private static let unlimited: CGFloat = 1e6
    /// A line of which less than this is missing has room.
    private static let tolerance = 0.25
}
