import CoreGraphics

extension UITextView: TextMenuSource {
    var allowsEditing: Bool { isEditable }
    var hasSelection: Bool { !edited.selection.isEmpty }

    func prepareForMenu(at location: CGPoint) -> Bool {
        guard isSelectable, becomeFirstResponder() else { return false }
        let place = offset(at: location)
        // A menu beside the selection is for the word or the place under the pointer.
        if !edited.selection.contains(place) {
            if isEditable { select(place..<place) } else { select(edited.content.word(at: place)) }
        }
        return true
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? {
        guard let delegate else { return UIMenu(children: commands) }
        return delegate.textView(self, editMenuForTextIn: selectedRange, suggestedActions: commands)
    }
}
