import CoreGraphics
import Foundation

/// A view whose rows have context menus: a table or a collection view, whose rows are its items. It asks its delegate.
@preconcurrency @MainActor
protocol RowMenuSource: UIView {
    /// Returns the row at a point; `nil` if there is none.
    func menuRow(at location: CGPoint) -> IndexPath?
    /// Returns the menu of a row, or of the place beside the rows; `nil` for none.
    func menuConfiguration(for row: IndexPath?, at location: CGPoint) -> UIContextMenuConfiguration?
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    )
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Returns the preview that grows from the row; `nil` for a picture of its cell.
    func menuPreview(highlighting row: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// Returns the preview that the menu closes to.
    func menuPreview(dismissing row: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    )
    /// Returns the cell of a row as the view is now; `nil` if the row has none.
    func menuCell(of row: IndexPath) -> UIView?
    /// Returns the center of the place of a row that has a cell.
    func menuCenter(of row: IndexPath, _ cell: UIView) -> CGPoint
    /// Ends the highlight of a touched row.
    func unhighlight()
}

/// The delegate of the context menu interaction that a table or a collection view has for its rows.
final class RowContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let source: any RowMenuSource
    /// The row whose menu opened last.
    private var row: IndexPath?

    init(of source: any RowMenuSource) {
        self.source = source
    }

    /// Returns an interaction that opens the menus, for the view with the rows.
    func makeInteraction() -> UIContextMenuInteraction {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.previewSource = MenuPreviewSource(
            view: { [weak self] in self?.cell },
            present: { [weak self] in self?.preview(atPresentPlaceOf: $0) }
        )
        return interaction
    }

    /// Follows the row to its place after an update.
    func carry(_ newRow: (IndexPath) -> IndexPath?) {
        row = row.flatMap(newRow)
    }

    private var cell: UIView? { row.flatMap(source.menuCell) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = source.menuRow(at: location)
        let configuration = source.menuConfiguration(for: found, at: location)
        if configuration != nil { row = found }
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        source.menuWillDisplay(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        source.menuWillEnd(configuration, animator)
    }

    // MARK: The preview

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard isRow(identifier, of: configuration) else { return nil }
        return source.menuPreview(highlighting: row, configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard isRow(identifier, of: configuration) else { return nil }
        return source.menuPreview(dismissing: row, configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        source.menuWillPerformPreviewAction(configuration, animator)
    }

    /// Returns whether an identifier is that of the row, and not one of the secondary items.
    private func isRow(_ identifier: any NSCopying, of configuration: UIContextMenuConfiguration) -> Bool {
        (identifier as? NSObject)?.isEqual(configuration.identifier) ?? true
    }

    /// Returns a preview at the present place of the row; `nil` if the row isn't visible.
    private func preview(atPresentPlaceOf preview: UITargetedPreview) -> UITargetedPreview? {
        guard let row, let cell else { return nil }
        // A place in the cell has moved with it.
        if preview.target.container.isDescendant(of: cell) { return preview }
        let center = source.menuCenter(of: row, cell)
        return preview.retargetedPreview(with: UIPreviewTarget(container: source, center: center))
    }
}
