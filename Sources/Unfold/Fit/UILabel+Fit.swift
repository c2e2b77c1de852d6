import UIKit

extension UILabel {
    /// Whether all of the text shows at the label's width in the lines that it may have.
    var showsWholeText: Bool {
        guard numberOfLines > 0 else { return true }
        let space = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
        let shown = textRect(forBounds: space, limitedToNumberOfLines: numberOfLines)
        let whole = textRect(forBounds: space, limitedToNumberOfLines: 0)
        return whole.height <= shown.height + 0.01 && whole.width <= bounds.width + 0.01
    }
}
