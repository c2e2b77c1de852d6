import UIKit

/// Takes the keyboard away from what folds. A user would otherwise go on typing into a view that isn't on the screen.
@MainActor
enum FoldedFocus {
    /// Ends editing in a cell that was laid out for its new level, if the insertion point is hidden. Of a view without
    /// one, half of the view counts.
    static func leave(_ cell: any RowCell) {
        guard let responder = firstResponder(in: cell.contentView), !isVisible(responder, in: cell) else { return }
        responder.resignFirstResponder()
    }

    /// Returns the first responder in a view.
    static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for child in view.subviews {
            if let responder = firstResponder(in: child) { return responder }
        }
        return nil
    }

    /// Returns the insertion point, or the end of the selection, of a text in the coordinates of its view.
    static func caret(in view: UIView) -> CGRect? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        let caret = input.caretRect(for: range.end)
        guard !caret.isNull, !caret.isInfinite, caret.height > 0 else { return nil }
        return caret
    }

    /// Returns whether the place of a view at which the user types is left in its cell: no view around it is hidden, or
    /// clips half of it.
    ///
    /// The content view counts as if it clipped, since the next row begins where it ends.
    private static func isVisible(_ view: UIView, in cell: any RowCell) -> Bool {
        var part = view.bounds
        // A text that scrolls by itself may have scrolled its insertion point away.
        if let caret = caret(in: view), caret.minY >= part.minY - 0.5, caret.maxY <= part.maxY + 0.5 {
            part = CGRect(x: part.minX, y: caret.minY, width: part.width, height: caret.height)
        }
        let least = max(part.height / 2, 0.5)
        var current = view
        while current !== cell {
            guard !current.isHidden, current.alpha > 0.01, part.width > 0.5 else { return false }
            if current.clipsToBounds || current === cell.contentView { part = part.intersection(current.bounds) }
            guard !part.isNull, part.height >= least, let superview = current.superview else { return false }
            part = current.convert(part, to: superview)
            current = superview
        }
        return true
    }
}
