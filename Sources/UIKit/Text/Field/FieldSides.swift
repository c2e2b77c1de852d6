/// What is beside a field's text, and when.
@MainActor
struct FieldSides {
    var leftView: UIView?
    var leftViewMode = UITextField.ViewMode.never
    var rightView: UIView?
    var rightViewMode = UITextField.ViewMode.never
    var clearButtonMode = UITextField.ViewMode.never
    /// Made when it is first needed.
    var clearButton: UIButton?

    func showsClearButton(isEditing: Bool, hasText: Bool) -> Bool {
        hasText && clearButtonMode.isShown(isEditing: isEditing)
    }

    func showsLeftView(isEditing: Bool) -> Bool {
        leftView != nil && leftViewMode.isShown(isEditing: isEditing)
    }

    /// The clear button goes first where both want the same place.
    func showsRightView(isEditing: Bool, hasText: Bool) -> Bool {
        rightView != nil && rightViewMode.isShown(isEditing: isEditing)
            && !showsClearButton(isEditing: isEditing, hasText: hasText)
    }
}
