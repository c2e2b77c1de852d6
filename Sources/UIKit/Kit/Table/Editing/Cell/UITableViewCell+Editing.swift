import CoreGraphics

/// The editing mode of a cell.
extension UITableViewCell {
    /// Takes the controls of the row from the table, for the next change of `isEditing`.
    func take(_ controls: CellControls, isMovable: Bool) {
        showsReorderControl = isMovable
        guard controls != editing.controls else { return }
        editing.controls = controls
        if editing.isOn { replaceControl(animated: false) }
        setNeedsLayout()
    }

    /// Begins or ends the editing of the row.
    func changeEditing(_ isOn: Bool, animated: Bool) {
        guard isOn != editing.isOn else { return }
        var next = editing
        next.isOn = isOn
        let mask = next.stateMask
        willTransition(to: mask)
        let animates = animated && window != nil && UIView.areAnimationsEnabled
        // The controls come from beside the row, so their places before the motion are those without editing.
        let gone = editing.shownControls
        if isOn { addControls() }
        editing.isOn = isOn
        accessoryChanged(animated: animates)
        let change = {
            for view in gone { view.alpha = 0 }
            for view in self.editing.shownControls where isOn { view.alpha = 1 }
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        let finish = { [weak self] in
            guard let self else { return }
            if !editing.isOn { removeControls(gone) }
            didTransition(to: mask)
        }
        guard animates else {
            UIView.performWithoutAnimation(change)
            return finish()
        }
        UIView.animate(withDuration: EditingMetrics.duration, delay: 0, options: .allowUserInteraction) {
            change()
        } completion: { _ in
            finish()
        }
    }

    /// Adds the controls at the places from which they come in.
    private func addControls() {
        UIView.performWithoutAnimation {
            replaceControl(animated: true)
            if showsReorderControl, editing.grip == nil { addGrip() }
            placeControls()
        }
    }

    /// Replaces the control by the one for the row's style.
    private func replaceControl(animated: Bool) {
        editing.control?.removeFromSuperview()
        editing.control = nil
        guard editing.controls.isShown else { return }
        let made = EditControl(editing.controls, tint: tintColor)
        made.isChecked = isSelected
        made.alpha = animated ? 0 : 1
        made.onPress = { [weak self] in
            if let self { table?.editControlWasPressed(in: self) }
        }
        addSubview(made)
        editing.control = made
    }

    private func addGrip() {
        let made = ReorderControl(self)
        made.alpha = 0
        addSubview(made)
        editing.grip = made
    }

    private func removeControls(_ views: [UIView]) {
        for view in views { view.removeFromSuperview() }
        editing.releaseControls(views)
    }

    /// Adds or removes the reordering control of a row that is edited already.
    func reorderControlChanged() {
        guard editing.isOn else { return }
        if editing.showsReorderControl, editing.grip == nil {
            addGrip()
            editing.grip?.alpha = 1
        } else if !editing.showsReorderControl {
            editing.grip?.removeFromSuperview()
            editing.grip = nil
        }
        setNeedsLayout()
    }

    /// Places the controls, beside the row while it isn't edited.
    func placeControls() {
        if let control = editing.control {
            let scale = systemPartScale
            let size = CGSize(
                width: EditingMetrics.controlSize.width * scale,
                height: EditingMetrics.controlSize.height * scale
            )
            let inset = editing.isOn ? contentInsets.leading : -EditingMetrics.indentation(scale: scale)
            let x = EditingMetrics.controlLeading + inset
            let y = ((bounds.height - size.height) / 2).rounded()
            control.frame = placed(CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        if let grip = editing.grip {
            // While it is not shown, it is as far outside as the content is wider.
            let x = bounds.width - (editing.isOn ? endExtent : 0)
            let width = EditingMetrics.gripWidth * systemPartScale
            grip.frame = placed(CGRect(x: x, y: 0, width: width, height: bounds.height))
        }
        if let actions = editing.actions {
            actions.frame = actions.frame(in: bounds, distance: editing.distance)
            actions.layoutIfNeeded()
        }
    }

    /// Returns the frame of a part in the layout direction, moved with the row.
    func placed(_ frame: CGRect) -> CGRect {
        (isRightToLeft ? mirrored(frame) : frame).offsetBy(dx: editing.shift, dy: 0)
    }

    // MARK: Actions

    /// Adds actions beside the row.
    func showActions(_ actions: SwipeActionsView) {
        var next = editing
        next.actions = actions
        let changes = next.stateMask != editing.stateMask
        if changes { willTransition(to: next.stateMask) }
        editing.actions?.removeFromSuperview()
        editing.actions = actions
        UIView.performWithoutAnimation {
            addSubview(actions)
            placeControls()
        }
        if changes { didTransition(to: editing.stateMask) }
    }

    /// Removes actions from the row.
    func removeActions(_ actions: SwipeActionsView) {
        actions.removeFromSuperview()
        guard editing.actions === actions else { return }
        var next = editing
        next.actions = nil
        let changes = next.stateMask != editing.stateMask
        if changes { willTransition(to: next.stateMask) }
        editing.actions = nil
        if changes { didTransition(to: editing.stateMask) }
    }

    /// Moves the row for its actions, in the direction 1 or -1.
    func setSwipe(distance: CGFloat, direction: CGFloat) {
        editing.distance = distance
        editing.shift = distance * direction
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Resets the state of the row that the cell showed.
    func resetEditing() {
        let client = (editing.accessoryType, editing.accessoryView)
        for view in editing.shownControls { view.removeFromSuperview() }
        editing.actions?.removeFromSuperview()
        let wasOn = editing.isOn
        editing = CellEditing()
        (editing.accessoryType, editing.accessoryView) = client
        if wasOn { accessoryChanged() }
        setNeedsLayout()
    }
}
