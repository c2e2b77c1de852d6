import CoreGraphics
import Foundation
import Partitioning
import TextLayout

/// The values with which the paragraphs of a text view are laid out.
struct TextSetting {
    /// U+2060 WORD JOINER has no glyph and no width but is not white space. It keeps the spaces at the end of a
    /// paragraph from hanging outside the line, where a caret could not follow.
    private static let wordJoiner = "\u{2060}"

    /// The width of the lines, in points.
    var width: CGFloat
    var font: UIFont
    /// The preferred text size, if the fonts follow it.
    var category: UIContentSizeCategory?
    var isRightToLeft: Bool
    var traits: UITraitCollection
    /// The attributes that links have instead of their own.
    var linkAttributes: AttributeRuns.Attributes
    /// The attributes that highlights without a color have instead of their own.
    var highlightAttributes: AttributeRuns.Attributes = [:]
    /// The attributes of an empty line.
    var typingAttributes: AttributeRuns.Attributes
    /// The attributes of marked text; `nil` for a line under it.
    var markedAttributes: AttributeRuns.Attributes?
    var lineBreak: LineBreak = .wordWrapping
    /// The ranges of the data that was found in the text, in their order. They look like links.
    var foundData: [Range<Int>] = []

    /// Lays out a paragraph.
    ///
    /// - Parameters:
    ///   - range: The paragraph without its line break.
    ///   - length: The length of the paragraph with its line break.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    func block(_ range: Range<Int>, length: Int, of text: StyledText, maximumLines: Int) -> TextBlock {
        var runs = runs(in: range, of: text)
        runs[runs.count - 1].text += Self.wordJoiner
        let values = text.attributes.attributes(at: range.lowerBound) ?? typingAttributes
        let paragraph = TextAttributes(range.isEmpty && length == 0 ? typingAttributes : values).paragraph
        var style = (paragraph ?? ParagraphValues()).style(isRightToLeft: isRightToLeft)
        // Each paragraph begins at the side at which its text starts.
        if paragraph?.alignment ?? .natural == .natural { style.alignment = .natural }
        let spacing = (before: CGFloat(style.paragraphSpacingBefore), after: CGFloat(style.paragraphSpacing))
        style.paragraphSpacing = 0
        style.paragraphSpacingBefore = 0
        if range.isEmpty, style.direction == .natural {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let frame = Paragraph(runs, style: style)
            .layout(width: width, maximumLines: maximumLines, lineBreak: lineBreak)
        return TextBlock(length: length, visibleLength: range.count, frame: frame, spacing: spacing)
    }

    /// Returns the styled runs of a range, one for an empty range.
    func runs(in range: Range<Int>, of text: StyledText) -> [TextRun] {
        let marked = text.content.marked ?? 0..<0
        var runs: [TextRun] = []
        for run in text.attributes.runs(in: range) {
            let style = style(run.attributes)
            let markedStyle = marked.isEmpty ? style : self.markedStyle(run.attributes)
            let data = data(in: run.range)
            let dataStyle = data.isEmpty ? style : self.style(run.attributes, isLink: true)
            let (start, end) = (run.range.lowerBound, run.range.upperBound)
            var cuts = [start, marked.lowerBound, marked.upperBound, end].map { min(max($0, start), end) }
            if !data.isEmpty { cuts = (cuts + data.flatMap { [$0.lowerBound, $0.upperBound] }).sorted() }
            for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
                let part = text.text.part(utf16: start..<end)
                let unmarked = data.contains { $0.contains(start) } ? dataStyle : style
                runs.append(TextRun(part, style: marked.contains(start) ? markedStyle : unmarked))
            }
        }
        guard runs.isEmpty else { return runs }
        let values = range.lowerBound < text.end ? text.attributes.attributes(at: range.lowerBound) : nil
        return [TextRun("", style: style(values ?? typingAttributes))]
    }

    /// Returns the parts of found data inside a range. Costs O(log n), and O(n) in their number.
    private func data(in range: Range<Int>) -> [Range<Int>] {
        let first = foundData.partitioningIndex { $0.upperBound > range.lowerBound }
        return foundData[first...].prefix { $0.lowerBound < range.upperBound }.map { $0.clamped(to: range) }
    }

    private func markedStyle(_ values: AttributeRuns.Attributes) -> TextStyle {
        if let markedAttributes { return style(values.merging(markedAttributes) { $1 }) }
        var underlined = style(values)
        underlined.underline = TextRule()
        return underlined
    }

    private func style(_ values: AttributeRuns.Attributes, isLink: Bool = false) -> TextStyle {
        let isPlain = values[.link] == nil && !isLink
        var all = isPlain ? values : values.merging(linkAttributes) { _, link in link }
        if let highlight = TextHighlight.attributes(of: values, standard: highlightAttributes) {
            all.merge(highlight) { _, highlight in highlight }
        }
        let attributes = TextAttributes(all)
        let own = attributes.font ?? font
        var style = attributes.style(font: font, traits: traits)
        if let category { style.font = own.adjusted(to: category).fontDescription }
        return style
    }
}
