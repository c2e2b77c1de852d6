import CoreGraphics

extension UITextView: TextMenuSource {
    var allowsEditing: Bool { isEditable }
    var hasSelection: Bool { !edited.selection.isEmpty }

    func prepareForMenu(at location: CGPoint?) -> Bool {
        guard isSelectable, becomeFirstResponder() else { return false }
        menuPart = isEditable ? nil : location.flatMap(part(at:))
        guard menuPart == nil else { return true }
        guard let place = location.map(offset(at:)), !edited.selection.contains(place) else { return true }
        // A menu beside the selection is for the word or the place under the pointer.
        if isEditable { select(place..<place) } else { select(edited.content.word(at: place)) }
        return true
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? {
        if let menuPart, let menu = menu(of: menuPart) { return menu }
        menuPart = nil
        return delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: commands)
    }

    func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        guard let menuPart else {
            delegate?.textView(self, willPresentEditMenuWith: animator)
            return
        }
        guard let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        delegate?.textView(self, textItemMenuWillDisplayFor: menuPart.item, animator: animator)
    }

    func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        guard let menuPart else {
            delegate?.textView(self, willDismissEditMenuWith: animator)
            return
        }
        guard let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        delegate?.textView(self, textItemMenuWillEndFor: menuPart.item, animator: animator)
    }
}
