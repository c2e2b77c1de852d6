import UIKit

/// The bar with the condition that the shown rows meet. It stays as long as rows are filtered.
final class FilterBar: BottomBar {
    /// Called when the condition has changed.
    var onText: (String) -> Void = { _ in }
    /// Called when the user is done with the field.
    var onReturn: () -> Void = {}

    init() {
        let field = BarField(symbol: "line.3.horizontal", placeholder: "Filter: text, regex, field=value, level>=warn")
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.onText(field.text ?? "") }, for: .editingChanged)
        field.onKey = { [weak self] key in
            guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter else { return false }
            self?.onReturn()
            return true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
