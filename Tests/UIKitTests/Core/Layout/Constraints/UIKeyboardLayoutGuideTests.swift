import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIKeyboardLayoutGuideTests {
        private func fixture() -> (TestScreen, UIView, UIView) {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
            let (controller, bar) = (UIViewController(), UIView())
            let view = controller.view!
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
            screen.show(controller)
            screen.settle()
            return (screen, view, bar)
        }

        @Test func aViewAboveTheGuideEndsAtTheSafeArea() {
            let (screen, view, bar) = fixture()
            #expect(bar.frame == CGRect(x: 0, y: 396, width: 320, height: 50))
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
            screen.safeAreaInsets.bottom = 0
            screen.settle()
            #expect(bar.frame.maxY == 480)
        }

        @Test func withoutTheSafeAreaItEndsAtTheView() {
            let (screen, view, bar) = fixture()
            view.keyboardLayoutGuide.usesBottomSafeArea = false
            screen.settle()
            #expect(bar.frame.maxY == 480)
            view.keyboardLayoutGuide.usesBottomSafeArea = true
            screen.settle()
            #expect(bar.frame.maxY == 446)
        }

        @Test func itFollowsInputViewsWithTheirMotion() {
            let (screen, view, bar) = fixture()
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
            view.addSubview(field)
            screen.settle()
            field.becomeFirstResponder()
            screen.advance(by: 0.1)
            let middle = screen.presentedFrame(of: bar).maxY
            #expect(middle < 446 && middle > 296)
            screen.settle()
            #expect(bar.frame.maxY == 296)
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 296, width: 320, height: 184))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            field.reloadInputViews()
            screen.settle()
            #expect(bar.frame.maxY == 346)
            field.inputView = nil
            field.reloadInputViews()
            screen.settle()
            #expect(bar.frame.maxY == 446)
        }

        @Test func itReturnsWhenEditingEnds() {
            let (screen, view, bar) = fixture()
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            view.addSubview(field)
            view.keyboardLayoutGuide.usesBottomSafeArea = false
            field.becomeFirstResponder()
            screen.settle()
            #expect(bar.frame.maxY == 402)
            field.resignFirstResponder()
            screen.settle()
            #expect(bar.frame.maxY == 480)
        }

        @Test func aViewAboveTheInputViewsIsNotCovered() {
            let (screen, view, _) = fixture()
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
            for added in [inner, field] { view.addSubview(added) }
            #expect(inner.keyboardLayoutGuide.owningView === inner)
            field.becomeFirstResponder()
            screen.settle()
            #expect(inner.keyboardLayoutGuide.layoutFrame.height == 0)
        }

        @Test func aViewHasOneGuide() {
            let view = UIView()
            #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
            #expect(view.keyboardLayoutGuide.owningView === view)
        }
    }
}
