import CoreGraphics
import Foundation

extension UITextField: TextMenuSource {
    var allowsEditing: Bool { isEnabled }
    var hasSelection: Bool { !edited.selection.isEmpty }

    func prepareForMenu(at location: CGPoint?) -> Bool {
        guard isEnabled else { return false }
        // The caret shows where a paste goes.
        becomeFirstResponder()
        return true
    }

    func menu(suggesting commands: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: NSRange(edited.selection), suggestedActions: commands)
    }

    func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
