import UIKit

extension ControlSheet {
    /// A table with an index of its sections.
    static let sectionIndex = ControlSheet(name: "table-section-index", height: 360) {
        IndexedRowsController(
            .plain,
            [
                RowsViewController.Section(header: "A", rows: RowsViewController.rows("Amazon", "Amur")),
                RowsViewController.Section(header: "D", rows: RowsViewController.rows("Danube")),
                RowsViewController.Section(header: "N", rows: RowsViewController.rows("Niger", "Nile")),
            ]
        )
    }
}

private final class IndexedRowsController: RowsViewController {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "D", "N"] }
}
