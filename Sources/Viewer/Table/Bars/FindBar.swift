import UIKit

/// The bar that finds text: what to find, the way to the next row and the one before, and which of how many this is.
final class FindBar: BottomBar {
    /// What is looked for is another text now.
    var onPattern: (String) -> Void = { _ in }
    /// Go to the next row that has it, or (`false`) to the one before.
    var onStep: (_ forward: Bool) -> Void = { _ in }

    init() {
        let field = BarField(symbol: "magnifyingglass", placeholder: "Find")
        super.init(field: field, symbols: ["chevron.up", "chevron.down"])
        setAction(ofButton: 0) { [weak self] in self?.onStep(false) }
        setAction(ofButton: 1) { [weak self] in self?.onStep(true) }
        field.addAction(UIAction { [weak self] _ in self?.onPattern(field.text ?? "") }, for: .editingChanged)
        field.onKey = { [weak self] key in self?.answer(key) ?? false }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func answer(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter else { return false }
        onStep(!key.modifierFlags.contains(.shift))
        return true
    }

    /// Shows how the search goes.
    func show(_ status: FindStatus) {
        field.setNote(status.note, color: status.isFailure ? .systemRed : .secondaryLabel)
        explain(status.explanation)
        setProgress(status.progress)
    }
}
