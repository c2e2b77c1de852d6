import Testing
@_spi(Unfold) import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests recognizers that callbacks disable or remove, and that wait for others: clients learn of whole gestures.
    @Suite @MainActor struct StoppedRecognizerTests {
        private final class Pan: UIPanGestureRecognizer {
            var states: [State] = []
            var onState: (State) -> Void = { _ in }
            override var state: State {
                didSet {
                    guard state != .possible else { return }
                    states.append(state)
                    onState(state)
                }
            }
        }

        private final class Swipe: UISwipeGestureRecognizer {
            var states: [State] = []
            override var state: State { didSet { if state != .possible { states.append(state) } } }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 300))
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        private let point = CGPoint(x: 100, y: 100)

        init() {
            screen.window.addSubview(view)
            screen.settle()
        }

        @Test(arguments: [UIGestureRecognizer.State.began, .changed, .ended, .cancelled], [false, true])
        func aRecognizerThatItsCallbackDisablesEndsOnce(at disabling: UIGestureRecognizer.State, inOverride: Bool) {
            let pan = Pan()
            var told: [UIGestureRecognizer.State] = []
            view.addGestureRecognizer(pan)
            pan.addAction { recognizer in
                told.append(recognizer.state)
                if !inOverride, recognizer.state == disabling { recognizer.isEnabled = false }
            }
            pan.onState = { [unowned pan] in if inOverride, $0 == disabling { pan.isEnabled = false } }
            screen.touchDown(at: point)
            screen.touchMove(to: CGPoint(x: 130, y: 100))
            screen.touchMove(to: CGPoint(x: 160, y: 100))
            if disabling == .cancelled { screen.touchCancel() } else { screen.touchUp() }
            let whole: [UIGestureRecognizer.State] =
                switch disabling {
                case .began: [.began, .cancelled]
                case .changed: [.began, .changed, .cancelled]
                case .ended: [.began, .changed, .ended]
                default: [.began, .changed, .cancelled]
                }
            #expect(told == whole && pan.states == whole)
            #expect(pan.state == .possible && pan.numberOfTouches == 0)
        }

        @Test func oneThatWaitedTellsItsBeginningFirst() {
            let (pan, swipe) = (Pan(), Swipe())
            swipe.direction = .up
            pan.require(toFail: swipe)
            view.addGestureRecognizer(pan)
            view.addGestureRecognizer(swipe)
            screen.touchDown(at: point)
            for x in stride(from: 110, through: 200, by: 10) { screen.touchMove(to: CGPoint(x: x, y: 100)) }
            screen.touchUp()
            #expect(pan.states.first == .began && pan.states.last == .ended)
            #expect(pan.states.count { $0 == .began } == 1)
        }

        @Test func aSwipeThatWaitsWhileTheFingerIsLiftedIsRecognizedOnce() {
            let (swipe, tap) = (Swipe(), UITapGestureRecognizer())
            tap.numberOfTapsRequired = 2
            swipe.require(toFail: tap)
            view.addGestureRecognizer(swipe)
            view.addGestureRecognizer(tap)
            screen.touchDown(at: point)
            screen.touchMove(to: CGPoint(x: 160, y: 100))
            screen.touchUp()
            screen.advance(by: 1)
            #expect(swipe.states == [.ended])
        }

        @Test func oneThatIsDisabledByAnotherInTheSameEventTellsNothing() {
            let (first, second) = (Pan(), Pan())
            let delegate = Simultaneous()
            first.delegate = delegate
            view.addGestureRecognizer(second)
            view.addGestureRecognizer(first)
            first.onState = { if $0 == .began { second.isEnabled = false } }
            screen.touchDown(at: point)
            screen.touchMove(to: CGPoint(x: 130, y: 100))
            screen.touchUp()
            #expect(first.states == [.began, .ended] && second.states.isEmpty && second.state == .possible)
        }

        @Test func oneWhoseViewLeavesTheWindowIsCanceled() {
            let pan = Pan()
            view.addGestureRecognizer(pan)
            screen.touchDown(at: point)
            screen.touchMove(to: CGPoint(x: 130, y: 100))
            view.removeFromSuperview()
            // Another screen is the main one.
            let other = TestScreen()
            pan.isEnabled = false
            #expect(pan.states == [.began, .cancelled] && other.window.subviews.isEmpty)
        }

        private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
    }
}
