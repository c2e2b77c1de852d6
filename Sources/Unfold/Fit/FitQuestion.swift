import UIKit

/// The values that determine whether a folded row shows everything.
struct FitQuestion: Hashable {
    /// The width of the row, in points.
    var width: CGFloat
    var category: UIContentSizeCategory
    var texts: [String]

    /// Creates the question for a cell at a width. Returns `nil` for a cell without truncatable labels.
    @MainActor
    init?(_ cell: UITableViewCell, width: CGFloat) {
        let labels = cell.truncatableLabels
        guard !labels.isEmpty else { return nil }
        self.width = width
        category = cell.traitCollection.preferredContentSizeCategory
        texts = labels.map { $0.text ?? "" }
    }
}
