import CoreGraphics
import Foundation

/// The delegate of a collection view's own context menu interaction. It asks the collection view's delegate about the
/// item.
final class CollectionContextMenu: NSObject, UIContextMenuInteractionDelegate, MenuPreviewSource {
    private unowned let collection: UICollectionView
    /// The item whose menu opened last.
    private var item: IndexPath?

    init(of collection: UICollectionView) {
        self.collection = collection
    }

    /// Follows the item to its place after an update.
    func carry(_ newItem: (IndexPath) -> IndexPath?) {
        item = item.flatMap(newItem)
    }

    private var cell: UICollectionViewCell? { item.flatMap { collection.shown.cell($0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = collection.item(at: location)
        let configuration = collection.delegate?.collectionView(
            collection,
            contextMenuConfigurationForItemsAt: found.map { [$0] } ?? [],
            point: location
        )
        if configuration != nil { item = found }
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collection.delegate?.collectionView(
            collection,
            willEndContextMenuInteraction: configuration,
            animator: animator
        )
    }

    // MARK: The preview

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard isItem(identifier, of: configuration), let item else { return nil }
        // The picture of the cell shows it as it is after the menu.
        collection.unhighlight()
        return collection.delegate?.collectionView(
            collection,
            contextMenuConfiguration: configuration,
            highlightPreviewForItemAt: item
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard isItem(identifier, of: configuration), let item else { return nil }
        return collection.delegate?.collectionView(
            collection,
            contextMenuConfiguration: configuration,
            dismissalPreviewForItemAt: item
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collection.delegate?.collectionView(
            collection,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }

    /// Returns whether an identifier is that of the item, and not one of the secondary items.
    private func isItem(_ identifier: any NSCopying, of configuration: UIContextMenuConfiguration) -> Bool {
        (identifier as? NSObject)?.isEqual(configuration.identifier) ?? true
    }

    func viewForPreview() -> UIView? { cell }

    func preview(atPresentPlaceOf preview: UITargetedPreview) -> UITargetedPreview? {
        guard let cell else { return nil }
        // A place in the cell has moved with it.
        if preview.target.container.isDescendant(of: cell) { return preview }
        return preview.retargetedPreview(with: UIPreviewTarget(container: collection, center: cell.center))
    }
}
