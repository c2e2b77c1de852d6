import Foundation

/// The look of highlighted text.
enum TextHighlight {
    /// The opacity of the color behind the text. Not Apple's value, which isn't published.
    static let opacity: CGFloat = 0.3

    /// Returns the attributes of a highlight in a color.
    static func attributes(_ color: UIColor) -> AttributeRuns.Attributes {
        [.backgroundColor: color.withAlphaComponent(opacity), .foregroundColor: UIColor.label]
    }

    /// Returns the attributes that text has in place of its own; `nil` if it isn't highlighted.
    ///
    /// - Parameter standard: The attributes of a highlight without a color of its own.
    static func attributes(
        of values: AttributeRuns.Attributes,
        standard: AttributeRuns.Attributes
    ) -> AttributeRuns.Attributes? {
        guard values[.textHighlightStyle] != nil else { return nil }
        let scheme = values[.textHighlightColorScheme]
        let color = color(scheme as? NSAttributedString.TextHighlightColorScheme ?? .default)
        return color.map(attributes) ?? standard
    }

    private static func color(_ scheme: NSAttributedString.TextHighlightColorScheme) -> UIColor? {
        switch scheme {
        case .purple: .systemPurple
        case .pink: .systemPink
        case .orange: .systemOrange
        case .mint: .systemMint
        case .blue: .systemBlue
        default: nil
        }
    }
}
