import CoreGraphics
import Foundation

/// A drop on a collection view, as its delegate sees it, with the places that the delegate chooses.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    /// The place of an item.
    enum Place {
        case item(IndexPath)
        case inside(IndexPath, CGRect)
        case placeholder(CollectionPlaceholder)
        case target(UIDragPreviewTarget)
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let collection: UICollectionView
    private var places: [ObjectIdentifier: (place: Place, animator: DragAnimator)] = [:]

    init(
        of items: [any UICollectionViewDropItem],
        at destination: IndexPath?,
        _ proposal: UICollectionViewDropProposal,
        _ session: any UIDropSession,
        on collection: UICollectionView
    ) {
        (self.items, self.proposal, self.session, self.collection) = (items, proposal, session, collection)
        destinationIndexPath = destination
    }

    func place(of item: UIDragItem) -> (place: Place, animator: DragAnimator)? { places[ObjectIdentifier(item)] }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem, .item(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        put(dragItem, .inside(indexPath, rect))
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let made = CollectionPlaceholder(dragItem, placeholder, in: collection)
        places[ObjectIdentifier(dragItem)] = (.placeholder(made), made.animator)
        collection.loadRearrangement().insert(made)
        return made
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        put(dragItem, .target(target))
    }

    private func put(_ item: UIDragItem, _ place: Place) -> DragAnimator {
        let animator = DragAnimator()
        places[ObjectIdentifier(item)] = (place, animator)
        return animator
    }
}

/// An item that is dropped on a collection view.
final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    }
}
