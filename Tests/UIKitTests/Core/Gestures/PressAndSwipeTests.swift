import CoreGraphics
import QuartzCore
import Testing

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PressAndSwipeTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()
        let finger = Finger()
        let other = Finger(id: 2)

        private func watch<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
            recognizer.addAction { [journal] in journal.note("\(name) \($0.state)") }
            window.addGestureRecognizer(recognizer)
            return recognizer
        }

        @Test func aLongPressBeginsWithTimeAloneAndFollowsTheFinger() {
            _ = watch("press", UILongPressGestureRecognizer())
            finger.down(10, 10)
            finger.move(19, 10)
            wait(0.45)
            #expect(journal.take().isEmpty)
            wait(0.05)
            #expect(journal.take() == ["press began"])
            finger.move(100, 10)
            finger.up(100, 10)
            #expect(journal.take() == ["press changed", "press ended"])
        }

        @Test func aFingerThatMovesOrIsLiftedEarlyIsNoLongPress() {
            let press = watch("press", UILongPressGestureRecognizer())
            let tap = watch("tap", UITapGestureRecognizer())
            finger.down(10, 10)
            finger.move(21, 10)
            wait(1)
            finger.up(21, 10)
            wait(1)
            finger.down(10, 10)
            wait(0.4)
            finger.up(10, 10)
            wait(1)
            #expect(journal.take() == ["tap ended", "tap ended"])
            press.minimumPressDuration = 0.2
            finger.down(10, 10)
            wait(0.3)
            #expect(tap.state == .failed)
            finger.up(10, 10)
            #expect(journal.take() == ["press began", "press ended"])
        }

        @Test func swipesGoToTheirSideOnly() {
            for side: UISwipeGestureRecognizer.Direction in [.left, .right, .up, .down] {
                let swipe = watch("\(side.rawValue)", UISwipeGestureRecognizer())
                swipe.direction = side
            }
            swipe(60, 10)
            swipe(-60, 10)
            swipe(10, -60)
            swipe(10, 60)
            #expect(journal.take() == ["1 ended", "2 ended", "4 ended", "8 ended"])
            swipe(60, 40)
            swipe(40, 0)
            swipe(60, 0, in: 0.6)
            #expect(journal.take().isEmpty)
        }

        private func swipe(_ x: CGFloat, _ y: CGFloat, in seconds: Double = 0.1) {
            finger.down(150, 150)
            for step in 1...4 {
                finger.move(150 + x * CGFloat(step) / 4, 150 + y * CGFloat(step) / 4, after: seconds / 4)
            }
            finger.up(150 + x, 150 + y, after: 0.01)
        }

        @Test func aPinchScalesWithTheDistance() {
            let pinch = watch("pinch", UIPinchGestureRecognizer())
            finger.down(100, 100)
            other.down(200, 100)
            other.move(205, 100)
            #expect(journal.take().isEmpty && pinch.scale == 1.05)
            other.move(250, 100)
            #expect(journal.take() == ["pinch began"] && pinch.scale == 1.5 && pinch.velocity > 0)
            pinch.scale = 1
            finger.move(175, 100)
            #expect(pinch.scale == 0.5)
            other.up(250, 100)
            finger.up(175, 100)
            #expect(journal.take() == ["pinch changed", "pinch ended"])
            finger.tap(10, 10)
            #expect(journal.take().isEmpty)
        }

        @Test func aPointerHovers() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            let hover = UIHoverGestureRecognizer()
            hover.addAction { [journal] in journal.note("\($0.state) \(Int($0.location(in: view).x))") }
            view.addGestureRecognizer(hover)
            for x: CGFloat in [150, 50, 60, 150] {
                OwnScreen.main.deliver(hoverAt: CGPoint(x: x, y: 10), time: Device.current.clock.now)
            }
            #expect(journal.take() == ["began 50", "changed 60", "ended 60"])
            OwnScreen.main.deliver(hoverAt: CGPoint(x: 70, y: 10), time: Device.current.clock.now)
            OwnScreen.main.deliver(hoverAt: nil, time: Device.current.clock.now)
            #expect(journal.take() == ["began 70", "ended 70"])
        }

        @Test func aHoverThatItsCallbackDisablesEndsOnce() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            let hover = UIHoverGestureRecognizer()
            hover.addAction { [journal] in
                journal.note("\($0.state)")
                $0.isEnabled = false
            }
            view.addGestureRecognizer(hover)
            for x: CGFloat in [50, 60, 150] {
                OwnScreen.main.deliver(hoverAt: CGPoint(x: x, y: 10), time: Device.current.clock.now)
            }
            #expect(journal.take() == ["began", "cancelled"])
        }
    }
}
