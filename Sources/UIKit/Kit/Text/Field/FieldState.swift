import Foundation

/// A state of a field that a step of undo leads to.
struct FieldState {
    var text: EditableText
    /// The text with attributes of its own; `nil` if all characters have the field's.
    var attributes: NSAttributedString?
}

/// The changes of a field that can be undone.
extension UITextField {
    private var undoState: FieldState { FieldState(text: edited.unmarked, attributes: look.attributes.text) }

    /// Records the text before a change.
    func record(by typing: Typing? = nil) {
        history.willChange(from: undoState, by: typing)
    }

    func undo() {
        step(to: history.undo(from: undoState))
    }

    func redo() {
        step(to: history.redo(from: undoState))
    }

    private func step(to other: FieldState?) {
        guard let other else { return }
        clearing.onInsertion = false
        setEdited(other.text, attributes: other.attributes)
        textDidChange()
    }

    /// Gives the recorded texts the attributes of the field, as the present text.
    func removeRecordedAttributes() {
        history.update { $0.attributes = nil }
    }
}
