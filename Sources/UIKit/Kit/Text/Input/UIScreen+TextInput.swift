import CoreGraphics
import HostInterface

extension UIScreen {
    /// The place of the caret in the screen's coordinates, and the kind of the text; `nil` if the first responder
    /// accepts no text.
    var textInput: HostTextInput? {
        guard events.keyReceiver == nil, let input = firstResponder.current as? UIView & UIKeyInput,
            let window = input.window
        else { return nil }
        let traits = TextInputTraits(of: input)
        return HostTextInput(caret: caret(of: input, in: window), purpose: traits.purpose, hints: traits.hints)
    }

    private func caret(of input: UIView & UIKeyInput, in window: UIWindow) -> CGRect {
        guard let input = input as? UIView & UITextInput, let selected = input.selectedTextRange else {
            return input.convert(input.bounds, to: window)
        }
        return input.convert(input.caretRect(for: selected.end), to: window)
    }

    /// Delivers the text of an input method, committed or provisional, to the first responder.
    func deliver(_ text: HostText) {
        textInputHandler.deliver(text)
    }
}
