import CoreGraphics
import Foundation

/// Selection by code.
extension UICollectionView {
    /// Whether a touch may select an item.
    var selectsByTouch: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    /// Whether more than one item can be selected.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func select(_ item: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection || isEditing && allowsSelectionDuringEditing else { return }
        loadCounts()
        if !selectsSeveral || item == nil {
            for other in selection.rows where other != item { deselect(other) }
        }
        guard let item, contains(item) else { return }
        selection.select(item)
        shown.cell(item)?.isSelected = true
        if !scrollPosition.isEmpty { scroll(to: item, at: scrollPosition, animated: animated) }
    }

    func deselect(_ item: IndexPath) {
        guard selection.deselect(item) else { return }
        shown.cell(item)?.isSelected = false
    }

    func editingDidChange() {
        swiping?.close()
        for view in shown.views.values {
            guard let cell = view as? UICollectionViewCell else { continue }
            cell.setNeedsUpdateConfiguration()
            cell.editingDidChange()
        }
    }
}

/// Selection by touch. The delegate is called in UIKit's order.
extension UICollectionView {
    func beginSelection(_ touches: Set<UITouch>) {
        guard selectsByTouch, selection.touch == nil, touches.count == 1, let touch = touches.first, touch.isPrimary,
            let item = item(at: touch.location(in: self)), shown.cell(item) != nil
        else { return }
        selection.follow(touch)
        // The content may scroll under the finger. When the touched cell leaves, the collection view isn't in its
        // responder chain anymore and doesn't hear of the end of the touch.
        touch.whenOver { [weak self, unowned touch] in self?.cancelSelection([touch]) }
        guard delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true else { return }
        highlight(item)
    }

    func continueSelection(_ touches: Set<UITouch>) {
        guard selection.follows(touches), let highlighted = selection.highlighted, let touch = selection.touch else {
            return
        }
        if touch.isPointerDrag || item(at: touch.location(in: self)) != highlighted { cancelSelection(touches) }
    }

    func endSelection(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard selection.follows(touches) else { return }
        // The item is selected before the highlight ends, so that it doesn't flash in between.
        if let item = selection.highlighted, !extendSelection(to: item, with: modifiers) {
            selectAndPerformAction(item)
        }
        unhighlight()
        selection.endTouch()
    }

    func cancelSelection(_ touches: Set<UITouch>) {
        guard selection.follows(touches) else { return }
        unhighlight()
        selection.endTouch()
    }

    /// Activates an item like a touch, for a keyboard.
    ///
    /// - Parameter performsAction: Whether the primary action of the item is performed, too.
    func activate(_ item: IndexPath, performingAction performsAction: Bool = true) {
        guard selectsByTouch, contains(item), delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        performsAction ? selectAndPerformAction(item) : selectByTouch(item)
    }

    /// Selects or deselects an item that is touched or clicked while Shift, Control or Command is held.
    ///
    /// - Returns: Whether one of the keys changes what the touch means.
    private func extendSelection(to item: IndexPath, with modifiers: UIKeyModifierFlags) -> Bool {
        let takesRange = modifiers.contains(.shift)
        guard selectsSeveral, takesRange || !modifiers.isDisjoint(with: [.control, .command]) else { return false }
        guard takesRange, let anchor = selection.anchor, contains(anchor) else {
            selectByTouch(item)
            return true
        }
        let range = IndexPath.rows(from: anchor, through: item) { counts?[$0] ?? 0 }
        for next in range where contains(next) && !selection.rows.contains(next) {
            selectByTouch(next)
        }
        selection.setAnchor(anchor)
        return true
    }

    /// Selects an item, and performs its primary action unless it extends a selection or ends its own.
    private func selectAndPerformAction(_ item: IndexPath) {
        if let cell = shown.cell(item) as? UICollectionViewListCell, cell.togglesByTap {
            return cell.discloseOutline()
        }
        let isPrimary = !isEditing && (!selectsSeveral || selection.rows.isEmpty)
        selectByTouch(item)
        // The delegate may have deleted the item.
        guard isPrimary, let delegate, contains(item) else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: item)
    }

    func selectByTouch(_ item: IndexPath) {
        selection.setAnchor(item)
        if selectsSeveral, selection.rows.contains(item) {
            if delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true { deselectByTouch(item) }
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true, contains(item) else { return }
        if !selectsSeveral {
            for other in selection.rows.sorted() where other != item { deselectByTouch(other) }
        }
        selection.select(item)
        let cell = shown.cell(item)
        cell?.isSelected = true
        // A segue is performed before the delegate is called, while the item counts as selected (unverified).
        cell?.selectionAction?()
        delegate?.collectionView(self, didSelectItemAt: item)
    }

    private func deselectByTouch(_ item: IndexPath) {
        deselect(item)
        delegate?.collectionView(self, didDeselectItemAt: item)
    }

    private func highlight(_ item: IndexPath) {
        selection.highlight(item)
        shown.cell(item)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: item)
    }

    /// Ends the highlight of a touched item.
    func unhighlight() {
        guard let item = selection.highlighted else { return }
        selection.unhighlight()
        shown.cell(item)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: item)
    }
}
