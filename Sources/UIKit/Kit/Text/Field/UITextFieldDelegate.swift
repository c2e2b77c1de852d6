import Foundation

/// Methods that control the editing of a text field and are notified of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns whether editing may end. `true` by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after editing ended, unless the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called after editing ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns whether the user may replace a range, in UTF-16 units, with a string. `true` by default.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Called after the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Returns whether the clear button may clear the text. `true` by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Returns whether Return sends `.editingDidEndOnExit` and `.primaryActionTriggered`. `true` by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Returns the edit menu for a range of the text, in UTF-16 units. `nil`, the default, is a menu of the suggested
    /// actions, and an empty menu prevents that one opens.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu appears.
    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// Called before the edit menu disappears.
    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    )
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

    public func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
