import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InputViewTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 600))
        private let controller = UIViewController()
        private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        private let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
        private let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

        init() {
            screen.show(controller)
            controller.view.addSubview(field)
            screen.settle()
        }

        @Test func anInputViewIsAtTheBottomWhileTheFieldIsEdited() {
            field.inputView = input
            field.inputAccessoryView = accessory
            #expect(input.window == nil)
            field.becomeFirstResponder()
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: accessory).minY > 406)
            screen.settle()
            #expect(screen.presentedFrame(of: accessory) == CGRect(x: 0, y: 406, width: 320, height: 44))
            #expect(screen.presentedFrame(of: input) == CGRect(x: 0, y: 450, width: 320, height: 150))
            field.resignFirstResponder()
            screen.settle()
            #expect(input.window == nil && accessory.window == nil)
        }

        @Test func betweenFieldsWithTheSameViewsThereIsNoMotion() {
            let other = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
            controller.view.addSubview(other)
            (field.inputView, other.inputView) = (input, input)
            field.becomeFirstResponder()
            screen.settle()
            other.becomeFirstResponder()
            #expect(screen.presentedFrame(of: input).minY == 450 && other.isFirstResponder)
            screen.settle()
            #expect(screen.presentedFrame(of: input).minY == 450)
        }

        @Test func aControllerHasAnAccessoryViewForItsContents() {
            final class Chat: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { bar }
            }
            let chat = Chat()
            screen.show(chat)
            chat.view.addSubview(field)
            chat.becomeFirstResponder()
            screen.settle()
            #expect(screen.presentedFrame(of: chat.bar) == CGRect(x: 0, y: 550, width: 320, height: 50))
            field.becomeFirstResponder()
            screen.settle()
            #expect(chat.bar.window != nil)
        }

        @Test func theKeyboardsNotificationsTellOfIt() throws {
            nonisolated(unsafe) var frames: [String: CGRect] = [:]
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    frames[name.rawValue] = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            field.becomeFirstResponder()
            #expect(frames.isEmpty)
            field.inputView = input
            field.reloadInputViews()
            screen.settle()
            field.resignFirstResponder()
            screen.settle()
            #expect(frames[names[0].rawValue] == CGRect(x: 0, y: 450, width: 320, height: 150))
            #expect(frames[names[1].rawValue]?.minY == 600)
        }

        @Test func theFocusInTheInputViewDoesNotEndEditing() {
            let button = UIButton(type: .system)
            button.setTitle("Done", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            input.addSubview(button)
            field.inputView = input
            field.becomeFirstResponder()
            screen.settle()
            screen.press(.keyboardTab)
            screen.settle()
            #expect(button.isFocused && field.isFirstResponder)
            screen.tap(button)
            screen.settle()
            #expect(field.isFirstResponder && input.window != nil)
        }
    }
}
