import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct EndEditingTests {
        private final class Stubborn: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var isAsked = false

            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                isAsked = true
                return false
            }

            func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
                isAsked = true
                return false
            }
        }

        /// A responder whose class refuses to resign.
        private final class Refusing: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func resignFirstResponder() -> Bool { false }
        }

        private let screen = TestScreen(size: CGSize(width: 200, height: 200))
        private let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        init() {
            screen.window.addSubview(box)
            box.addSubview(field)
            screen.settle()
        }

        @Test func editingEndsInTheViewAndInItsSubviews() {
            for view in [screen.window, box, field] as [UIView] {
                field.becomeFirstResponder()
                #expect(view.endEditing(false) && !field.isFirstResponder)
            }
        }

        @Test func editingElsewhereGoesOn() {
            let other = UIView()
            screen.window.addSubview(other)
            field.becomeFirstResponder()
            #expect(!other.endEditing(true) && field.isFirstResponder)
            field.resignFirstResponder()
            #expect(!box.endEditing(true))
        }

        @Test func aDelegateThatRefusesIsOverruledOnlyByForce() {
            let delegate = Stubborn()
            let text = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
            box.addSubview(text)
            (field.delegate, text.delegate) = (delegate, delegate)
            var ends = 0
            field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
            for view in [field, text] as [UIView] {
                view.becomeFirstResponder()
                delegate.isAsked = false
                #expect(!box.endEditing(false) && view.isFirstResponder && delegate.isAsked)
                delegate.isAsked = false
                #expect(box.endEditing(true) && !view.isFirstResponder && !delegate.isAsked)
            }
            #expect(ends == 1)
            field.becomeFirstResponder()
            #expect(!field.resignFirstResponder())
        }

        @Test func aClassThatRefusesIsOverruledOnlyByForce() {
            let view = Refusing()
            box.addSubview(view)
            view.becomeFirstResponder()
            #expect(!box.endEditing(false) && view.isFirstResponder)
            #expect(box.endEditing(true) && !view.isFirstResponder)
        }
    }
}
