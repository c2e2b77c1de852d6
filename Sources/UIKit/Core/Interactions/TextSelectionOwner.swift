/// An interaction that has selected text, or can select some.
@preconcurrency @MainActor
protocol TextSelectionOwner: AnyObject {
    /// Handles a key that nothing else handled, such as Control and C.
    ///
    /// - Returns: Whether the key was handled.
    func answerSelection(_ press: UIPress) -> Bool
}

extension UIScreen {
    /// Lets the owner of the selected text handle a key, or else the first one that can select some: around the focus,
    /// and then in the key window.
    func answerSelection(_ press: UIPress) -> Bool {
        guard press.phase == .began || press.phase == .changed, press.key != nil, events.keyReceiver == nil else {
            return false
        }
        if let owner = events.selectionOwner, owner.answerSelection(press) { return true }
        let focused = focusSystem.focusedView ?? focusSystem.focusedKeeper
        let around = focused?.withSuperviews.lazy.compactMap(\.textSelectionOwner).first
        let owner = around ?? windows.last(where: \.isKeyWindow).flatMap(Self.owner)
        guard let owner, owner !== events.selectionOwner else { return false }
        return owner.answerSelection(press)
    }

    private static func owner(in view: UIView) -> (any TextSelectionOwner)? {
        guard !view.isHidden else { return nil }
        if let owner = view.textSelectionOwner { return owner }
        for child in view.children.reversed() {
            if let owner = owner(in: child) { return owner }
        }
        return nil
    }
}

extension UIView {
    fileprivate var textSelectionOwner: (any TextSelectionOwner)? {
        rare?.interactions.lazy.compactMap { $0 as? any TextSelectionOwner }.first
    }
}
