/// A responder that text can be typed into while it is the first one.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Puts a text in the place of the selection, as if it had been typed.
    func insertText(_ text: String)

    /// Takes the selection away, or else the character in front of the caret.
    func deleteBackward()
}
