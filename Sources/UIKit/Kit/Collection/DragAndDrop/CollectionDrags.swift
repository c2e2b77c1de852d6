import CoreGraphics
import Foundation

/// The items of a collection view as the source of drags.
final class CollectionDrags: RowDragSource {
    unowned let collection: UICollectionView

    init(of collection: UICollectionView) {
        self.collection = collection
    }

    var view: any UIScrollView & RowUpdating { collection }

    func cell(at item: IndexPath) -> UIView? { collection.cellForItem(at: item) }

    func placement(of item: IndexPath) -> (center: CGPoint, size: CGSize)? {
        collection.layoutAttributesForItem(at: item).map { (CGPoint(x: $0.frame.midX, y: $0.frame.midY), $0.size) }
    }

    // MARK: RowDragSource

    private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

    var hasDragDelegate: Bool { delegate != nil }
    var isDragEnabled: Bool { collection.dragInteractionEnabled }
    var areRowsFree: Bool { collection.itemMovement == nil && collection.swiping?.isOpen != true }
    var selectedRows: Set<IndexPath> { collection.selection.rows }

    func row(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }

    func items(beginning session: any UIDragSession, at item: IndexPath) -> [UIDragItem] {
        delegate?.collectionView(collection, itemsForBeginning: session, at: item) ?? []
    }

    func items(joining session: any UIDragSession, at item: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        delegate?.collectionView(collection, itemsForAddingTo: session, at: item, point: point) ?? []
    }

    func dragParameters(of item: IndexPath) -> UIDragPreviewParameters? {
        delegate?.collectionView(collection, dragPreviewParametersForItemAt: item)
    }

    func setDragState(_ state: UICellConfigurationState.DragState, of item: IndexPath) {
        collection.cellForItem(at: item)?.setDragState(state)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        delegate?.collectionView(collection, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        delegate?.collectionView(collection, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        delegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
        delegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
