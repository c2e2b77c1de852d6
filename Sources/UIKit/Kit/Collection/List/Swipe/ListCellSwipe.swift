import CoreGraphics
import Foundation

/// The actions beside a row of a list.
@MainActor
struct ListCellSwipe {
    var actions: SwipeActionsView?
    /// The distance by which the row is moved for its actions, in points.
    var distance: CGFloat = 0
    /// The horizontal movement of the parts for it, in points.
    var shift: CGFloat = 0
}

extension UICollectionViewListCell {
    /// Adds actions beside the row.
    func showActions(_ actions: SwipeActionsView) {
        swipe.actions?.removeFromSuperview()
        swipe.actions = actions
        UIView.performWithoutAnimation {
            addSubview(actions)
            placeAccessories()
        }
        configurationStateDidChange()
    }

    /// Removes actions from the row.
    func removeActions(_ actions: SwipeActionsView) {
        actions.removeFromSuperview()
        guard swipe.actions === actions else { return }
        swipe.actions = nil
        configurationStateDidChange()
    }

    /// Moves the row for its actions, in the direction 1 or -1.
    func setSwipe(distance: CGFloat, direction: CGFloat) {
        (swipe.distance, swipe.shift) = (distance, distance * direction)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Removes all actions at once.
    func removeSwipe() {
        guard swipe.actions != nil || swipe.distance != 0 else { return }
        swipe.actions?.removeFromSuperview()
        swipe = ListCellSwipe()
        setNeedsLayout()
    }

    /// Shows or hides the items inside the item, or calls the client's handler.
    func discloseOutline() {
        guard let disclosure = accessories.first(where: { $0.accessoryType == .outlineDisclosure }) else { return }
        if let handler = disclosure.actionHandler { return handler() }
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        collectionView.outlineSource?.toggleItem(at: path)
    }
}

/// A data source whose sections may be outlines.
@preconcurrency @MainActor
protocol OutlineSource: AnyObject {
    /// Returns what the outline of an item's section knows of the item; `nil` if the section is no outline.
    func outlineState(at indexPath: IndexPath) -> OutlineState?

    /// Shows or hides the items inside an item, as the user wants.
    func toggleItem(at indexPath: IndexPath)
}
