import UIKit

extension ScrollPlan {
    /// For a table as it is now.
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
