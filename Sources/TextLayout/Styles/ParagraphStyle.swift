/// The layout of lines, with the names and meanings of `NSParagraphStyle`. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// The side at which the text of the paragraph starts.
        case natural
    }

    package enum Direction: Hashable, Sendable {
        /// The direction of the first strong character of each paragraph; left to right if there is none.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment
    package var direction: Direction
    /// The space below every line but the last.
    package var lineSpacing: Double
    /// The space below every paragraph but the last.
    package var paragraphSpacing: Double
    /// The space above every paragraph but the first.
    package var paragraphSpacingBefore: Double
    package var minimumLineHeight: Double
    /// The maximum height of a line; 0 for no limit.
    package var maximumLineHeight: Double
    /// The factor for the natural line height; 0 for none.
    package var lineHeightMultiple: Double
    /// The distance of the lines from the leading edge.
    package var headIndent: Double
    /// The distance of the lines' ends from the leading edge if positive, or else from the trailing edge.
    package var tailIndent: Double
    /// The `headIndent` of the first line of a paragraph.
    package var firstLineHeadIndent: Double
    /// The indents of paragraphs that have others, by where these begin in the text. Empty if all have the same.
    package var ownIndents: [ParagraphIndents] = []
    package var breakRules: LineBreakRules
    package var tabs: TabStops

    package init(
        alignment: Alignment = .natural,
        direction: Direction = .natural,
        lineSpacing: Double = 0,
        paragraphSpacing: Double = 0,
        paragraphSpacingBefore: Double = 0,
        minimumLineHeight: Double = 0,
        maximumLineHeight: Double = 0,
        lineHeightMultiple: Double = 0,
        headIndent: Double = 0,
        tailIndent: Double = 0,
        firstLineHeadIndent: Double = 0,
        breakRules: LineBreakRules = [],
        tabs: TabStops = TabStops()
    ) {
        self.alignment = alignment
        self.direction = direction
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.firstLineHeadIndent = firstLineHeadIndent
        self.breakRules = breakRules
        self.tabs = tabs
    }

    /// The height of a line of some natural height.
    func lineHeight(natural: Double) -> Double {
        let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let raised = max(multiplied, minimumLineHeight)
        return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
    }

    /// Returns the indents of the paragraph that begins at a byte of the text.
    func indents(ofParagraphAt byte: Int) -> ParagraphIndents {
        ownIndents.last { $0.start <= byte }
            ?? ParagraphIndents(start: 0, firstLine: firstLineHeadIndent, otherLines: headIndent)
    }

    /// The distance of the lines from the trailing edge; 0 if there is none.
    func trailingIndent(in width: Double) -> Double {
        guard width.isFinite else { return 0 }
        return tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent
    }

    /// The part of `width` that is available to the text of a line with a leading indent.
    func availableWidth(in width: Double, behind indent: Double) -> Double {
        let end = width.isFinite || tailIndent <= 0 ? width - trailingIndent(in: width) : tailIndent
        return end - indent
    }
}
