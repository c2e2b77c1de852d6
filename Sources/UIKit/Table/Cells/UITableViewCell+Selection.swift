import CoreGraphics
import QuartzCore

/// The appearance of selected and highlighted cells.
extension UITableViewCell {
    func updateSelectionLook(animated: Bool) {
        let shows = (isSelected || isHighlighted) && selectionStyle != .none
        texts.setHighlighted(shows)
        guard shows else {
            hideSelectionGround(animated: animated)
            return
        }
        let ground = selectedBackgroundView ?? selectionGround ?? makeSelectionGround()
        if ground.superview !== self || ground !== selectionGround {
            selectionGround?.removeFromSuperview()
            insertSubview(ground, at: backgroundView == nil ? 0 : 1)
            selectionGround = ground
        }
        ground.frame = bounds
        fade(ground, to: 1, animated: animated)
    }

    func replaceGround(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Resets the state of the row that the cell showed.
    func resetForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        // Property animators of the old row must neither move the cell nor set values when they end.
        AnimatorChanges.forgetChanges(inside: layer)
        layer.removeAnimationsInTree()
        alpha = 1
        isHidden = false
        keepsLayout = false
        contentHeightInMotion = nil
    }

    private func hideSelectionGround(animated: Bool) {
        guard let ground = selectionGround, ground.superview === self else { return }
        guard animated else {
            ground.removeFromSuperview()
            selectionGround = nil
            return
        }
        UIView.animate(withDuration: TableMetrics.deselectionDuration, delay: 0, options: .allowUserInteraction) {
            ground.alpha = 0
        } completion: { [weak self] _ in
            // The cell may have been selected again during the fade, and then needs the view.
            guard let self, !isSelected, !isHighlighted, selectionGround === ground else { return }
            ground.removeFromSuperview()
            selectionGround = nil
        }
    }

    private func fade(_ ground: UIView, to alpha: CGFloat, animated: Bool) {
        if animated {
            UIView.animate(withDuration: TableMetrics.deselectionDuration) { ground.alpha = alpha }
        } else {
            UIView.performWithoutAnimation { ground.alpha = alpha }
        }
    }

    private func makeSelectionGround() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        return view
    }
}
