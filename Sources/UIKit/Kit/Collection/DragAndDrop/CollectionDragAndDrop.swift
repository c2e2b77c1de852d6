import Foundation

/// The interactions that make a collection view a source and a destination of drags, and their delegates.
@MainActor
final class CollectionDragAndDrop {
    private unowned let collection: UICollectionView
    let dragging: CollectionDragging
    let dropping: CollectionDropping
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?

    init(_ collection: UICollectionView) {
        self.collection = collection
        dragging = CollectionDragging(of: collection)
        dropping = CollectionDropping(on: collection, dragging)
    }

    /// Adds the interactions that the delegates need.
    func delegatesDidChange() {
        if collection.dragDelegate != nil, drag == nil {
            let made = UIDragInteraction(delegate: dragging)
            drag = made
            collection.addInteraction(made)
        }
        // A data source moves items without a drop delegate.
        if collection.dragDelegate != nil || collection.dropDelegate != nil, drop == nil {
            let made = UIDropInteraction(delegate: dropping)
            drop = made
            collection.addInteraction(made)
        }
        drag?.isEnabled = collection.dragInteractionEnabled && collection.dragDelegate != nil
    }
}
