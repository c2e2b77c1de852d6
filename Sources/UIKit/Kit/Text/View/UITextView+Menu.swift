import CoreGraphics

extension UITextView: TextMenuSource {
    var allowsEditing: Bool { isEditable }
    var hasSelection: Bool { !edited.selection.isEmpty }

    func prepareForMenu(at location: CGPoint?) -> Bool {
        guard isSelectable, becomeFirstResponder() else { return false }
        menuLink = isEditable ? nil : location.flatMap(link(at:))
        guard menuLink == nil else { return true }
        guard let place = location.map(offset(at:)), !edited.selection.contains(place) else { return true }
        // A menu beside the selection is for the word or the place under the pointer.
        if isEditable { select(place..<place) } else { select(edited.content.word(at: place)) }
        return true
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? {
        if let menuLink { return menu(of: menuLink) }
        return delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: commands)
    }

    func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
