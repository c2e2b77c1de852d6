import CoreGraphics
import Foundation

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order of the drag.
    var items: [any UICollectionViewDropItem] { get }

    /// The item at which, or into which, the items are dropped; `nil` if there is none.
    ///
    /// If a single item of the same collection view is moved, it is its index path after the move.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal.
    var proposal: UICollectionViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Moves an item to a cell, which the collection view must have by the end of `collectionView(_:performDropWith:)`.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves an item into a cell, to a rectangle in points of the cell, where it disappears.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Inserts a cell without data, to which an item moves. The data follow when they are loaded.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Moves an item to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The cell from which the item comes; `nil` if it comes from another view, or another program.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item on the screen, in points; zero if it isn't known.
    var previewSize: CGSize { get }
}

/// A cell without data that a drop has inserted, until the data are there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by an item of the data source.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the item in the data, at an index path.
    /// - Returns: Whether the placeholder was still there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    ///
    /// - Returns: Whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's handler for its cell again.
    func setNeedsCellUpdate()
}
