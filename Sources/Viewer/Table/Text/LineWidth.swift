import TextLayout
import UIKit

/// The widths of texts on one line.
enum LineWidth {
    @MainActor static func of(_ text: some StringProtocol, font: UIFont) -> CGFloat {
        Paragraph(String(text), font: font.fontDescription).layout().size.width
    }
}
