import UIKit

extension ScrollPlan {
    /// Creates a plan from the geometry of a table view.
    @MainActor
    init(_ tableView: UITableView) {
        let insets = tableView.adjustedContentInset
        self.init(
            height: tableView.bounds.height,
            insets: (insets.top, insets.bottom),
            contentHeight: tableView.contentSize.height
        )
    }
}
