import TextLayout
import UIKit

/// The tabs of texts of files, which end at multiples of eight spaces, as in terminals.
///
/// A tab divides what is before it from what is behind it, so it is never narrower than a space. The tabs of UIKit may
/// have hardly any width.
@MainActor
enum TextTabs {
    private static let spaceCount: CGFloat = 8

    /// Returns the tab stops of a text; those of UIKit for a text without tabs.
    static func stops(in text: some StringProtocol, font: UIFont) -> TabStops {
        guard text.utf8.contains(0x09) else { return TabStops() }
        let space = spaceWidth(font)
        return TabStops(interval: spaceCount * space, leastWidth: space)
    }

    /// Gives a paragraph style the tabs.
    static func apply(to style: NSMutableParagraphStyle, font: UIFont) {
        let space = spaceWidth(font)
        style.setTabStops(interval: spaceCount * space, leastWidth: space)
    }

    /// Returns the attributes of a text without a paragraph style of its own.
    static func attributes(of text: String, font: UIFont, alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        guard text.utf8.contains(0x09) else { return [:] }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        apply(to: style, font: font)
        return [.paragraphStyle: style]
    }

    private static func spaceWidth(_ font: UIFont) -> CGFloat { LineLead.width(of: " ", font: font) }
}
