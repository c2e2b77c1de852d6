import CoreGraphics
import Foundation

/// A placeholder in a collection view.
@MainActor
final class CollectionPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let look: UICollectionViewDropPlaceholder
    /// The index path at which the item would be inserted now.
    var path: IndexPath
    let animator = DragAnimator()
    private(set) var cell: UICollectionViewCell?
    private weak var collection: UICollectionView?
    private var isThere = true

    init(_ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, in collection: UICollectionView) {
        (dragItem, look, path) = (item, placeholder, placeholder.insertionIndexPath)
        self.collection = collection
    }

    /// The cell and its look, for a drop.
    var dropPlaceholder: DropPlaceholder {
        DropPlaceholder(
            cell: { self.cell },
            parameters: { self.cell.flatMap { self.look.previewParametersProvider?($0) } }
        )
    }

    // MARK: Cell

    /// Places the cell, or removes it from the screen.
    func place(_ attributes: UICollectionViewLayoutAttributes?) {
        guard let collection else { return }
        guard let attributes, !attributes.isHidden, attributes.frame.overlaps(collection.flipped(collection.bounds))
        else { return removeCell() }
        let isNew = cell == nil
        let cell = cell ?? makeCell(in: collection)
        self.cell = cell
        guard isNew else { return cell.place(collection.shown(attributes)) }
        UIView.performWithoutAnimation {
            cell.place(collection.shown(attributes))
            collection.insertSubview(cell, at: collection.frontIndex)
            cell.layer.layoutTree()
        }
    }

    private func makeCell(in collection: UICollectionView) -> UICollectionViewCell {
        let cell = collection.dequeuedCell(look.reuseIdentifier, path)
        look.cellUpdateHandler?(cell)
        return cell
    }

    private func removeCell() {
        guard let cell else { return }
        self.cell = nil
        cell.removeFromSuperview()
        collection?.pool.enqueue(cell, .cell)
    }

    /// Ends with the items around it.
    func leave() {
        isThere = false
        removeCell()
    }

    /// Lets the cell fade whose place a new cell has taken.
    private func fade() {
        isThere = false
        guard let collection, let cell, collection.window != nil else { return removeCell() }
        UIView.animate(withDuration: CollectionMetrics.updateDuration, delay: 0, options: .allowUserInteraction) {
            cell.alpha = 0
        } completion: { [self] _ in
            removeCell()
        }
    }

    // MARK: UICollectionViewDropPlaceholderContext

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isThere, let collection, let rearrangement = collection.rearrangement else { return false }
        rearrangement.itemsWillChange.append { [weak self] in
            guard let self, isThere else { return }
            rearrangement.replace(self)
            fade()
        }
        let path = path
        let count = collection.updates.shownCount
        dataSourceUpdates(path)
        // A data source may show the item itself, such as by a snapshot.
        guard collection.updates.shownCount == count, !collection.isInterrupted else { return true }
        collection.update(in: "commitInsertion(dataSourceUpdates:)") { $0.insertRows(at: [path], with: ByLayout()) }
        return true
    }

    func deletePlaceholder() -> Bool {
        guard isThere, let collection else { return false }
        fade()
        collection.rearrangement?.remove(self)
        return true
    }

    func setNeedsCellUpdate() {
        if let cell { look.cellUpdateHandler?(cell) }
    }

    // MARK: UIDragAnimating

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}

extension UICollectionView {
    /// Places the cells of placeholders, which take part in an animation.
    func placePlaceholders() {
        guard let rearrangement, !rearrangement.placeholders.isEmpty else { return }
        for (placeholder, place) in zip(rearrangement.placeholders, rearrangement.arrangement.vacant) {
            placeholder.place(collectionViewLayout.layoutAttributesForItem(at: place))
        }
    }
}
