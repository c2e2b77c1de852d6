import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// Tests keys in a scroll view of 300 x 400 points with 300 x 4000 points of content.
@MainActor struct ScrollKeysTests {
    private final class Responder: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        view.contentSize = CGSize(width: 300, height: 4000)
        view.addSubview(responder)
        screen.window.addSubview(view)
        responder.becomeFirstResponder()
    }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGFloat {
        screen.press(key, modifiers: modifiers)
        screen.settle()
        return view.contentOffset.y
    }

    @Test func pagesOverlap() {
        #expect(press(.keyboardPageDown) == 360)
        #expect(press(.keyboardSpacebar) == 720)
        #expect(press(.keyboardSpacebar, .shift) == 360)
        #expect(press(.keyboardPageUp) == 0)
    }

    @Test func homeAndEndLeadToTheEdges() {
        view.contentInset.top = 20
        #expect(press(.keyboardEnd) == 3600)
        #expect(press(.keyboardHome) == -20)
    }

    @Test func arrowsMoveByAStep() {
        let step = press(.keyboardDownArrow)
        #expect(step > 30 && step < 80)
        #expect(press(.keyboardUpArrow) == 0)
    }

    @Test func arrowsMoveTheFocusIfThereIsOne() {
        let buttons = [100, 200].map { UIButton(frame: CGRect(x: 0, y: $0, width: 100, height: 40)) }
        for button in buttons { view.addSubview(button) }
        responder.resignFirstResponder()
        screen.press(.keyboardTab)
        #expect(buttons[0].isFocused)
        #expect(press(.keyboardDownArrow) == 0)
        #expect(buttons[1].isFocused)
        #expect(press(.keyboardPageDown) == 360)
    }

    @Test func keysCanBeLeftToTheClient() {
        view.allowsKeyboardScrolling = false
        #expect(press(.keyboardPageDown) == 0)
        view.allowsKeyboardScrolling = true
        view.isScrollEnabled = false
        #expect(press(.keyboardPageDown) == 0)
        view.isScrollEnabled = true
        #expect(press(.keyboardPageDown, .control) == 0)
    }

    @Test func atTheEdgeTheEnclosingViewScrolls() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 300)
        view.addSubview(inner)
        inner.addSubview(responder)
        responder.becomeFirstResponder()
        #expect(press(.keyboardEnd) == 0)
        #expect(inner.contentOffset.y == 100)
        #expect(press(.keyboardEnd) == 3600)
    }

    @Test func aTableLeavesKeysAlone() {
        let fixture = TableFixture(rows: 100)
        let screen = fixture.show()
        screen.press(.keyboardTab)
        fixture.table.allowsKeyboardScrolling = false
        screen.press(.keyboardEnd)
        screen.settle()
        #expect(fixture.table.contentOffset.y == 0)
        fixture.table.allowsKeyboardScrolling = true
        screen.press(.keyboardEnd)
        screen.settle()
        #expect(fixture.table.contentOffset.y > 1000)
    }
}
