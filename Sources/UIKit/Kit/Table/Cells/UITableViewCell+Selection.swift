import CoreGraphics
import QuartzCore

/// The appearance of selected and highlighted cells.
extension UITableViewCell {
    func updateSelectionAppearance(animated: Bool) {
        // A background configuration has its own color for the selection.
        let shows =
            (isSelected || isHighlighted) && selectionStyle != .none && configurations.background.configuration == nil
        texts.setHighlighted(shows)
        editing.control?.isChecked = isSelected
        guard shows else {
            hideSelectionBackground(animated: animated)
            return
        }
        let ground = selectedBackgroundView ?? selectionBackground ?? makeSelectionBackground()
        if ground.superview !== self || ground !== selectionBackground {
            selectionBackground?.removeFromSuperview()
            insertSubview(ground, at: backgroundView == nil ? 0 : 1)
            selectionBackground = ground
        }
        ground.frame = bounds
        fade(ground, to: 1, animated: animated)
    }

    func replaceBackgroundView(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Resets the state of the row that the cell showed.
    func resetForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        resetEditing()
        configurations.needsUpdate = true
        // Property animators of the old row must neither move the cell nor set values when they end.
        AnimatorChanges.forgetChanges(inside: layer)
        layer.removeAnimationsInTree()
        alpha = 1
        isHidden = false
        keepsLayout = false
        contentHeightInMotion = nil
    }

    private func hideSelectionBackground(animated: Bool) {
        guard let ground = selectionBackground, ground.superview === self else { return }
        guard animated else {
            ground.removeFromSuperview()
            selectionBackground = nil
            return
        }
        UIView.animate(withDuration: TableMetrics.deselectionDuration, delay: 0, options: .allowUserInteraction) {
            ground.alpha = 0
        } completion: { [weak self] _ in
            // The cell may have been selected again during the fade, and then needs the view.
            guard let self, !isSelected, !isHighlighted, selectionBackground === ground else { return }
            ground.removeFromSuperview()
            selectionBackground = nil
        }
    }

    private func fade(_ ground: UIView, to alpha: CGFloat, animated: Bool) {
        if animated {
            UIView.animate(withDuration: TableMetrics.deselectionDuration) { ground.alpha = alpha }
        } else {
            UIView.performWithoutAnimation { ground.alpha = alpha }
        }
    }

    private func makeSelectionBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        return view
    }
}
