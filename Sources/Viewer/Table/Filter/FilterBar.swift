import UIKit

/// The bar with the condition that the shown rows meet. It stays as long as rows are filtered.
final class FilterBar: BottomBar {
    /// Called when the condition has changed.
    var onText: (String) -> Void = { _ in }
    /// Called when the user is done with the field.
    var onReturn: () -> Void = {}
    /// Called when the user wants an older condition (`true`) or a newer one.
    var onStep: (Bool) -> Void = { _ in }

    init() {
        let field = BarField(symbol: "line.3.horizontal", placeholder: "Filter: text, regex, field=value, level>=warn")
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.takeText() }, for: .editingChanged)
        field.onKey = { [weak self] key in
            // With Shift, arrows select text.
            let isPlain = key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
            switch key.keyCode {
            case .keyboardReturnOrEnter, .keypadEnter: self?.onReturn()
            case .keyboardUpArrow where isPlain: self?.onStep(true)
            case .keyboardDownArrow where isPlain: self?.onStep(false)
            default: return false
            }
            return true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func takeText() { onText(field.text ?? "") }
}
