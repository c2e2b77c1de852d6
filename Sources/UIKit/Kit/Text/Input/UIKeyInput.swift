/// A responder that accepts typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Replaces the selection with a text, as if it had been typed.
    func insertText(_ text: String)

    /// Deletes the selection or, if it is empty, the character before the caret.
    func deleteBackward()
}
