import Reader
import UIKit

/// The bar that finds text: a field for the pattern, buttons for the next row and the previous one, and the number of
/// matches.
final class FindBar: BottomBar {
    /// Called when the pattern has changed.
    var onPattern: (String) -> Void = { _ in }
    /// Called when the user asks for the next row with a match, or (`false`) for the previous one.
    var onStep: (_ forward: Bool) -> Void = { _ in }

    /// Called when the user returns to the rows.
    var onAccept: () -> Void = {}
    /// Whether the return key leads back to the rows, and not to the next match.
    var returnsFocus = false

    private var announced = ""

    init() {
        let field = BarField(symbol: "magnifyingglass", placeholder: "Find")
        super.init(field: field, symbols: ["chevron.up", "chevron.down"])
        setAction(ofButton: 0, named: "Previous match") { [weak self] in self?.onStep(false) }
        setAction(ofButton: 1, named: "Next match") { [weak self] in self?.onStep(true) }
        field.addAction(UIAction { [weak self] _ in self?.takeText() }, for: .editingChanged)
        field.onKey = { [weak self] key in self?.answer(key) ?? false }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func takeText() { onPattern(field.text ?? "") }

    private func answer(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter else { return false }
        let isShifted = key.modifierFlags.contains(.shift)
        if returnsFocus, !isShifted { onAccept() } else { onStep(!isShifted) }
        return true
    }

    /// Shows the status of the search.
    func show(_ status: FindStatus) {
        field.setNote(status.note, color: status.isFailure ? RolePalette.color(.error) : RolePalette.secondary)
        explain(status.explanation)
        setProgress(status.progress)
        announce(status)
    }

    /// Tells assistive technologies the result of a search. Notes of a search in progress would interrupt the reader.
    private func announce(_ status: FindStatus) {
        guard status.progress == nil, status.note != announced else { return }
        announced = status.note
        guard !status.note.isEmpty else { return }
        let text = [status.note, status.explanation].compactMap { $0 }.joined(separator: ", ")
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
