extension UIPress {
    /// Whether the key operates the control or the row that has the focus: the space bar, Return or Enter.
    var activates: Bool {
        guard let key else { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
            && key.isUnmodified
    }
}
