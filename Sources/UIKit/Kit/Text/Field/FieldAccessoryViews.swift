/// The views beside a field's text, and when they are visible.
@MainActor
struct FieldAccessoryViews {
    var leftView: UIView?
    var leftViewMode = UITextField.ViewMode.never
    var rightView: UIView?
    var rightViewMode = UITextField.ViewMode.never
    var clearButtonMode = UITextField.ViewMode.never
    /// Created on first use.
    var clearButton: UIButton?

    func showsClearButton(isEditing: Bool, hasText: Bool) -> Bool {
        hasText && clearButtonMode.isShown(isEditing: isEditing)
    }

    func showsLeftView(isEditing: Bool) -> Bool {
        leftView != nil && leftViewMode.isShown(isEditing: isEditing)
    }

    /// Whether the right view is visible. The clear button replaces it when both would be visible.
    func showsRightView(isEditing: Bool, hasText: Bool) -> Bool {
        rightView != nil && rightViewMode.isShown(isEditing: isEditing)
            && !showsClearButton(isEditing: isEditing, hasText: hasText)
    }
}
