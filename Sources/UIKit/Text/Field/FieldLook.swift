import Foundation
import TextLayout

/// How a field's text looks, as its client wants it.
struct FieldLook {
    static let initialFont = UIFont.systemFont(ofSize: 17)

    var font = Self.initialFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var border = UITextField.BorderStyle.none
    var placeholder: NSAttributedString?

    /// The text as it is shaped. A part that an input method has not decided on yet is underlined.
    func runs(_ text: EditableText, color: SIMD4<Float>) -> [TextRun] {
        let style = TextStyle(font: font.fontDescription, color: color)
        guard let marked = text.marked else { return [TextRun(text.text, style: style)] }
        var underlined = style
        underlined.isUnderlined = true
        return [
            TextRun(text[0..<marked.lowerBound], style: style),
            TextRun(text[marked], style: underlined),
            TextRun(text[marked.upperBound..<text.end], style: style),
        ]
    }

    /// The placeholder as it is shaped. Colours of its own go before that of placeholders.
    func placeholderRuns(color: SIMD4<Float>, traits: UITraitCollection) -> [TextRun] {
        (placeholder?.runs(font: font, traits: traits) ?? []).map { run in
            var run = run
            run.style.color = run.style.color ?? color
            return run
        }
    }
}
