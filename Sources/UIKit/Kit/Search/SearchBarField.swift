/// The text field of a search bar, which asks the bar's delegate before editing begins and ends.
final class SearchBarField: UISearchTextField {
    weak var bar: UISearchBar?

    override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard let bar, canBecomeFirstResponder else { return super.becomeFirstResponder() }
        return (bar.delegate?.searchBarShouldBeginEditing(bar) ?? true) && super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        guard isFirstResponder, let bar else { return super.resignFirstResponder() }
        // Outside a window the field must resign, so the delegate is not asked.
        let mustResign = window == nil || nearestScreen.firstResponder.isForced
        return (mustResign || bar.delegate?.searchBarShouldEndEditing(bar) ?? true) && super.resignFirstResponder()
    }

    override func tokensDidChange() {
        super.tokensDidChange()
        bar?.tokensDidChange()
    }

    /// The Escape key cancels the search, or else clears the text.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.key?.keyCode != .keyboardEscape || bar?.escape() != true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}
