import CoreGraphics

extension UITableView: RowMenuSource {
    func menuRow(at location: CGPoint) -> IndexPath? { indexPathForRow(at: location) }

    func menuConfiguration(for row: IndexPath?, at location: CGPoint) -> UIContextMenuConfiguration? {
        row.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: location) }
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // The delegate of a table has a preview of one row.

    func menuPreview(highlighting row: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        // The picture of the row shows it as it is after the menu.
        unhighlight()
        return delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func menuPreview(dismissing row: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func menuCell(of row: IndexPath) -> UIView? { shownCell(at: row) }

    /// The row's place and not the cell's, which an update may be moving.
    func menuCenter(of row: IndexPath, _ cell: UIView) -> CGPoint {
        let frame = rowFrame(row)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
