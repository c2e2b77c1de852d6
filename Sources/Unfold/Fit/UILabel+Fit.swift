import UIKit

extension UILabel {
    /// Whether the label's width and number of lines are sufficient for its whole text.
    var showsWholeText: Bool {
        guard numberOfLines > 0 else { return true }
        let space = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
        let shown = textRect(forBounds: space, limitedToNumberOfLines: numberOfLines)
        let whole = textRect(forBounds: space, limitedToNumberOfLines: 0)
        return whole.height <= shown.height + 0.01 && whole.width <= bounds.width + 0.01
    }
}
