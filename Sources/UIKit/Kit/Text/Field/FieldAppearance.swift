import Foundation
import TextLayout

/// The appearance of a field's text, as set by the app.
struct FieldAppearance {
    static let initialFont = UIFont.systemFont(ofSize: 17)

    var font = Self.initialFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var border = UITextField.BorderStyle.none
    var placeholder: NSAttributedString?

    /// Returns the runs of the text. Marked text is underlined.
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

    /// Returns the runs of the placeholder. Its own colors take precedence over the placeholder color.
    func placeholderRuns(color: SIMD4<Float>, traits: UITraitCollection) -> [TextRun] {
        (placeholder?.runs(font: font, traits: traits) ?? []).map { run in
            var run = run
            run.style.color = run.style.color ?? color
            return run
        }
    }
}
