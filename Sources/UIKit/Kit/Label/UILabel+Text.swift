import CSwiftRuntime
import CoreGraphics
import TextLayout

/// A label's shaped text, with the traits on which it depends.
struct PreparedText {
    struct Surroundings: Equatable {
        var isRightToLeft = false
        /// The content size category, if the font follows it.
        var category: UIContentSizeCategory?
        /// The traits, if the attributes may contain dynamic colors.
        var traits: UITraitCollection?
    }

    let surroundings: Surroundings
    let text: LabelText
    /// Whether the text must be prepared again although its size is unchanged. The surroundings are kept, so that a
    /// change that affects the size is still detected.
    var isStale = false
}

extension UILabel {
    /// The text, shaped on first use after a change.
    var preparedText: LabelText {
        let surroundings = surroundings
        if let prepared, !prepared.isStale, prepared.surroundings == surroundings { return prepared.text }
        let text = makeText(surroundings)
        prepared = PreparedText(surroundings: surroundings, text: text)
        return text
    }

    /// Whether the text is truncated in the label's bounds.
    package var isTruncated: Bool {
        let lines = numberOfLines
        return fittedText(in: bounds.size)
            .frame(width: bounds.width, height: bounds.height, lines: lines).isTruncated
    }

    /// The font that the text is drawn with, at the preferred text size if the label follows it.
    package var shownFont: UIFont { surroundings.category.map { font.adjusted(to: $0) } ?? font }

    /// Returns the text as it is drawn in a size, tightened or shrunk if necessary.
    func fittedText(in size: CGSize) -> LabelText {
        var text = preparedText
        if content.paragraph.allowsTightening { text = text.tightened(toFit: size, lines: numberOfLines) }
        guard adjustsFontSizeToFitWidth else { return text }
        return text.shrunk(toFit: size, lines: numberOfLines, minimum: minimumScaleFactor)
    }

    var surroundings: PreparedText.Surroundings {
        var surroundings = PreparedText.Surroundings()
        if content.paragraph.alignment == .natural {
            surroundings.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        if adjustsFontForContentSizeCategory {
            surroundings.category = traitCollection.preferredContentSizeCategory
        }
        if content.attributed != nil { surroundings.traits = traitCollection }
        return surroundings
    }

    private func makeText(_ surroundings: PreparedText.Surroundings) -> LabelText {
        let font = surroundings.category.map { content.font.adjusted(to: $0) } ?? content.font
        let runs: [TextRun]
        if let attributed = content.attributed {
            runs = attributed.runs(font: font, traits: surroundings.traits ?? traitCollection)
        } else {
            runs = [TextRun(content.string ?? "", font: font.fontDescription)]
        }
        var style = content.paragraph.style(isRightToLeft: surroundings.isRightToLeft)
        if let attributed = content.attributed { style.ownIndents = attributed.ownIndents }
        return LabelText(runs, style: style, lineBreak: content.paragraph.lineBreakMode)
    }

    /// Returns the size that fits the whole text. A single line has unlimited width; several lines are limited to
    /// `width` unless that is 0.
    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = numberOfLines != 1 && width > 0
        let room = CGSize(
            width: isLimited ? width : .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude
        )
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    /// Shows a text in the font and the color that were set for the whole label, rather than in those at the beginning
    /// of an attributed text.
    func setTextInOwnStyle(_ text: String?) {
        guard text != content.string || content.attributed != nil else { return }
        content.setInOwnStyle(text)
        textDidChange()
    }

    /// Shows a text with attributes, and keeps the font and the color that were set for the whole label.
    func setTextInOwnStyle(_ text: NSAttributedString) {
        guard text != content.attributed else { return }
        content.setInOwnStyle(text)
        textDidChange()
    }

    func textDidChange() {
        prepared = nil
        sizeDidChange()
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Whether the class overrides `drawText(in:)`.
    var drawsOwnText: Bool {
        unfold_overrides_draw_text(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(UILabel.self as AnyClass, to: UnsafeRawPointer.self)
        )
    }
}
