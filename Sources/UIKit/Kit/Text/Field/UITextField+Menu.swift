import CoreGraphics

extension UITextField: TextMenuSource {
    var allowsEditing: Bool { isEnabled }
    var hasSelection: Bool { !edited.selection.isEmpty }

    func prepareForMenu(at location: CGPoint) -> Bool {
        guard isEnabled else { return false }
        // The caret shows where a paste goes.
        becomeFirstResponder()
        return true
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? { UIMenu(children: commands) }
}
