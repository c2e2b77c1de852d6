import Foundation

/// Is asked about the editing of a text field, and told of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may be edited. `true` unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// The field is edited now.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether the field may cease to be edited. `true` unless implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// The field is not edited any more; called where there is no method of the same meaning that takes the reason.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// The field is not edited any more.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether a person may put a text in the place of a range, in UTF-16 units. `true` unless implemented.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Something else is selected now.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button may do what it is for. `true` unless implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether Return sends `.editingDidEndOnExit` and `.primaryActionTriggered`. `true` unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
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
}
