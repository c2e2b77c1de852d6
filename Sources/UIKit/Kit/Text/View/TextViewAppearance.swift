import Foundation

/// The appearance of a text view's text, as set by the app.
struct TextViewAppearance {
    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
    /// The attributes of links; `nil` for those of the system.
    var linkAttributes: AttributeRuns.Attributes?
    /// The attributes of highlights without a color; `nil` for those of the system.
    var highlightAttributes: AttributeRuns.Attributes?
    var followsTextSize = false

    /// The font of text that has none of its own.
    var usedFont: UIFont { font ?? .systemFont(ofSize: TextViewMetrics.fontSize) }

    /// The attributes of text that is set without attributes.
    var attributes: AttributeRuns.Attributes {
        var attributes: AttributeRuns.Attributes = [.font: usedFont, .foregroundColor: textColor ?? .label]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}
