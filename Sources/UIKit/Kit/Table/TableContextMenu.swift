import CoreGraphics
import Foundation

/// The delegate of a table's own context menu interaction. It asks the table's delegate about the row.
final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate, MenuPreviewSource {
    private unowned let table: UITableView
    /// The row whose menu opened last.
    private var row: IndexPath?

    init(of table: UITableView) {
        self.table = table
    }

    /// Follows the row to its place after an update.
    func carry(_ newRow: (IndexPath) -> IndexPath?) {
        row = row.flatMap(newRow)
    }

    private var cell: UITableViewCell? { row.flatMap { table.shownCell(at: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = table.indexPathForRow(at: location) else { return nil }
        let configuration = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
        if configuration != nil { self.row = row }
        return configuration
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

    // MARK: The preview

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        // The delegate of a table has a preview of one row.
        guard isRow(identifier, of: configuration) else { return nil }
        // The picture of the row shows it as it is after the menu.
        table.unhighlight()
        return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard isRow(identifier, of: configuration) else { return nil }
        return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Returns whether an identifier is that of the row, and not one of the secondary items.
    private func isRow(_ identifier: any NSCopying, of configuration: UIContextMenuConfiguration) -> Bool {
        (identifier as? NSObject)?.isEqual(configuration.identifier) ?? true
    }

    func viewForPreview() -> UIView? { cell }

    func preview(atPresentPlaceOf preview: UITargetedPreview) -> UITargetedPreview? {
        guard let row, let cell else { return nil }
        // A place in the cell has moved with it.
        if preview.target.container.isDescendant(of: cell) { return preview }
        let frame = table.rowFrame(row)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        return preview.retargetedPreview(with: UIPreviewTarget(container: table, center: center))
    }
}
