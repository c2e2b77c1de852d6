import CoreGraphics
import QuartzCore

/// The appearance of selected and highlighted cells.
extension UITableViewCell {
    func updateSelectionAppearance(animated: Bool) {
        table?.selectionAppearanceDidChange(of: self)
        // A background configuration has its own color for the selection.
        let shows =
            (isSelected || isHighlighted) && selectionStyle != .none && configurations.background.configuration == nil
        texts.setHighlighted(shows)
        editing.control?.isChecked = isSelected
        if shows {
            let background = selectionBackground ?? SelectionBackground(of: self)
            selectionBackground = background
            let several = table?.selectsSeveral == true ? multipleSelectionBackgroundView : nil
            background.show(several ?? selectedBackgroundView, animated: animated)
        } else {
            selectionBackground?.hide(animated: animated)
        }
    }

    func replaceBackgroundView(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Tells the cell what happens to its row in a drag.
    func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != dragState else { return }
        dragState = state
        configurationStateDidChange()
        dragStateDidChange(DragState(state))
    }

    /// Resets the state of the row that the cell showed.
    func resetForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        resetEditing()
        dragState = .none
        configurations.needsUpdate = true
        endMotion()
    }

    /// Removes what a motion sets in a cell that has left the screen.
    func endMotion() {
        // Property animators must neither move the cell nor set values when they end.
        AnimatorChanges.forgetChanges(inside: layer)
        layer.removeAnimationsInTree()
        alpha = 1
        isHidden = false
        keepsLayout = false
        contentHeightInMotion = nil
    }
}
