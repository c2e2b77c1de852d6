import CoreGraphics
import Foundation

/// A drop on rows, as the drop delegate sees it, with the places that the delegate chooses.
@MainActor
final class RowDrop<Destination: RowDropDestination>: NSObject {
    /// The place of an item.
    enum Place {
        case row(IndexPath)
        case inside(IndexPath, CGRect)
        /// A cell without a row.
        case placeholder(DropPlaceholder)
        case target(UIDragPreviewTarget)
    }

    let destination: Destination
    let dropItems: [RowDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: Destination.Proposal
    let session: any UIDropSession
    /// A client may keep the coordinator.
    private let view: UIView
    private var places: [ObjectIdentifier: (place: Place, animator: DragAnimator)] = [:]

    init(
        of items: [RowDropItem],
        on destination: Destination,
        at row: IndexPath?,
        _ proposal: Destination.Proposal,
        _ session: any UIDropSession
    ) {
        (dropItems, self.destination, destinationIndexPath) = (items, destination, row)
        (self.proposal, self.session, view) = (proposal, session, destination.view)
    }

    /// Returns the place that was chosen for an item, and the animator that the client got for it.
    func place(of item: UIDragItem) -> (place: Place, animator: DragAnimator)? { places[ObjectIdentifier(item)] }

    @discardableResult
    func put(_ item: UIDragItem, _ place: Place, with animator: DragAnimator = DragAnimator()) -> DragAnimator {
        places[ObjectIdentifier(item)] = (place, animator)
        return animator
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        put(dragItem, .target(target))
    }
}

/// The cell without a row to which an item moves, as it is when it is asked for.
struct DropPlaceholder {
    let cell: () -> UIView?
    /// The look of the item on its way; `nil` for the look that it has while it is dragged.
    let parameters: () -> UIDragPreviewParameters?
}

/// An item that is dropped on rows.
@MainActor
final class RowDropItem: NSObject {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    }
}
