import UIKit

extension UIFont {
    /// The font with every character as itself: without contextual alternates and ligatures.
    ///
    /// Inter draws `0x1F` as `0×1F` and `->` as an arrow, and fonts for code have many such forms. A reader of a file
    /// has to see what is in it. This is what `font-variant-ligatures: none` does in CSS. Arabic has the forms that it
    /// can't do without as required ligatures, which stay. The font doesn't follow the text size.
    var literal: UIFont {
        let own = fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        let descriptor = fontDescriptor.addingAttributes([.featureSettings: own + Self.literalSettings])
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// Contextual alternates, common ligatures and contextual ligatures, all off. The numbers are those of CoreText's
    /// `SFNTLayoutTypes.h`.
    private static let literalSettings: [[UIFontDescriptor.FeatureKey: Int]] = [
        [.type: 36, .selector: 1], [.type: 1, .selector: 3], [.type: 1, .selector: 19],
    ]
}
