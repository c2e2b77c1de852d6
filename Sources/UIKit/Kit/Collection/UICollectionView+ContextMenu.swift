import CoreGraphics
import Foundation

extension UICollectionView: RowMenuSource {
    func menuRow(at location: CGPoint) -> IndexPath? { item(at: location) }

    func menuConfiguration(for item: IndexPath?, at location: CGPoint) -> UIContextMenuConfiguration? {
        let items = item.map { [$0] } ?? []
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: location)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuPreview(highlighting item: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let item else { return nil }
        // The picture of the cell shows it as it is after the menu.
        unhighlight()
        return delegate?.collectionView(
            self,
            contextMenuConfiguration: configuration,
            highlightPreviewForItemAt: item
        )
    }

    func menuPreview(dismissing item: IndexPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let item else { return nil }
        return delegate?.collectionView(
            self,
            contextMenuConfiguration: configuration,
            dismissalPreviewForItemAt: item
        )
    }

    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func menuCell(of item: IndexPath) -> UIView? { shown.cell(item) }

    func menuCenter(of item: IndexPath, _ cell: UIView) -> CGPoint { cell.center }
}
