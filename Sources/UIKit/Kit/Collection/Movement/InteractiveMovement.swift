import CoreGraphics
import Foundation

/// The movement of an item by the client's calls or by a gesture, from its beginning to its end.
///
/// The data source isn't told before the end. Until then the layout has the item at its target, and the view of the
/// item follows the finger.
@MainActor
final class InteractiveMovement {
    private let collection: UICollectionView
    private let rearrangement: CollectionRearrangement
    /// The item as the data source knows it.
    let item: IndexPath
    /// The last position, in points of the content.
    private var position: CGPoint
    /// The distance of the position from the top of the visible part, which stays while the content scrolls.
    private var finger: CGFloat
    private lazy var scrolling = EdgeScrolling(collection) { [weak self] in self?.contentDidScroll() }

    private init(_ item: IndexPath, at center: CGPoint, of collection: UICollectionView) {
        self.collection = collection
        self.item = item
        rearrangement = collection.loadRearrangement()
        position = center
        finger = center.y - collection.contentOffset.y
    }

    /// Begins the movement of an item; `nil` if it can't be moved now.
    static func begin(_ item: IndexPath, of collection: UICollectionView) -> InteractiveMovement? {
        guard !collection.isInterrupted, collection.updates.isIdle, collection.itemMovement == nil,
            collection.rearrangement?.isOver ?? true, collection.contains(item), collection.canMove(item),
            let frame = collection.layoutAttributesForItem(at: item)?.frame
        else { return nil }
        let movement = InteractiveMovement(item, at: CGPoint(x: frame.midX, y: frame.midY), of: collection)
        movement.begin()
        return movement
    }

    private func begin() {
        rearrangement.hold(item, at: position)
        var arrangement = ItemArrangement()
        arrangement.move = ItemArrangement.Move(item: item, place: item)
        UIView.performWithoutAnimation { rearrangement.show(arrangement) }
        rearrangement.itemsWillChange.append { [weak self] in self?.itemsWillChange() }
        collection.cellForItem(at: item)?.setNeedsUpdateConfiguration()
    }

    /// The place of the item in the layout.
    private var place: IndexPath { rearrangement.arrangement.place(of: item) }

    // MARK: Finger

    /// Moves the center of the item to a point of the content.
    func move(to point: CGPoint) {
        finger = point.y - collection.contentOffset.y
        follow(point)
        let half = (collection.cellForItem(at: item)?.bounds.height ?? 0) / 2
        scrolling.follow(top: finger - half, bottom: finger + half)
    }

    private func contentDidScroll() { follow(CGPoint(x: position.x, y: finger + collection.contentOffset.y)) }

    private func follow(_ point: CGPoint) {
        let (layout, old) = (collection.collectionViewLayout, (place: place, position: position))
        position = point
        rearrangement.hold(item, at: point)
        // The client's data may be others than the items. The item stays until they are in place.
        guard collection.updates.isIdle, !collection.isInterrupted else { return }
        let target = target(from: old.place, at: point)
        // The client may have ended the movement.
        guard collection.itemMovement === self else { return }
        if target != old.place {
            var arrangement = ItemArrangement()
            arrangement.move = ItemArrangement.Move(item: item, place: target)
            rearrangement.show(arrangement)
        }
        guard collection.itemMovement === self else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target],
                withTargetPosition: collection.layoutPoint(point),
                previousIndexPaths: [old.place],
                previousPosition: collection.layoutPoint(old.position)
            )
        )
        guard let cell = collection.cellForItem(at: item), let attributes = collection.heldAttributes else { return }
        UIView.performWithoutAnimation { cell.place(collection.shown(attributes)) }
    }

    /// Returns where the layout and the delegate want the item.
    private func target(from place: IndexPath, at point: CGPoint) -> IndexPath {
        let proposed = collection.collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: place,
            withPosition: collection.layoutPoint(point)
        )
        return collection.allowedPlace(proposed, of: item, at: place)
    }

    // MARK: End

    /// Drops the item at its place. The data source moves it there.
    func end() {
        let target = place
        stop()
        tellLayout(of: target, isCancelled: false)
        guard target != item, !collection.isInterrupted else {
            return letGo()
        }
        // The items stay where they are until the update, which finds their views there.
        let cell = collection.cellForItem(at: item)
        rearrangement.itemsWillChange.append { cell?.setNeedsUpdateConfiguration() }
        let count = collection.updates.shownCount
        collection.dataSource?.collectionView(collection, moveItemAt: item, to: target)
        // A data source may show the new order itself: by a snapshot, an update or a reload.
        guard collection.updates.shownCount == count, !collection.isInterrupted else { return }
        collection.update(in: "endInteractiveMovement()") { $0.moveRow(at: item, to: target) }
    }

    /// Returns the item to its own place.
    func cancel() {
        let place = place
        stop()
        tellLayout(of: item, isCancelled: true, from: place)
        letGo()
    }

    /// Lets the items return to the order of the data source.
    private func letGo() {
        let cell = collection.cellForItem(at: item)
        rearrangement.release()
        cell?.setNeedsUpdateConfiguration()
        guard collection.updates.isIdle, !collection.isInterrupted else { return }
        rearrangement.show(ItemArrangement())
        settle()
    }

    /// Ends the movement, because the items are about to be others.
    private func itemsWillChange() {
        let cell = collection.cellForItem(at: item)
        stop()
        cell?.setNeedsUpdateConfiguration()
    }

    private func stop() {
        scrolling.stop()
        collection.itemMovement = nil
        rearrangement.itemsWillChange = []
    }

    private func tellLayout(of place: IndexPath, isCancelled: Bool, from old: IndexPath? = nil) {
        let layout = collection.collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [place],
                previousIndexPaths: [old ?? item],
                movementCancelled: isCancelled
            )
        )
    }

    /// Moves the view of the item to its place.
    private func settle() {
        collection.setNeedsLayout()
        guard collection.window != nil else { return }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration,
            delay: 0,
            options: .allowUserInteraction
        ) { [collection] in collection.layoutIfNeeded() }
    }
}

extension UICollectionView {
    /// Whether the user may move an item.
    func canMove(_ item: IndexPath) -> Bool {
        guard let dataSource, dataSourceMovesItems else { return false }
        return dataSource.collectionView(self, canMoveItemAt: item)
    }

    /// Returns the place that the delegate allows for an item which the data source will move; the present one, if the
    /// delegate returns no place.
    func allowedPlace(_ proposed: IndexPath, of item: IndexPath, at place: IndexPath) -> IndexPath {
        guard proposed != place, let delegate else { return proposed }
        let target = delegate.collectionView(
            self,
            targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
            atCurrentIndexPath: place,
            toProposedIndexPath: proposed
        )
        guard let counts, target.count == 2, counts.indices.contains(target[0]), target[1] >= 0 else { return place }
        return target[1] < counts[target[0]] + (target[0] == item[0] ? 0 : 1) ? target : place
    }

    /// Returns the place that an item would take whose center is at a point of the layout: that of the item there, or
    /// its own.
    ///
    /// An item of another size makes way only when the moved one would be under the finger afterwards, so that both
    /// don't change places at each step.
    func place(movingItemAt place: IndexPath, to point: CGPoint) -> IndexPath {
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let own = collectionViewLayout.layoutAttributesForItem(at: place)?.size ?? .zero
        let found = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).first {
            guard $0.representedElementCategory == .cell, !$0.isHidden, $0.indexPath != place else { return false }
            let (width, height) = (min(own.width, $0.frame.width), min(own.height, $0.frame.height))
            let isBehind = $0.indexPath > place
            return CGRect(
                x: isBehind ? $0.frame.maxX - width : $0.frame.minX,
                y: isBehind ? $0.frame.maxY - height : $0.frame.minY,
                width: width,
                height: height
            ).contains(point)
        }
        return found?.indexPath ?? place
    }
}
