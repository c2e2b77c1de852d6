import Foundation

/// An object that a text input tells of changes that the text system didn't make, such as those of an app.
///
/// The text system is the delegate of a text input while it uses it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called after the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called after the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
