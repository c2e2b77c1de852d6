import CoreGraphics
import Foundation

/// The delegate of a table's own context menu interaction. It asks the table's delegate about the row.
final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView

    init(of table: UITableView) {
        self.table = table
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = table.indexPathForRow(at: location) else { return nil }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
