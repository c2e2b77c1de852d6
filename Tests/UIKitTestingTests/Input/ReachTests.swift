import CoreGraphics
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct ReachTests {
        /// Taps a view after `change`, and returns the reason why that failed, or an empty text.
        private func failure(_ change: (UIView, TestScreen) -> Void) -> String {
            let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = TouchRecorder(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
            screen.window.addSubview(outer)
            outer.addSubview(view)
            change(view, screen)
            var reason = ""
            screen.onFailure = { reason = $0 }
            screen.tap(view)
            if !reason.isEmpty { #expect(view.log.isEmpty, "a tap that fails is left out") }
            return reason
        }

        private let name = "Cannot tap TouchRecorder (40 × 20 at (10, 10)): "

        @Test func aViewThatCoversNothingIsInNobodysWay() {
            #expect(failure { _, _ in } == "")
            #expect(failure { view, _ in view.isUserInteractionEnabled = false } == "", "goes to the view behind")
            #expect(failure { view, _ in view.superview?.insertSubview(UIView(frame: view.frame), at: 0) } == "")
            #expect(
                failure { view, screen in
                    let cover = screen.square(at: .zero, side: 200)
                    cover.isUserInteractionEnabled = false
                } == ""
            )
        }

        @Test func viewsThatAreNotThere() {
            #expect(failure { view, _ in view.removeFromSuperview() } == "Cannot tap TouchRecorder: it is in no window")
            #expect(failure { view, _ in view.isHidden = true } == name + "it is hidden")
            #expect(
                failure { view, _ in view.superview?.alpha = 0 }
                    == name + "the UIView (100 × 100 at (0, 0)) that it is in is transparent"
            )
            #expect(failure { view, _ in view.frame.size = .zero }.hasSuffix("it has no size"))
            #expect(failure { _, screen in screen.window.isHidden = true } == name + "its window is not shown")
        }

        @Test func viewsThatAreCutOff() {
            #expect(
                failure { view, _ in view.frame.origin.x = 90 }
                    == "Cannot tap TouchRecorder (40 × 20 at (90, 10)): its middle, (110, 20), is outside of the UIView "
                    + "(100 × 100 at (0, 0)) that it is in"
            )
        }

        @Test func viewsThatAreCovered() {
            #expect(
                failure { _, screen in _ = screen.square(at: CGPoint(x: 15, y: 5), side: 50) }
                    == name + "at its middle, (30, 20), the UIView (50 × 50 at (15, 5)) would get the touch"
            )
            // A window is shown as long as there is a strong reference to it.
            var front: UIWindow?
            let reason = failure { _, screen in
                front = UIWindow(frame: screen.window.bounds)
                front?.windowLevel = .alert
                front?.isHidden = false
            }
            #expect(reason.hasSuffix("the UIWindow (200 × 200 at (0, 0)) would get the touch"))
        }
    }
}
