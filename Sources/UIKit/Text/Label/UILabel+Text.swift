import CSwiftRuntime
import CoreGraphics
import TextLayout

/// A label's text as it was shaped, and what that depended on besides the label's own properties.
struct PreparedText {
    struct Surroundings: Equatable {
        var isRightToLeft = false
        /// Set if the font follows it.
        var category: UIContentSizeCategory?
        /// Set if there are colours among the attributes.
        var traits: UITraitCollection?
    }

    let surroundings: Surroundings
    let text: LabelText
    /// Whether the text looks otherwise now. It is as large as before, so that what it depended on still counts.
    var isStale = false
}

extension UILabel {
    /// The text, shaped on the first use after it changed.
    var preparedText: LabelText {
        let surroundings = surroundings
        if let prepared, !prepared.isStale, prepared.surroundings == surroundings { return prepared.text }
        let text = makeText(surroundings)
        prepared = PreparedText(surroundings: surroundings, text: text)
        return text
    }

    /// Whether the bounds have no room for the whole text.
    package var isTruncated: Bool {
        let lines = numberOfLines
        return fittedText(in: bounds.size)
            .frame(width: bounds.width, height: bounds.height, lines: lines).isTruncated
    }

    /// The text as it is drawn in a rectangle.
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
        let style = content.paragraph.style(isRightToLeft: surroundings.isRightToLeft)
        return LabelText(runs, style: style, lineBreak: content.paragraph.lineBreakMode)
    }

    /// A size for the whole text: one line is as wide as it likes, several no wider than `width` unless that is 0.
    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = numberOfLines != 1 && width > 0
        let room = CGSize(
            width: isLimited ? width : .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude
        )
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    func textDidChange() {
        prepared = nil
        sizeDidChange()
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Whether the class has a `drawText(in:)` of its own.
    var drawsOwnText: Bool {
        unfold_overrides_draw_text(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(UILabel.self as AnyClass, to: UnsafeRawPointer.self)
        )
    }
}
