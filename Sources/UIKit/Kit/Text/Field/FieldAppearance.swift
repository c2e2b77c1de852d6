import Foundation
import TextLayout

/// The appearance of a field's text, as set by the app.
struct FieldAppearance {
    static let initialFont = UIFont.systemFont(ofSize: 17)

    var font = Self.initialFont
    /// Whether the font follows the preferred text size.
    var followsTextSize = false
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var border = UITextField.BorderStyle.none
    var placeholder: NSAttributedString?
    /// The color of the placeholder where it has none of its own.
    var placeholderColor = UIColor.placeholderText
    /// Whether the font shrinks until the text fits.
    var shrinksToFit = false
    var minimumFontSize: CGFloat = 0
    var attributes = FieldAttributes()
    /// The direction of the text. With `.natural` it is that of its first letter.
    var writingDirection = NSWritingDirection.natural
    /// The attributes of marked text; `nil` for a line under it.
    var markedTextStyle: [NSAttributedString.Key: Any]?

    /// The font of the first character, or the field's own.
    var leadingFont: UIFont { attributes.leading(.font) ?? font }

    /// The color of the first character, or the field's own.
    var leadingColor: UIColor { attributes.leading(.foregroundColor) ?? textColor }

    /// Removes the attributes of the text, except for the font and the color of the first character.
    mutating func removeAttributes() {
        (font, textColor) = (leadingFont, leadingColor)
        attributes.set(nil)
    }

    /// Returns the runs of the text with attributes of its own, or of its marked part.
    func attributedRuns(_ text: EditableText, color: SIMD4<Float>, traits: UITraitCollection) -> [TextRun]? {
        let isMarked = text.marked != nil && markedTextStyle != nil
        let isPlain = attributes.text == nil && attributes.defaults.isEmpty && !isMarked
        guard !isPlain, text.shownText == text.text else { return nil }
        let whole = NSMutableAttributedString(string: text.text, attributes: attributes.defaults)
        if let own = attributes.text, own.string.hasSameCodeUnits(as: text.text) { whole.setAttributedString(own) }
        if let marked = text.marked {
            let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            whole.addAttributes(style, range: NSRange(marked))
        }
        return whole.runs(font: font, traits: traits).map { run in
            var run = run
            run.style.color = run.style.color ?? color
            return run
        }
    }

    /// Returns the appearance with the font that is shown.
    func shown(with traits: UITraitCollection) -> FieldAppearance {
        guard followsTextSize else { return self }
        var shown = self
        shown.font = font.adjusted(to: traits.preferredContentSizeCategory)
        return shown
    }

    /// Returns the runs of the text. Marked text is underlined.
    func runs(_ text: EditableText, color: SIMD4<Float>) -> [TextRun] {
        let style = TextStyle(font: font.fontDescription, color: color)
        let shown = text.shownText
        guard let marked = text.marked else { return [TextRun(shown, style: style)] }
        var underlined = style
        underlined.underline = TextRule()
        // A mark may begin or end inside of a character. A run without text would shape what is added to it alone.
        return [
            TextRun(shown.part(utf16: 0..<marked.lowerBound), style: style),
            TextRun(shown.part(utf16: marked), style: underlined),
            TextRun(shown.part(utf16: marked.upperBound..<text.end), style: style),
        ].filter { !$0.text.isEmpty }
    }

    /// Returns the runs of the placeholder. Its own colors take precedence over the placeholder color.
    func placeholderRuns(color: SIMD4<Float>, traits: UITraitCollection) -> [TextRun] {
        (placeholder?.runs(font: font, traits: traits) ?? []).map { run in
            var run = run
            run.style.color = run.style.color ?? color
            return run
        }
    }
}
