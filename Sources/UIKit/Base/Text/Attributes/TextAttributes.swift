import CoreGraphics
import Foundation
import TextLayout

/// The attributes of a run of text, converted to their types.
struct TextAttributes {
    let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    var font: UIFont? { values[.font] as? UIFont }
    var foregroundColor: UIColor? { values[.foregroundColor] as? UIColor }
    var isUnderlined: Bool { !ruleStyle(.underlineStyle).isEmpty }
    var paragraph: ParagraphValues? { (values[.paragraphStyle] as? NSParagraphStyle)?.values }

    /// Returns the style of the text, with dynamic colors resolved with `traits`.
    func style(font: UIFont, traits: UITraitCollection) -> TextStyle {
        TextStyle(
            font: (self.font ?? font).fontDescription,
            color: foregroundColor.map { Self.parts(of: $0, traits) },
            kern: number(.tracking) ?? number(.kern) ?? 0,
            underline: rule(.underlineStyle, .underlineColor, traits),
            strikethrough: rule(.strikethroughStyle, .strikethroughColor, traits),
            background: (values[.backgroundColor] as? UIColor).map { Self.parts(of: $0, traits) },
            baselineOffset: number(.baselineOffset) ?? 0,
            object: (values[.attachment] as? NSTextAttachment)?.object
        )
    }

    private func ruleStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
        let number = number(key).flatMap { Int(exactly: $0.rounded()) }
        return values[key] as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: number ?? 0)
    }

    private func rule(
        _ key: NSAttributedString.Key,
        _ colorKey: NSAttributedString.Key,
        _ traits: UITraitCollection
    ) -> TextRule? {
        let style = ruleStyle(key)
        guard !style.isEmpty else { return nil }
        let shape: TextRule.Shape = style.contains(.double) ? .double : style.contains(.thick) ? .thick : .single
        return TextRule(shape, color: (values[colorKey] as? UIColor).map { Self.parts(of: $0, traits) })
    }

    /// Returns a number, whichever numeric type the app stored; nil if it is not finite.
    private func number(_ key: NSAttributedString.Key) -> Double? {
        let number: Double? =
            switch values[key] {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func parts(of color: UIColor, _ traits: UITraitCollection) -> SIMD4<Float> {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        return SIMD4(parts.red, parts.green, parts.blue, parts.alpha)
    }
}
