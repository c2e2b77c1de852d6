import CoreGraphics
import Foundation

/// Keyboard navigation from item to item.
extension UICollectionView {
    /// The item with the focus, whether or not it is on the screen.
    var focusedItem: IndexPath? { selection.focused }

    /// Whether items can receive the focus in the current mode, unless the delegate decides.
    var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    func canFocus(_ cell: UICollectionViewCell) -> Bool { indexPath(for: cell).map(canFocus) ?? false }

    private func canFocus(_ item: IndexPath) -> Bool {
        contains(item) && delegate?.collectionView(self, canFocusItemAt: item) ?? allowsFocusNow
    }

    /// Handles a key for the item with the focus.
    ///
    /// - Returns: Whether the key was handled.
    func answer(_ press: UIPress) -> Bool {
        guard let key = press.key, key.isUnmodified else { return false }
        // An update that isn't laid out yet may have deleted the item with the focus.
        layoutIfNeeded()
        let system = nearestScreen.focusSystem
        guard let item = focusedItem, system.focusedKeeper === self else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: return moveFocus(from: item, .up)
        case .keyboardDownArrow: return moveFocus(from: item, .down)
        case .keyboardLeftArrow: return moveFocus(from: item, .left)
        case .keyboardRightArrow: return moveFocus(from: item, .right)
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            // A key that a control in the cell leaves doesn't select the item.
            guard system.focusedView.map({ $0 is UICollectionViewCell }) ?? true else { return false }
            if press.phase == .began { activate(item) }
            return true
        default: return false
        }
    }

    /// Shows the focus on the cell of the focused item after items were inserted, deleted or scrolled.
    func settleFocus() {
        guard let item = focusedItem, nearestScreen.focusSystem.focusedKeeper === self else { return }
        if !contains(item) {
            let counts = counts ?? []
            selection.focus(item.nearestRow(numberOfSections: counts.count) { counts[$0] })
        }
        nearestScreen.focusSystem.itemMoved(to: focusedItemView, in: self)
    }

    /// Moves the focus to the nearest item in a direction, at most a screen away.
    ///
    /// - Returns: Whether there is one.
    private func moveFocus(from item: IndexPath, _ heading: UIFocusHeading) -> Bool {
        guard let frame = attributes(of: .cell(item)).map(shown)?.frame else { return false }
        let around = frame.insetBy(dx: -bounds.width, dy: -bounds.height)
        let others = attributes(in: around).values.filter {
            $0.representedElementCategory == .cell && $0.indexPath != item
        }
        let ranked = others.compactMap { other -> (item: IndexPath, distance: CGFloat)? in
            frame.distance(to: shown(other).frame, toward: heading).map { (other.indexPath, $0) }
        }.sorted { ($0.distance, $0.item) < ($1.distance, $1.item) }
        guard let next = ranked.lazy.map(\.item).first(where: canFocus), let cell = cellInSight(next) else {
            return false
        }
        guard nearestScreen.focusSystem.move(to: cell, heading: heading),
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: next) ?? selectionFollowsFocus
        else { return true }
        activate(next, performingAction: false)
        return true
    }

    /// Returns the cell of an item, and scrolls the item into view as far as necessary.
    private func cellInSight(_ item: IndexPath) -> UICollectionViewCell? {
        if let cell = shown.cell(item), cell.isDisplayed {
            scroll(to: item, at: [], animated: true)
            return cell
        }
        scroll(to: item, at: [], animated: false)
        layoutIfNeeded()
        return shown.cell(item)
    }
}

extension UICollectionView: FocusKeeper {
    var hasFocusedItem: Bool { focusedItem != nil }

    /// Returns the cell that receives the focus when it enters the collection view, scrolled into view.
    func viewToFocus() -> UIView? { itemToFocus.flatMap(cellInSight) }

    var itemViewToFocus: UIView? { itemToFocus.flatMap { shown.cell($0) } }

    /// The item that receives the focus when it enters the collection view.
    private var itemToFocus: IndexPath? {
        layoutIfNeeded()
        let remembered = remembersLastFocusedIndexPath ? selection.lastFocused : nil
        let preferred = [focusedItem, remembered, delegate?.indexPathForPreferredFocusedView(in: self)]
        let visible = indexPathsForVisibleItems.sorted()
        let candidates = visible.filter { selection.rows.contains($0) } + visible
        return (preferred.compactMap { $0 } + candidates).first(where: canFocus)
    }

    var focusedItemView: UIView? {
        focusedItem.flatMap { shown.cell($0) }.flatMap { $0.isDisplayed ? $0 : nil }
    }

    func focusedViewDidChange(to view: UIView?) {
        selection.focus(item(containing: view))
    }

    /// Returns the item whose cell is a view or contains it.
    func item(containing view: UIView?) -> IndexPath? {
        view?.withSuperviews.lazy.compactMap { $0 as? UICollectionViewCell }.first { $0.superview === self }
            .flatMap(indexPath)
    }

    func allowsFocusUpdate(_ step: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(step, in: self)) ?? true
    }

    func focusDidUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let context = UICollectionViewFocusUpdateContext(step, in: self)
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
}

extension CGRect {
    /// Returns a distance to a rectangle that is beyond an edge of this one, or `nil` if the other one isn't beyond it.
    /// Rectangles that are side by side with this one are nearer than others.
    fileprivate func distance(to other: CGRect, toward heading: UIFocusHeading) -> CGFloat? {
        let tolerance: CGFloat = 1
        let gap: CGFloat
        switch heading {
        case .up: gap = minY - other.maxY
        case .down: gap = other.minY - maxY
        case .left: gap = minX - other.maxX
        case .right: gap = other.minX - maxX
        default: return nil
        }
        guard gap >= -tolerance else { return nil }
        let aside: CGFloat =
            heading == .up || heading == .down
            ? max(0, other.minX - maxX + tolerance, minX - other.maxX + tolerance)
            : max(0, other.minY - maxY + tolerance, minY - other.maxY + tolerance)
        let offCenter = heading == .up || heading == .down ? abs(other.midX - midX) : abs(other.midY - midY)
        // A place that is not in line is chosen only if there is none in line.
        return max(0, gap) + (aside > 0 ? 10_000 + 10 * aside : 0) + offCenter / 1_000
    }
}
