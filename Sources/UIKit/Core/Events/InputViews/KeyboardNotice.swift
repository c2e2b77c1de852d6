import CoreGraphics
import Foundation

/// The notifications of the keyboard, which an input view stands for.
@MainActor
struct KeyboardNotice {
    private let begin: CGRect
    private let end: CGRect
    private let isShown: Bool

    init(of panel: UIView, in window: UIWindow, isShown: Bool) {
        let shown = panel.convert(panel.bounds, to: window)
        let hidden = CGRect(x: shown.minX, y: window.bounds.maxY, width: shown.width, height: shown.height)
        (begin, end) = isShown ? (hidden, shown) : (shown, hidden)
        self.isShown = isShown
    }

    /// Posts the notifications before and after a change.
    func post(around change: () -> Void) {
        let before = isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
        let after = isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
        post([UIResponder.keyboardWillChangeFrameNotification, before])
        change()
        post([UIResponder.keyboardDidChangeFrameNotification, after])
    }

    private func post(_ names: [NSNotification.Name]) {
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: InputPanel.duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
    }
}
