import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct KeyboardNotificationTests {
        @Test func thereIsNoKeyboardOnTheScreenToTellAbout() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            #expect(Set(names).count == 6 && names.allSatisfy { $0.rawValue.hasPrefix("UIKeyboard") })
            let keys = [
                UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
                UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
                UIResponder.keyboardIsLocalUserInfoKey,
            ]
            #expect(
                Set(keys).count == 5 && keys.allSatisfy { $0.hasPrefix("UIKeyboard") && $0.hasSuffix("UserInfoKey") }
            )
            let screen = TestScreen()
            let field = UITextField(frame: CGRect(x: 0, y: 700, width: 200, height: 40))
            screen.window.addSubview(field)
            nonisolated(unsafe) var isTold = false
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in isTold = true }
            }
            field.becomeFirstResponder()
            screen.settle()
            field.resignFirstResponder()
            screen.settle()
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            #expect(!isTold)
        }
    }
}
