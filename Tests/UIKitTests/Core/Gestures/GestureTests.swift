import CoreGraphics
import QuartzCore
import Testing

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct GestureTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()
        let finger = Finger()
        let view: TouchView

        init() {
            view = TouchView("view", CGRect(x: 0, y: 0, width: 200, height: 200), journal)
            window.addSubview(view)
        }

        private func watch<Recognizer: UIGestureRecognizer>(
            _ name: String,
            _ recognizer: Recognizer,
            on target: UIView? = nil
        ) -> Recognizer {
            recognizer.addAction { [journal] in journal.note("\(name) \($0.state)") }
            (target ?? view).addGestureRecognizer(recognizer)
            return recognizer
        }

        @Test func aRecognizerThatSawATouchIsReleasedWithItsView() {
            weak var recognizer: UIGestureRecognizer?
            do {
                let target = TouchView("target", view.bounds, journal)
                view.addSubview(target)
                let tap = UITapGestureRecognizer()
                target.addGestureRecognizer(tap)
                recognizer = tap
                finger.tap(10, 20)
                target.removeFromSuperview()
            }
            #expect(recognizer == nil)
        }

        // MARK: Taps

        @Test func aTapTakesTheTouchFromItsView() {
            let tap = watch("tap", UITapGestureRecognizer())
            finger.tap(10, 20)
            #expect(journal.take() == ["view began 10,20", "tap ended", "view cancelled 10,20"])
            #expect(tap.state == .possible && tap.location(in: nil) == CGPoint(x: 10, y: 20))
            tap.cancelsTouchesInView = false
            finger.tap(10, 20)
            #expect(journal.take() == ["view began 10,20", "tap ended", "view ended 10,20"])
        }

        @Test func aFingerThatMovesOrIsTakenAwayIsNoTap() {
            _ = watch("tap", UITapGestureRecognizer())
            finger.down(10, 20)
            finger.move(60, 20)
            finger.up(10, 20)
            finger.down(10, 20)
            finger.cancel(10, 20)
            #expect(journal.take().filter { $0.hasPrefix("tap") }.isEmpty)
        }

        @Test func twoTapsAreOneOfTwo() {
            let double = watch("double", UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            finger.tap(10, 20)
            // The view receives the end of the touch when no other tap can follow.
            #expect(journal.take() == ["view began 10,20"])
            wait(0.4)
            #expect(journal.take() == ["view ended 10,20"])
            finger.tap(10, 20)
            finger.tap(20, 20)
            #expect(journal.take().last == "view cancelled 20,20")
            #expect(double.state == .possible)
            finger.tap(10, 20)
            finger.tap(100, 20)
            wait(0.4)
            #expect(!journal.take().contains("double ended"))
        }

        @Test func aTapMayWaitForAnotherToFail() {
            let single = watch("single", UITapGestureRecognizer())
            let double = watch("double", UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            finger.tap(10, 20)
            #expect(journal.take() == ["view began 10,20"])
            wait(0.4)
            #expect(journal.take() == ["single ended", "view cancelled 10,20"])
            finger.tap(10, 20)
            finger.tap(10, 20)
            wait(0.4)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["double ended"])
            finger.tap(10, 20)
            wait(0.4)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["single ended"])
        }

        @Test func ofTwoTapsTheInnermostWins() {
            _ = watch("outer", UITapGestureRecognizer(), on: window)
            let inner = watch("inner", UITapGestureRecognizer())
            finger.tap(10, 20)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["inner ended"])
            let delegate = Delegate()
            delegate.isSimultaneous = true
            inner.delegate = delegate
            finger.tap(10, 20)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["inner ended", "outer ended"])
            delegate.mayBegin = false
            finger.tap(10, 20)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["outer ended"])
            delegate.mayReceive = false
            finger.tap(10, 20)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["outer ended"])
        }

        @Test func twoFingersTapTogether() {
            let tap = watch("tap", UITapGestureRecognizer())
            tap.numberOfTouchesRequired = 2
            let other = Finger(id: 2)
            finger.tap(10, 20)
            #expect(!journal.take().contains("tap ended"))
            finger.down(10, 20)
            other.down(60, 70)
            finger.up(10, 20)
            #expect(!journal.take().contains("tap ended"))
            other.up(60, 70)
            #expect(journal.take().contains("tap ended"))
        }

        // MARK: Pans

        @Test func aPanFollowsTheFinger() {
            let pan = watch("pan", UIPanGestureRecognizer())
            finger.down(100, 100)
            finger.move(100, 109)
            #expect(journal.take() == ["view began 100,100", "view moved 100,109"])
            finger.move(100, 110)
            #expect(journal.take() == ["pan began", "view cancelled 100,110"])
            #expect(pan.translation(in: view) == .zero)
            pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
            finger.move(105, 120)
            #expect(pan.translation(in: view) == CGPoint(x: 6, y: 12))
            finger.up(105, 120)
            #expect(journal.take() == ["pan changed", "pan ended"])
        }

        @Test func aPanCountsInTheViewsOwnPoints() {
            let pan = watch("pan", UIPanGestureRecognizer())
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            finger.down(100, 100)
            for step in 1...10 { finger.move(100, 100 + 10 * CGFloat(step), after: 0.01) }
            #expect(abs(pan.translation(in: view).y - 45) < 0.001 && abs(pan.translation(in: nil).y - 90) < 0.001)
            #expect(abs(pan.velocity(in: view).y - 500) < 0.01 && abs(pan.velocity(in: nil).y - 1000) < 0.01)
            wait(0.2)
            #expect(pan.velocity(in: view) == .zero)
        }

        /// A second finger that touches down or lifts moves the centroid, but not the dragged content.
        @Test func aSecondFingerDoesNotMakeAPanJump() {
            let pan = watch("pan", UIPanGestureRecognizer())
            let other = Finger(id: 2)
            finger.down(100, 100)
            finger.move(100, 120)
            other.down(20, 20)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
            other.move(20, 40)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
            finger.up(100, 120)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
            other.move(20, 50)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30) && pan.state == .changed)
            other.up(20, 50)
            #expect(journal.take().last == "pan ended")
        }

        @Test func twoFingersThatDoNotMoveAreNoPan() {
            let pan = watch("pan", UIPanGestureRecognizer())
            pan.minimumNumberOfTouches = 2
            let other = Finger(id: 2)
            finger.down(100, 100)
            other.down(20, 20)
            other.up(20, 20)
            finger.up(100, 100)
            #expect(!journal.take().contains { $0.hasPrefix("pan") || $0.contains("cancelled") })
        }

        @Test func aPanMakesTapsFailAndTheOuterPan() {
            let tap = watch("tap", UITapGestureRecognizer())
            _ = watch("inner", UIPanGestureRecognizer())
            _ = watch("outer", UIPanGestureRecognizer(), on: window)
            finger.down(100, 100)
            finger.move(100, 120)
            #expect(tap.state == .failed)
            finger.move(100, 100)
            finger.up(100, 100)
            #expect(journal.take().filter { !$0.hasPrefix("view") } == ["inner began", "inner changed", "inner ended"])
        }

        @Test func disablingOrRemovingCancels() {
            let pan = watch("pan", UIPanGestureRecognizer())
            for end in [{ pan.isEnabled = false }, { view.removeGestureRecognizer(pan) }] {
                finger.down(100, 100)
                finger.move(100, 120)
                end()
                #expect(pan.state == .possible)
                finger.move(100, 140)
                finger.up(100, 140)
                #expect(journal.take().filter { !$0.hasPrefix("view") } == ["pan began", "pan cancelled"])
                pan.isEnabled = true
            }
        }

        // MARK: Delays

        @Test func aRecognizerMayHoldTouchesBackUntilItFails() {
            let pan = watch("pan", UIPanGestureRecognizer())
            pan.delaysTouchesBegan = true
            finger.down(100, 100)
            finger.move(100, 105)
            #expect(journal.take().isEmpty)
            finger.up(100, 105)
            #expect(journal.take() == ["view began 100,105", "view ended 100,105"])
            finger.down(100, 100)
            finger.move(100, 120)
            finger.up(100, 120)
            #expect(journal.take() == ["pan began", "pan ended"])
        }

        @Test func nothingOutlivesTheTouches() {
            weak var lost: UITouch?
            do {
                let tap = watch("tap", UITapGestureRecognizer())
                tap.numberOfTapsRequired = 2
                tap.addAction { lost = $0.seenTouches.first }
                finger.tap(10, 10)
                finger.tap(10, 10)
            }
            wait(1)
            #expect(journal.take().contains("tap ended"))
            #expect(lost == nil)
        }

        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var mayBegin = true
            var isSimultaneous = false
            var mayReceive = true

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isSimultaneous }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive touch: UITouch
            ) -> Bool { mayReceive }
        }
    }
}
