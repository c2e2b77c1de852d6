import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Views that leave their window while one of them is the first responder.
    @Suite @MainActor struct FirstResponderOffWindowTests {
        private final class Responder: UIView {
            var refuses = false
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { !refuses }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 400))
        private let controller = UIViewController()
        private let box = UIView()
        private let view = Responder()

        init() {
            screen.show(controller)
            controller.view.addSubview(box)
            box.addSubview(view)
        }

        @Test func aViewWithoutAWindowDoesNotBecomeFirstResponder() {
            #expect(!Responder().becomeFirstResponder() && !UITextField().becomeFirstResponder())
        }

        @Test(arguments: [false, true]) func aViewThatIsRemovedResigns(refuses: Bool) {
            #expect(view.becomeFirstResponder())
            view.refuses = refuses
            view.removeFromSuperview()
            #expect(!view.isFirstResponder && screen.window.screen.firstResponder.current == nil)
        }

        @Test func aViewThatLeavesWithItsSuperviewResigns() {
            #expect(view.becomeFirstResponder())
            box.removeFromSuperview()
            #expect(!view.isFirstResponder)
        }

        @Test func aViewThatIsAddedToAViewWithoutAWindowResigns() {
            #expect(view.becomeFirstResponder())
            UIView().addSubview(view)
            #expect(!view.isFirstResponder)
        }

        @Test func aViewThatMovesInsideItsWindowStaysFirstResponder() {
            #expect(view.becomeFirstResponder())
            controller.view.addSubview(view)
            #expect(view.isFirstResponder)
        }

        @Test func withTwoScreensTheRightOneForgetsIt() {
            #expect(view.becomeFirstResponder())
            let other = TestScreen(size: CGSize(width: 100, height: 100))
            other.show(UIViewController())
            view.removeFromSuperview()
            #expect(screen.window.screen.firstResponder.current == nil)
        }
    }
}
