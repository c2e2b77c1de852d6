import UIKit

extension UIButton {
    /// Lets the title follow the preferred text size as far as a bar has room for it.
    func useBarFont() {
        titleLabel?.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 20)
        titleLabel?.adjustsFontForContentSizeCategory = true
    }
}
