import UIKit

extension Mistake {
    static let updates = [
        Mistake("an insertion of which the data source knows nothing") {
            table().tableView.insertRows(at: [[0, 0]], with: .fade)
        },
        Mistake("a batch of which the data source knows nothing") {
            let table = Self.table().tableView!
            table.performBatchUpdates {
                table.deleteRows(at: [[0, 0]], with: .fade)
                table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
            }
        },
        Mistake("a data source that changes in an empty batch") {
            let rows = table()
            rows.tableView.performBatchUpdates { rows.counts = [2] }
        },
        Mistake("an update that ends before it begins") { table().tableView.endUpdates() },
        Mistake("data loaded again inside an update") {
            let table = Self.table().tableView!
            table.performBatchUpdates { table.reloadData() }
        },
        Mistake("another cell for a row that is reconfigured") {
            let rows = table()
            rows.cell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            rows.tableView.reconfigureRows(at: [[0, 1]])
        },
        Mistake("rows appended of which the data source knows nothing") {
            table().tableView.appendRows(1, inSection: 0)
        },
    ]
}
