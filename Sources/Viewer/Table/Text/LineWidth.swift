import TextLayout
import UIKit

/// The widths of texts on one line.
enum LineWidth {
    @MainActor static func of(_ text: some StringProtocol, font: UIFont) -> CGFloat {
        let style = ParagraphStyle(tabs: TextTabs.stops(in: text, font: font))
        return Paragraph(String(text), font: font.fontDescription, style: style).layout().size.width
    }
}
