import Foundation

/// A description of a movement of the focus from or to an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that the focus leaves; `nil` if it wasn't on an item of the collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that receives the focus; `nil` if no item of the collection view does.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ step: UIFocusUpdateContext, in collection: UICollectionView) {
        previouslyFocusedIndexPath = collection.item(containing: step.previouslyFocusedView)
        nextFocusedIndexPath = collection.item(containing: step.nextFocusedView)
        super.init(from: step.previouslyFocusedView, to: step.nextFocusedView, heading: step.focusHeading)
    }
}
