import UIKit

extension ControlSheet {
    static let tablePlain = ControlSheet(name: "table-plain") { table(.plain) }
    static let tableGrouped = ControlSheet(name: "table-grouped") { table(.grouped) }
    static let tableInsetGrouped = ControlSheet(name: "table-inset-grouped") { table(.insetGrouped) }

    /// Returns a table with headers, footers and separators.
    @MainActor private static func table(_ style: UITableView.Style) -> UIViewController {
        let disclose: @MainActor (UITableViewCell) -> Void = { $0.accessoryType = .disclosureIndicator }
        return RowsViewController(
            style,
            [
                RowsViewController.Section(
                    header: "Rivers",
                    rows: RowsViewController.rows("Nile", "Amazon", "Yangtze", change: disclose)
                ),
                RowsViewController.Section(
                    header: "Lakes",
                    footer: "Lakes are listed by their area. The largest one is called a sea.",
                    rows: RowsViewController.rows("Caspian Sea", "Lake Superior", change: disclose)
                ),
                RowsViewController.Section(rows: RowsViewController.rows("Without a header", change: disclose)),
            ]
        )
    }
}
