import CoreGraphics
import Foundation

/// A drop on a table, as its delegate sees it, with the places that the delegate chooses.
final class TableDrop: NSObject, UITableViewDropCoordinator {
    /// The place of an item.
    enum Place {
        case row(IndexPath)
        case inside(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private var places: [ObjectIdentifier: (place: Place, animator: DragAnimator)] = [:]

    init(
        of items: [any UITableViewDropItem],
        at destination: IndexPath?,
        _ proposal: UITableViewDropProposal,
        _ session: any UIDropSession
    ) {
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
    }

    func place(of item: UIDragItem) -> (place: Place, animator: DragAnimator)? { places[ObjectIdentifier(item)] }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem, .row(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        put(dragItem, .inside(indexPath, rect))
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

/// An item that is dropped on a table.
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}
