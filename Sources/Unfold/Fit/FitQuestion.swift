import UIKit

/// What the answer to "does the folded row show everything?" depends on.
struct FitQuestion: Hashable {
    /// The width of the row, in points.
    var width: CGFloat
    var category: UIContentSizeCategory
    var texts: [String]

    /// - Returns: `nil` for a cell that does not say which labels it cuts off.
    @MainActor
    init?(_ cell: UITableViewCell, width: CGFloat) {
        let labels = cell.truncatableLabels
        guard !labels.isEmpty else { return nil }
        self.width = width
        category = cell.traitCollection.preferredContentSizeCategory
        texts = labels.map { $0.text ?? "" }
    }
}
