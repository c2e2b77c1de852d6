import UIKit

extension UILabel {
    /// Whether the label's width and number of lines are sufficient for its whole text.
    var showsWholeText: Bool {
        guard numberOfLines > 0 else { return true }
        let (shown, whole) = textSizes(width: bounds.width)
        return whole.height <= shown.height + 0.01 && whole.width <= bounds.width + 0.01
    }

    /// Whether the text has more lines than the label in all of a row's width. Then it has more in the label's own
    /// width, which doesn't have to be known.
    ///
    /// - Parameter width: The width of the row, in points.
    func isTooLong(forRowOf width: CGFloat) -> Bool {
        // A label in a view that scrolls may be wider than its row.
        guard numberOfLines > 0, bounds.width <= width else { return false }
        let (shown, whole) = textSizes(width: width)
        return whole.height > shown.height + 0.01
    }

    /// The sizes of the text in as many lines as the label has, and in as many as it needs.
    private func textSizes(width: CGFloat) -> (shown: CGSize, whole: CGSize) {
        let space = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return (
            textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size,
            textRect(forBounds: space, limitedToNumberOfLines: 0).size
        )
    }
}
