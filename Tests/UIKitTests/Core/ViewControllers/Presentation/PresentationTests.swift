import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct PresentationTests {
        let log = LifeCycleLog()
        let screen = TestScreen()
        let lower: LoggingController
        let upper: LoggingController

        init() {
            lower = LoggingController("lower", log)
            upper = LoggingController("upper", log)
            screen.show(lower)
            screen.settle()
            _ = log.take()
        }

        @Test("A controller that fills the screen takes the place of the one below, and gives it back")
        func fullScreen() {
            upper.modalPresentationStyle = .fullScreen
            var isDone = false
            lower.present(upper, animated: true) { isDone = true }
            #expect(upper.isBeingPresented && !isDone)
            screen.settle()
            let comes = [
                "upper.didLoad", "lower.willDisappear animated", "upper.willAppear animated",
                "upper.isAppearing animated", "upper.didAppear animated", "lower.didDisappear animated",
            ]
            #expect(log.take() == comes)
            #expect(isDone && !upper.isBeingPresented)
            #expect(lower.presentedViewController === upper && upper.presentingViewController === lower)
            #expect(screen.presentedFrame(of: upper.view) == screen.window.bounds)
            #expect(upper.next === lower)

            upper.dismiss(animated: true)
            #expect(upper.isBeingDismissed)
            screen.settle()
            let goes = [
                "upper.willDisappear animated", "lower.willAppear animated", "lower.isAppearing animated",
                "lower.didAppear animated", "upper.didDisappear animated",
            ]
            #expect(log.take() == goes)
            #expect(lower.presentedViewController == nil && upper.presentingViewController == nil)
            #expect(upper.view.window == nil)
        }

        @Test("A sheet leaves the one below where it is")
        func sheet() {
            lower.present(upper, animated: true)
            screen.settle()
            let comes = [
                "upper.didLoad", "upper.willAppear animated", "upper.isAppearing animated", "upper.didAppear animated",
            ]
            #expect(log.take() == comes)
            #expect(screen.presentedFrame(of: upper.view) == CGRect(x: 0, y: 30, width: 390, height: 814))
            lower.dismiss(animated: false)
            screen.settle()
            #expect(log.take() == ["upper.willDisappear", "upper.didDisappear"])
        }

        @Test("It comes up from the bottom edge without a step back")
        func frames() {
            lower.present(upper, animated: true)
            var y = screen.presentedFrame(of: upper.view).minY
            #expect(y == 844)
            for _ in 0..<40 {
                screen.advance(by: 1 / 60)
                let next = screen.presentedFrame(of: upper.view).minY
                #expect(next <= y + 1e-6 && next >= 10 - 1e-6)
                y = next
            }
            #expect(y == 30)
        }

        @Test("A dismissal while it comes up takes its whole time")
        func dismissalWhilePresenting() {
            lower.present(upper, animated: true)
            screen.advance(by: 0.3)
            var isGone = false
            lower.dismiss(animated: true) { isGone = true }
            // The presentation would have ended by now.
            screen.advance(by: 0.3)
            #expect(!isGone && upper.isBeingDismissed && upper.view.window != nil)
            screen.settle()
            #expect(isGone && upper.view.window == nil && lower.presentedViewController == nil)
        }

        @Test("Dismissing from the bottom of a pile takes all of it away")
        func pile() {
            let top = LoggingController("top", log)
            lower.present(upper, animated: false)
            screen.settle()
            upper.present(top, animated: false)
            screen.settle()
            #expect(top.presentingViewController === upper)
            _ = log.take()
            lower.dismiss(animated: true)
            screen.settle()
            #expect(lower.presentedViewController == nil && upper.presentedViewController == nil)
            #expect(screen.window.subviews == [lower.view])
            for controller in [upper, top] { #expect(controller.storage.appearance == .disappeared) }
        }

        @Test("A controller dismissed while it comes goes back from where it is")
        func dismissedHalfWay() {
            lower.present(upper, animated: true)
            screen.advance(by: 0.1)
            let before = screen.presentedFrame(of: upper.view).minY
            upper.dismiss(animated: true)
            #expect(abs(screen.presentedFrame(of: upper.view).minY - before) < 1)
            screen.settle()
            #expect(screen.window.subviews == [lower.view])
        }

        @Test("A new root takes what was presented away with the old one")
        func newRoot() {
            lower.present(upper, animated: false)
            screen.settle()
            let other = LoggingController("other", log)
            screen.show(other)
            screen.settle()
            #expect(screen.window.subviews == [other.view])
            #expect(upper.storage.appearance == .disappeared && lower.storage.appearance == .disappeared)
        }
    }
}
