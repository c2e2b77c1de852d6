import UIKit

extension ControlSheet {
    /// A table that is refreshed.
    static let refreshControls = ControlSheet(name: "refresh-controls", height: 300) {
        let rows = RowsViewController.rows("Nile", "Amazon", "Yangtze")
        let controller = RowsViewController(.plain, [RowsViewController.Section(rows: rows)])
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Fetching rivers")
        controller.refreshControl = control
        return controller
    } act: { screen in
        guard let table = screen.window.rootViewController?.view as? UITableView, let control = table.refreshControl
        else { return }
        control.beginRefreshing()
        screen.advance(by: 0.1)
        table.contentOffset.y = -control.bounds.height
    }
}
