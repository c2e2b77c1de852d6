import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that an override of `state` learns of every state once, which is how a recognizer has a handler on all
    /// systems.
    @Suite @MainActor struct StateOverrideTests {
        private final class Tap: UITapGestureRecognizer {
            var states: [State] = []
            override var state: State { didSet { if state != .possible { states.append(state) } } }
        }

        private final class Pan: UIPanGestureRecognizer {
            var states: [State] = []
            override var state: State { didSet { if state != .possible { states.append(state) } } }
        }

        private final class LongPress: UILongPressGestureRecognizer {
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

        @Test func aTapEnds() {
            let tap = Tap()
            view.addGestureRecognizer(tap)
            screen.tap(at: point)
            #expect(tap.states == [.ended])
            screen.tap(at: point)
            #expect(tap.states == [.ended, .ended] && tap.state == .possible)
        }

        /// The tap sets its state while the other recognizer may still recognize a double tap.
        @Test func aTapThatWaitsEndsWhenTheOtherFails() {
            let (tap, double) = (Tap(), Tap())
            double.numberOfTapsRequired = 2
            tap.require(toFail: double)
            view.addGestureRecognizer(tap)
            view.addGestureRecognizer(double)
            screen.tap(at: point)
            #expect(tap.states.isEmpty)
            screen.advance(by: 1)
            #expect(tap.states == [.ended] && double.states.filter { $0 == .ended }.isEmpty)
            screen.tap(at: point)
            screen.tap(at: point)
            screen.advance(by: 1)
            #expect(tap.states.count { $0 == .ended } == 1 && double.states.count { $0 == .ended } == 1)
        }

        @Test func aPanBeginsChangesAndEnds() {
            let pan = Pan()
            view.addGestureRecognizer(pan)
            screen.drag(from: point, to: CGPoint(x: 200, y: 100), duration: 0.2)
            screen.settle()
            #expect(pan.states.first == .began && pan.states.last == .ended)
            #expect(pan.states.dropFirst().dropLast().allSatisfy { $0 == .changed } && pan.states.count > 3)
        }

        /// The press begins when a timer fires, and not with an event.
        @Test func aLongPressBeginsOnce() {
            let press = LongPress()
            view.addGestureRecognizer(press)
            screen.touchDown(at: point)
            screen.advance(by: 1)
            #expect(press.states == [.began])
            screen.touchUp()
            #expect(press.states == [.began, .ended])
        }

        @Test func aGestureThatIsStoppedIsCancelled() {
            let pan = Pan()
            view.addGestureRecognizer(pan)
            screen.touchDown(at: point)
            screen.touchMove(to: CGPoint(x: 150, y: 100))
            pan.isEnabled = false
            #expect(pan.states.last == .cancelled && pan.states.count { $0 == .cancelled } == 1)
        }
    }
}
