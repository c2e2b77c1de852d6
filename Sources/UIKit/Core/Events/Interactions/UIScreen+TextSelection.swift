extension UIScreen {
    /// Lets the view with the selected text handle a key that nothing else handled, such as Control and C, or else the
    /// first view that can select some: around the focus, and then in the key window.
    func answerSelection(_ press: UIPress) -> Bool {
        guard press.phase == .began || press.phase == .changed, press.key != nil, events.keyReceiver == nil else {
            return false
        }
        let owner = events.selectionOwner
        if let owner, owner.answerSelection(press) { return true }
        let focused = focusSystem.focusedView ?? focusSystem.focusedKeeper
        let around = focused?.withSuperviews.first(where: \.selectsText)
        guard let other = around ?? windows.last(where: \.isKeyWindow)?.firstViewThatSelectsText, other !== owner
        else { return false }
        return other.answerSelection(press)
    }
}

extension UIView {
    /// Sets what an interaction that selects text in the view does with keys that nothing else handled: it returns
    /// whether it handles one.
    func setSelectionKeyHandler(_ handler: ((UIPress) -> Bool)?) {
        guard handler != nil || selectsText else { return }
        updateUncommonProperties { $0.selectionKeyHandler = handler }
    }

    fileprivate var selectsText: Bool { rare?.selectionKeyHandler != nil }

    fileprivate func answerSelection(_ press: UIPress) -> Bool { rare?.selectionKeyHandler?(press) ?? false }

    fileprivate var firstViewThatSelectsText: UIView? {
        guard !isHidden else { return nil }
        return selectsText ? self : children.reversed().lazy.compactMap(\.firstViewThatSelectsText).first
    }
}
