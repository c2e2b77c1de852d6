import UIKit

/// Takes the keyboard away from what folds. A user would otherwise go on typing into a view that isn't on the screen.
@MainActor
enum FoldedFocus {
    /// Ends editing in a cell that was laid out for its new level, if nothing is left of the view that is edited.
    static func leave(_ cell: UITableViewCell) {
        guard let responder = firstResponder(in: cell.contentView), !isVisible(responder, in: cell) else { return }
        responder.resignFirstResponder()
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for child in view.subviews {
            if let responder = firstResponder(in: child) { return responder }
        }
        return nil
    }

    /// Returns whether a part of a view is left in its cell: no view around it is hidden, or clips all of it.
    ///
    /// The content view counts as if it clipped, since the next row begins where it ends.
    private static func isVisible(_ view: UIView, in cell: UITableViewCell) -> Bool {
        var part = view.bounds
        var current = view
        while current !== cell {
            guard !current.isHidden, current.alpha > 0.01, part.width > 0.5, part.height > 0.5 else { return false }
            if current.clipsToBounds || current === cell.contentView { part = part.intersection(current.bounds) }
            guard !part.isNull, part.height > 0.5, let superview = current.superview else { return false }
            part = current.convert(part, to: superview)
            current = superview
        }
        return true
    }
}
