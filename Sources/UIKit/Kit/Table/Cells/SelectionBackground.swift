import CoreGraphics
import QuartzCore

/// The view behind the content of a selected or highlighted cell, and its fade.
@MainActor
final class SelectionBackground {
    /// The view in the cell; `nil` if there is none.
    private(set) var view: UIView?
    private unowned let cell: UITableViewCell

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// Shows the client's view or, if there is none, a gray one.
    func show(_ client: UIView?, animated: Bool) {
        let shown = client ?? view ?? makeView()
        if shown.superview !== cell || shown !== view {
            view?.removeFromSuperview()
            cell.insertSubview(shown, at: cell.backgroundView == nil ? 0 : 1)
            view = shown
        }
        shown.frame = cell.bounds
        if animated {
            UIView.animate(withDuration: TableMetrics.deselectionDuration) { shown.alpha = 1 }
        } else {
            UIView.performWithoutAnimation { shown.alpha = 1 }
        }
    }

    func hide(animated: Bool) {
        guard let hidden = view, hidden.superview === cell else { return }
        guard animated else { return removeView() }
        UIView.animate(withDuration: TableMetrics.deselectionDuration, delay: 0, options: .allowUserInteraction) {
            hidden.alpha = 0
        } completion: { [weak self] _ in
            // The cell may have been selected again during the fade, and then needs the view.
            guard let self, !cell.isSelected, !cell.isHighlighted, view === hidden else { return }
            removeView()
        }
    }

    /// Places the view behind the whole cell.
    func place() {
        view?.frame = cell.bounds
    }

    private func removeView() {
        view?.removeFromSuperview()
        view = nil
    }

    private func makeView() -> UIView {
        let view = UIView(frame: cell.bounds)
        view.backgroundColor = Looks.selectedRow.color
        view.isUserInteractionEnabled = false
        return view
    }
}
