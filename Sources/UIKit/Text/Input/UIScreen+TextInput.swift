import CoreGraphics
import HostInterface

extension UIScreen {
    /// Where a caret waits for text, in points of the screen; `nil` if nothing waits for any.
    var textInputCaret: CGRect? {
        guard let input = FirstResponder.current as? UIView & UIKeyInput, let window = input.window else { return nil }
        guard let input = input as? UIView & UITextInput, let selected = input.selectedTextRange else {
            return input.convert(input.bounds, to: window)
        }
        return input.convert(input.caretRect(for: selected.end), to: window)
    }

    /// An input method has a text, or is about to.
    func deliver(_ text: HostText) {
        switch text {
        case .inserted(let text):
            (FirstResponder.current as? any UIKeyInput)?.insertText(text)
        case .marked(let text, let caret):
            let range = NSRange(location: caret, length: 0)
            (FirstResponder.current as? any UITextInput)?.setMarkedText(text, selectedRange: range)
        }
    }
}
