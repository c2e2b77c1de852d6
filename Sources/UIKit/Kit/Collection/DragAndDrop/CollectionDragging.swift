import CoreGraphics
import Foundation

/// The drags of the items of a collection view, as a source. It asks the drag delegate.
final class CollectionDragging: NSObject, UIDragInteractionDelegate {
    private unowned let collection: UICollectionView
    /// The items of the collection view whose items are in the drag.
    private var paths: [ObjectIdentifier: IndexPath] = [:]
    /// Whether a drag has begun and isn't over.
    private(set) var isActive = false

    init(of collection: UICollectionView) {
        self.collection = collection
    }

    private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

    /// Returns the index path of a dragged item; `nil` if it is from elsewhere, or was deleted.
    func path(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

    /// Carries the items to their new places after an update.
    func carry(_ newPath: (IndexPath) -> IndexPath?) { paths = paths.compactMapValues(newPath) }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let point = session.location(in: collection)
        guard let delegate, !isActive, !collection.isInterrupted, collection.itemMovement == nil,
            collection.swiping?.isOpen != true, let path = collection.indexPathForItem(at: point)
        else { return [] }
        paths = [:]
        var items = note(delegate.collectionView(collection, itemsForBeginning: session, at: path), at: path)
        guard !items.isEmpty, collection.selection.rows.contains(path) else { return items }
        for other in collection.selection.rows.sorted() where other != path {
            items += note(
                delegate.collectionView(collection, itemsForAddingTo: session, at: other, point: point),
                at: other
            )
        }
        return items
    }

    private func note(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
        for item in items { paths[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = path(of: item), let cell = collection.cellForItem(at: path), cell.window != nil else {
            return nil
        }
        let parameters =
            delegate?.collectionView(collection, dragPreviewParametersForItemAt: path) ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        tellCells(.lifting)
        animator.addCompletion { [weak self] _ in if self?.isActive == false { self?.tellCells(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        tellCells(.dragging)
        delegate?.collectionView(collection, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { delegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { delegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

    /// Cells keep their size, as they are the size of the gap.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The cell may have moved, or left the screen.
        guard let path = path(of: item), collection.cellForItem(at: path) != nil,
            let frame = collection.layoutAttributesForItem(at: path)?.frame
        else { return nil }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: collection, center: center))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        tellCells(.none)
        isActive = false
        paths = [:]
        delegate?.collectionView(collection, dragSessionDidEnd: session)
    }

    private func tellCells(_ state: UICollectionViewCell.DragState) {
        for path in Set(paths.values).sorted() { collection.cellForItem(at: path)?.take(state) }
    }
}
