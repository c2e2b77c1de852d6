/// Shows suggestions while a search field is edited.
@MainActor
final class SearchSuggestions {
    private unowned let field: UISearchTextField
    private(set) var list: SuggestionList?

    /// The suggestions of the field.
    var own: [any UISearchSuggestion]? {
        didSet { update() }
    }

    /// The suggestions of a search controller, which take precedence, and what it does with a choice.
    var ofController: (suggestions: [any UISearchSuggestion], choose: (any UISearchSuggestion) -> Void)? {
        didSet { update() }
    }

    init(_ field: UISearchTextField) {
        self.field = field
    }

    /// Shows the present suggestions, or none if the field isn't edited.
    func update() {
        list?.removeFromSuperview()
        list = nil
        let shown = ofController?.suggestions ?? own ?? []
        guard field.isEditing, !shown.isEmpty else { return }
        let list = SuggestionList(shown) { [weak self] in self?.choose($0) }
        self.list = list
        list.place(below: field)
    }

    /// The suggestions disappear until there are new ones.
    private func choose(_ suggestion: any UISearchSuggestion) {
        list?.removeFromSuperview()
        list = nil
        guard let ofController else {
            (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
            return
        }
        ofController.choose(suggestion)
    }

    /// Handles a key that moves through the list or chooses from it.
    func handles(_ press: UIPress) -> Bool {
        guard let list, let key = press.key else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: list.move(forward: true)
        case .keyboardUpArrow: list.move(forward: false)
        case .keyboardReturnOrEnter, .keypadEnter: return list.chooseCurrent()
        default: return false
        }
        return true
    }
}
