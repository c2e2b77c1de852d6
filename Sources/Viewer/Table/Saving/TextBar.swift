import UIKit

/// A bar that asks for a text, such as a name.
final class TextBar: BottomBar {
    /// Called with the text that the user enters.
    var onText: (String) -> Void = { _ in }
    /// Whether an empty text is taken, too.
    var acceptsNothing = false

    init(symbol: String, placeholder: String) {
        let field = BarField(symbol: symbol, placeholder: placeholder)
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.explain(nil) }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func submit() {
        let text = field.text ?? ""
        if !text.isEmpty || acceptsNothing { onText(text) }
    }
}
