import UIKit

/// The fonts of the viewer's texts in the user's text size. All show what is in a file, so they draw every character as
/// itself.
@MainActor
enum ViewerFonts {
    /// The fonts of one text size. Rows ask for them often.
    private static var current = (size: UIContentSizeCategory.unspecified, fonts: [UIFont.TextStyle: UIFont]())

    /// The font of summaries: 15 points in the default size.
    static var summary: UIFont { font(.subheadline) { .systemFont(ofSize: 15) } }
    /// The font of the cells of records: 15 points in the default size, with digits of one width.
    static var cell: UIFont { font(.callout) { .monospacedDigitSystemFont(ofSize: 15, weight: .regular) } }
    /// The font of details: 13 points in the default size.
    static var detail: UIFont { font(.footnote) { .monospacedSystemFont(ofSize: 13, weight: .regular) } }
    /// The font of notes beside rows: 13 points in the default size.
    static var note: UIFont { font(.caption1) { .systemFont(ofSize: 13) } }

    /// Returns a font for bars, whose height is fixed. It grows by up to four points with the text size.
    static func bar(_ font: UIFont) -> UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font.literal, maximumPointSize: font.pointSize + 4)
    }

    private static func font(_ style: UIFont.TextStyle, _ base: () -> UIFont) -> UIFont {
        let size = UITraitCollection.current.preferredContentSizeCategory
        if current.size != size { current = (size, [:]) }
        if let font = current.fonts[style] { return font }
        let font = UIFontMetrics(forTextStyle: style).scaledFont(for: base().literal)
        current.fonts[style] = font
        return font
    }
}

extension UILabel {
    /// Sets a font of the viewer that follows the text size.
    func setScaledFont(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }
}
