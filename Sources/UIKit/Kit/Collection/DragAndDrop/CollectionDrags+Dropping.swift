import CoreGraphics
import Foundation

/// The items of a collection view as the destination of drags.
extension CollectionDrags: RowDropDestination {
    private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

    var hasDropDelegate: Bool { delegate != nil }

    var moveProposal: UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func canHandle(_ session: any UIDropSession) -> Bool {
        delegate?.collectionView(collection, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        delegate?.collectionView(collection, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        delegate?.collectionView(collection, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        delegate?.collectionView(collection, dropSessionDidEnd: session)
    }

    func proposal(for session: any UIDropSession, at item: IndexPath?) -> UICollectionViewDropProposal {
        delegate?.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: item)
            ?? UICollectionViewDropProposal(operation: .cancel)
    }

    func allowedTarget(_ proposed: IndexPath, of source: IndexPath) -> IndexPath {
        guard delegate == nil else { return proposed }
        return collection.allowedPlace(proposed, of: source, at: place(of: source))
    }

    func canMove(_ item: IndexPath) -> Bool { collection.canMove(item) }

    /// A drop delegate gets all items, also those that the data source could move.
    func isMovedByDataSource(_ source: IndexPath, _ proposal: UICollectionViewDropProposal) -> Bool { delegate == nil }

    // MARK: Showing the place

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    /// The time of the cadence (unverified).
    var gapDelay: TimeInterval {
        switch collection.reorderingCadence {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.5
        }
    }

    var reach: CGFloat { 0 }

    func isOpen(_ gap: DropGap) -> Bool { collection.rearrangement?.arrangement == arrangement(with: gap) }

    func open(_ gap: DropGap) {
        // A placeholder takes the place of the gap.
        guard collection.areRowsCurrent, collection.rearrangement?.placeholders.isEmpty ?? true else { return }
        let rearrangement = collection.loadRearrangement()
        rearrangement.itemsWillChange = [{ [weak collection] in collection?.dragAndDrop?.dropping.rowsWillChange() }]
        rearrangement.show(arrangement(with: gap))
    }

    private func arrangement(with gap: DropGap) -> ItemArrangement {
        var arrangement = ItemArrangement()
        if let source = gap.source {
            arrangement.move = ItemArrangement.Move(item: source, place: gap.row)
        } else {
            arrangement.insertVacancy(at: gap.row)
        }
        return arrangement
    }

    /// The gap of items that are about to change ends with their update, which finds the views where it moved them.
    func endGapForUpdate() {}

    func closeGap() {
        guard let rearrangement = collection.rearrangement, rearrangement.arrangement != rearrangement.rest,
            collection.areRowsCurrent
        else { return }
        rearrangement.itemsWillChange = []
        rearrangement.show(rearrangement.rest)
    }

    // MARK: Dropping

    func perform(_ drop: RowDrop<CollectionDrags>, moving source: IndexPath?) {
        if let source, let target = drop.destinationIndexPath {
            move(source, to: target)
        } else {
            delegate?.collectionView(collection, performDropWith: drop)
        }
        closeGap()
    }

    /// Lets the data source move an item, whose place the gap shows already.
    private func move(_ source: IndexPath, to target: IndexPath) {
        guard source != target else { return }
        let count = collection.updateCount
        collection.dataSource?.collectionView(collection, moveItemAt: source, to: target)
        // A data source may show the new order itself.
        guard collection.updateCount == count, !collection.isInterrupted else { return }
        collection.update(in: "moveItem(at:to:)") { $0.moveRow(at: source, to: target) }
    }

    func dropParameters(of item: IndexPath) -> UIDragPreviewParameters? {
        delegate?.collectionView(collection, dropPreviewParametersForItemAt: item)
    }
}

extension RowDropItem: UICollectionViewDropItem {}

extension RowDrop: UICollectionViewDropCoordinator where Destination == CollectionDrags {
    var items: [any UICollectionViewDropItem] { dropItems }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem, .row(indexPath))
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
        let made = CollectionPlaceholder(dragItem, placeholder, in: destination.collection)
        put(dragItem, .placeholder(made.dropPlaceholder), with: made.animator)
        destination.collection.loadRearrangement().insert(made)
        return made
    }
}
