import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Keys reach and operate every control, wherever it is.
    @Suite @MainActor struct ControlFocusTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))

        private var focused: UIView? { screen.window.screen.focusSystem.focusedView }

        private func place(_ view: UIView, at y: CGFloat, in superview: UIView? = nil) {
            if view.bounds.isEmpty { view.bounds.size = CGSize(width: 100, height: 40) }
            view.frame.origin = CGPoint(x: 20, y: y)
            (superview ?? screen.window).addSubview(view)
        }

        @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
        func aKeyDoesWhatATapDoes(key: UIKeyboardHIDUsage) {
            var log: [String] = []
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
            button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
            place(button, at: 60)
            screen.tap(button)
            let tapped = log
            log = []
            #expect(screen.press(.keyboardTab) && focused === button)
            #expect(screen.press(key) && log == tapped && !tapped.isEmpty)
            #expect(!screen.press(key, modifiers: .control) && log == tapped)
            button.isEnabled = false
            #expect(!screen.press(key) && log == tapped)
        }

        @Test func tabLeadsThroughEnabledControlsOnly() {
            let button = UIButton(type: .system)
            let toggle = UISwitch()
            let (disabled, hidden, inert, folded) = (UIButton(), UIButton(), UIButton(), UIButton())
            let field = UITextField()
            disabled.isEnabled = false
            hidden.isHidden = true
            inert.isUserInteractionEnabled = false
            let fold = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 0))
            fold.clipsToBounds = true
            screen.window.addSubview(fold)
            place(folded, at: 0, in: fold)
            for (index, view) in [disabled, button, hidden, toggle, inert, field].enumerated() {
                place(view, at: 20 + 45 * CGFloat(index))
            }
            for expected in [button, toggle, field, button] {
                #expect(screen.press(.keyboardTab) && focused === expected)
                #expect(field.isFirstResponder == (expected === field))
            }
            #expect(screen.press(.keyboardTab, modifiers: .shift) && field.isFirstResponder)
            screen.type("a b")
            #expect(field.text == "a b")
            field.resignFirstResponder()
            #expect(focused == nil)
        }

        @Test func arrowsLeadToTheNearestControl() {
            let buttons = (0..<4).map { index in
                let button = UIButton(
                    frame: CGRect(x: 20 + 150 * (index % 2), y: 50 + 80 * (index / 2), width: 90, height: 40)
                )
                screen.window.addSubview(button)
                return button
            }
            #expect(!screen.press(.keyboardRightArrow) && focused == nil)
            screen.press(.keyboardTab)
            let steps: [(UIKeyboardHIDUsage, Int)] = [
                (.keyboardRightArrow, 1), (.keyboardDownArrow, 3), (.keyboardLeftArrow, 2), (.keyboardUpArrow, 0),
            ]
            for (key, index) in steps { #expect(screen.press(key) && focused === buttons[index]) }
            #expect(!screen.press(.keyboardLeftArrow) && focused === buttons[0])
        }

        @Test func aControlOutOfSightIsScrolledIntoView() {
            let scroll = UIScrollView(frame: screen.window.bounds)
            scroll.contentSize = CGSize(width: 320, height: 2000)
            screen.window.addSubview(scroll)
            let buttons = [50, 1500].map { y in
                let button = UIButton()
                place(button, at: CGFloat(y), in: scroll)
                return button
            }
            screen.press(.keyboardTab)
            screen.press(.keyboardTab)
            screen.settle()
            #expect(focused === buttons[1] && scroll.bounds.contains(buttons[1].frame))
        }

        @Test func codeFocusesOnlyWhatTheUserCanOperate() {
            let box = UIView(frame: screen.window.bounds)
            screen.window.addSubview(box)
            let button = UIButton()
            place(button, at: 60, in: box)
            let system = screen.window.screen.focusSystem
            for view in [button, box] {
                view.isUserInteractionEnabled = false
                system.requestFocusUpdate(to: button)
                #expect(focused == nil)
                view.isUserInteractionEnabled = true
            }
            system.requestFocusUpdate(to: button)
            #expect(focused === button)
        }

        /// The line around a small control is whole: outside where there is room, and never clipped.
        @Test func theRingOfAControlIsWhole() throws {
            for isClipped in [false, true] {
                let box = UIView(frame: CGRect(x: 10, y: 100, width: 60, height: 24))
                box.clipsToBounds = isClipped
                screen.window.addSubview(box)
                let button = UIButton(frame: box.bounds)
                box.addSubview(button)
                screen.window.screen.focusSystem.requestFocusUpdate(to: button)
                let ring = try #require(button.subviews.compactMap { $0 as? FocusRing }.first)
                #expect(button.bounds.contains(ring.frame) == isClipped)
                box.removeFromSuperview()
            }
        }
    }
}
