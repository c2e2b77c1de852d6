import CoreGraphics

/// Selection with touches and the pointer.
extension UITextField {
    /// Begins a selection. The pointer, or a finger while the field is being edited, sets the caret at once. A
    /// finger that may still turn out to scroll sets it when it is lifted.
    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
        drag.end()
        if touch.type == .indirectPointer || isEditing { startSelection(touch, event) }
    }

    func continueSelecting(_ touch: UITouch) {
        guard isEditing, let ends = drag.ends(at: offset(at: touch.location(in: self)), in: edited) else { return }
        select(from: ends.anchor, to: ends.focus)
    }

    func endSelecting(_ touch: UITouch?, _ event: UIEvent?) {
        if let touch, touch.tapCount > 0, isTouchInside, !isEditing { startSelection(touch, event) }
        drag.end()
    }

    /// Pastes the text that was selected last, in whatever app, at the place of a middle click.
    func pasteSelection(at touch: UITouch) {
        guard isEnabled, becomeFirstResponder() else { return }
        layoutIfNeeded()
        let place = offset(at: touch.location(in: self))
        Clipboard.readSelection { [weak self] text in
            guard let self, isEditing, let text, !text.isEmpty else { return }
            change(place..<place, to: text.singleLine)
        }
    }

    private func startSelection(_ touch: UITouch, _ event: UIEvent?) {
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let place = offset(at: touch.location(in: self))
        switch touch.tapCount {
        case ...1 where event?.modifierFlags.contains(.shift) ?? false: select(from: edited.anchor, to: place)
        case ...1: select(from: place, to: place)
        case 2:
            let word = edited.word(at: place)
            select(from: word.lowerBound, to: word.upperBound)
        default: selectAll(self)
        }
        drag.begin(touch.tapCount > 1 ? edited.selection : edited.anchor..<edited.anchor)
    }

    /// Returns the caret offset that is closest to a point of the field.
    func offset(at point: CGPoint) -> Int {
        edited.aligned(textView.offset(atX: point.x - textView.frame.minX))
    }
}
