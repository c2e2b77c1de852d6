import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

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

        @Test func aViewHasOneGuide() {
            let view = UIView()
            #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
            #expect(view.keyboardLayoutGuide.owningView === view)
        }
    }
}
