import UIKit

/// A diffable data source whose rows can be moved and deleted.
final class ReorderableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    /// Returns whether a row can be deleted.
    var canDelete: (Item) -> Bool = { _ in true }
    /// Returns whether a row can be moved.
    var canMove: (Item) -> Bool = { _ in true }
    var onDelete: (Item) -> Void = { _ in }
    /// A closure that gets the rows of a section in their new order.
    var onReorder: (Section, [Item]) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map(canDelete) ?? false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map(canMove) ?? false
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        onDelete(item)
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        var snapshot = snapshot()
        let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
        var items = snapshot.itemIdentifiers(inSection: section).filter { $0 != item }
        items.insert(item, at: destinationIndexPath.row)
        snapshot.deleteItems(items)
        snapshot.appendItems(items, toSection: section)
        // The rows are there already.
        apply(snapshot, animatingDifferences: false)
        onReorder(section, items)
    }
}
