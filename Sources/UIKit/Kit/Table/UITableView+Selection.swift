import CoreGraphics
import Foundation
import QuartzCore

/// Selection by code.
extension UITableView {
    func select(_ row: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadIfNeeded()
        if !selectsSeveral || row == nil {
            for other in selection.rows where other != row { deselect(other, animated: animated) }
        }
        guard let row, contains(row) else { return }
        let isNew = selection.select(row)
        shownCell(at: row)?.setSelected(true, animated: animated)
        if isNew { postSelectionDidChange() }
        if scrollPosition != .none { scroll(to: row, at: scrollPosition, animated: animated) }
    }

    func deselect(_ row: IndexPath, animated: Bool) {
        guard selection.deselect(row) else { return }
        shownCell(at: row)?.setSelected(false, animated: animated)
        postSelectionDidChange()
    }

    fileprivate func postSelectionDidChange() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}

/// Selection by touch. The delegate is called in UIKit's order.
extension UITableView {
    func beginSelection(_ touches: Set<UITouch>) {
        if let touch = touches.first, editing.swiping.take(touch) { return }
        guard selectsByTouch, selection.touch == nil, touches.count == 1, let touch = touches.first, touch.isPrimary,
            let row = indexPathForRow(at: touch.location(in: self)), shownCell(at: row) != nil,
            isTouchable(row, by: touch)
        else { return }
        selection.follow(touch)
        // The content may scroll under the finger. When the touched cell leaves the table, the table isn't in its
        // responder chain anymore and doesn't hear of the end of the touch.
        touch.whenOver { [weak self, unowned touch] in self?.cancelSelection([touch]) }
        guard delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
        highlight(row)
    }

    func continueSelection(_ touches: Set<UITouch>) {
        guard selection.follows(touches), let highlighted = selection.highlighted, let touch = selection.touch else {
            return
        }
        if touch.isPointerDrag || indexPathForRow(at: touch.location(in: self)) != highlighted {
            cancelSelection(touches)
        }
    }

    func endSelection(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard selection.follows(touches) else { return }
        let row = selection.highlighted
        unhighlight()
        // The delegate may have deleted the row.
        if let row, contains(row) {
            keepingInPlace(row) {
                if !multipleSelection.extend(to: row, with: modifiers) { selectAndPerformAction(row) }
            }
        }
        selection.endTouch()
    }

    func cancelSelection(_ touches: Set<UITouch>) {
        guard selection.follows(touches) else { return }
        unhighlight()
        selection.endTouch()
    }

    /// Activates a row like a touch, for a keyboard or assistive technology.
    ///
    /// - Parameter performsAction: Whether the primary action of the row is performed, too.
    func activate(_ row: IndexPath, performingAction performsAction: Bool = true) {
        guard selectsByTouch, contains(row), delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
        else { return }
        keepingInPlace(row) { performsAction ? selectAndPerformAction(row) : selectByTouch(row) }
    }

    /// Runs a closure during which updates keep a row in its position on the screen, instead of the first visible one.
    package func keepingInPlace(_ row: IndexPath, _ body: () -> Void) {
        places.touch(row)
        body()
        places.endTouch()
    }

    /// Selects a row, and performs its primary action unless it extends a selection or ends its own.
    private func selectAndPerformAction(_ row: IndexPath) {
        let isPrimary = !selectsSeveral || selection.rows.isEmpty
        selectByTouch(row)
        // The delegate may have deleted the row.
        guard isPrimary, let delegate, contains(row),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: row)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: row)
    }

    func selectByTouch(_ row: IndexPath) {
        selection.setAnchor(row)
        if selectsSeveral, selection.rows.contains(row) {
            deselectByTouch(row)
            return
        }
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: row) }) ?? row, contains(chosen)
        else { return }
        if !selectsSeveral {
            for other in selection.rows.sorted() where other != chosen { deselectByTouch(other) }
        }
        let isNew = selection.select(chosen)
        // The highlight ends before the delegate is called, so that a client that deselects the row in
        // `didSelectRowAt` sees the selection fade.
        shownCell(at: chosen)?.setSelected(true, animated: false)
        if let cell = shownCell(at: row), cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        if isNew { postSelectionDidChange() }
        // A segue is performed before the delegate is called, while the row counts as selected (unverified).
        shownCell(at: chosen)?.selectionAction?()
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    func deselectByTouch(_ row: IndexPath) {
        guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: row) }) ?? row else { return }
        deselect(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    private func highlight(_ row: IndexPath) {
        selection.highlight(row)
        shownCell(at: row)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row)
    }

    /// Ends the highlight of a touched row.
    func unhighlight() {
        guard let row = selection.highlighted else { return }
        selection.unhighlight()
        if let cell = shownCell(at: row), cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        delegate?.tableView(self, didUnhighlightRowAt: row)
    }
}
