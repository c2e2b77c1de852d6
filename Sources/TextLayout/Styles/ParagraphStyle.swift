/// How lines are set, by the names and meanings of `NSParagraphStyle`. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// The side where the paragraph's text starts.
        case natural
    }

    package enum Direction: Hashable, Sendable {
        /// That of the first strong character of each paragraph, left to right if there is none.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment
    package var direction: Direction
    /// Added below every line but the last.
    package var lineSpacing: Double
    /// Added below every paragraph but the last.
    package var paragraphSpacing: Double
    /// Added above every paragraph but the first.
    package var paragraphSpacingBefore: Double
    package var minimumLineHeight: Double
    /// 0 for no limit.
    package var maximumLineHeight: Double
    /// What the natural line height is multiplied by; 0 for none.
    package var lineHeightMultiple: Double
    /// Distance of the lines from the leading edge.
    package var headIndent: Double
    /// From the leading edge if positive, else from the trailing one.
    package var tailIndent: Double
    /// `headIndent` of a paragraph's first line.
    package var firstLineHeadIndent: Double
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

    /// What a line of this natural height is given.
    func lineHeight(natural: Double) -> Double {
        let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let raised = max(multiplied, minimumLineHeight)
        return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
    }

    func leadingIndent(isFirstLine: Bool) -> Double {
        isFirstLine ? firstLineHeadIndent : headIndent
    }

    /// The distance of the lines from the trailing edge; 0 if there is none.
    func trailingIndent(in width: Double) -> Double {
        guard width.isFinite else { return 0 }
        return tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent
    }

    /// What is left of `width` for a line's text.
    func availableWidth(in width: Double, isFirstLine: Bool) -> Double {
        let end = width.isFinite || tailIndent <= 0 ? width - trailingIndent(in: width) : tailIndent
        return end - leadingIndent(isFirstLine: isFirstLine)
    }
}
