import Synchronization
import TextLayout

/// The fonts of text styles that were made so far. Each cell with the system's texts asks for some.
enum StyleFonts {
    private struct Key: Hashable {
        var style: UIFont.TextStyle
        var category: UIContentSizeCategory
    }

    private static let known = Mutex<[Key: UIFont]>([:])

    /// Returns the font of a style in a category.
    static func font(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> UIFont {
        let key = Key(style: style, category: category)
        if let font = known.withLock({ $0[key] }) { return font }
        let font = makeFont(of: style, in: category)
        known.withLock { fonts in
            // A client can make any number of styles.
            if fonts.count > 1000 { fonts.removeAll() }
            fonts[key] = font
        }
        return font
    }

    private static func makeFont(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> UIFont {
        let weight: UIFont.Weight = style == .headline ? .semibold : .regular
        let size = style.pointSize(in: category)
        let lineHeight = Typeface.resolve(FontDescription(size: size, weight: weight.rawValue)).lineHeight
        let leading = style.lineSpacing(in: category) - lineHeight
        return UIFont(
            FontDescription(size: size, weight: weight.rawValue, leading: leading),
            scaling: .style(style)
        )
    }
}
