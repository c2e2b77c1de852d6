import CoreGraphics
import Foundation

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order of the drag.
    var items: [any UITableViewDropItem] { get }

    /// The row at which, or into which, the items are dropped; `nil` if there is no row.
    ///
    /// If a single row of the same table is moved, it is the row's index path after the move.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal.
    var proposal: UITableViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Moves an item to a row, which the table must have by the end of `tableView(_:performDropWith:)`.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves an item into a row, to a rectangle in points of the cell, where it disappears.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves an item to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The row of the item; `nil` if it comes from another table, or another program.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item on the screen, in points; zero if it isn't known.
    var previewSize: CGSize { get }
}
