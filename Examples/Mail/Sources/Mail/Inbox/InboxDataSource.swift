import UIKit

/// The rows of the inbox, all of which can be swiped and selected.
final class InboxDataSource: UITableViewDiffableDataSource<Int, InboxRow.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
