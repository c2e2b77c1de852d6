import CoreGraphics
import HostInterface
import QuartzCore
import Testing

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TouchRouterTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()
        let finger = Finger()

        @Test func aTouchStaysWithTheViewThatItBeganIn() {
            let outer = TouchView("outer", CGRect(x: 0, y: 0, width: 200, height: 200), journal)
            let inner = TouchView("inner", CGRect(x: 50, y: 50, width: 50, height: 50), journal)
            window.addSubview(outer)
            outer.addSubview(inner)
            finger.down(60, 70)
            finger.move(160, 170)
            finger.up(250, 250)
            #expect(journal.take() == ["inner began 10,20", "inner moved 110,120", "inner ended 200,200"])
            finger.tap(10, 10)
            #expect(journal.take() == ["outer began 10,10", "outer ended 10,10"])
            inner.isUserInteractionEnabled = false
            finger.down(60, 70)
            finger.cancel(60, 70)
            #expect(journal.take() == ["outer began 60,70", "outer cancelled 60,70"])
        }

        @Test func windowsAreAskedFromTheFrontAndHaveTheirOwnCoordinates() {
            let back = TouchView("back", CGRect(x: 0, y: 0, width: 300, height: 400), journal)
            window.addSubview(back)
            let sheet = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            sheet.isHidden = false
            sheet.addSubview(TouchView("sheet", CGRect(x: 0, y: 0, width: 50, height: 50), journal))
            finger.tap(110, 120)
            #expect(journal.take() == ["sheet began 10,20", "sheet ended 10,20"])
            finger.tap(10, 20)
            #expect(journal.take() == ["back began 10,20", "back ended 10,20"])
            sheet.isHidden = true
            finger.tap(110, 120)
            #expect(journal.take() == ["back began 110,120", "back ended 110,120"])
        }

        @Test func aSecondFingerNeedsRoom() {
            let left = TouchView("left", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
            let right = TouchView("right", CGRect(x: 100, y: 0, width: 100, height: 100), journal)
            window.addSubview(left)
            window.addSubview(right)
            finger.down(10, 10)
            Finger(id: 2).tap(20, 20)
            #expect(journal.take() == ["left began 10,10"])
            left.isMultipleTouchEnabled = true
            Finger(id: 2).tap(20, 20)
            Finger(id: 2).tap(120, 20)
            #expect(
                journal.take()
                    == ["left began 20,20", "left ended 20,20", "right began 20,20", "right ended 20,20"]
            )
            left.isExclusiveTouch = true
            Finger(id: 2).tap(120, 20)
            #expect(journal.take().isEmpty)
            finger.up(10, 10)
            #expect(journal.take() == ["left ended 10,10"])
        }

        @Test func aScrollViewMayDelayTouchesToItsContent() {
            let scroller = TouchView("scroller", CGRect(x: 0, y: 0, width: 200, height: 200), journal)
            scroller.delay = 0.15
            let content = TouchView("content", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
            window.addSubview(scroller)
            scroller.addSubview(content)
            finger.down(10, 10)
            wait(0.1)
            #expect(journal.take().isEmpty)
            wait(0.1)
            #expect(journal.take() == ["content began 10,10"])
            finger.up(10, 10)
            #expect(journal.take() == ["content ended 10,10"])
            finger.down(20, 20)
            wait(0.1)
            finger.up(20, 20)
            #expect(journal.take() == ["content began 20,20", "content ended 20,20"])
            finger.tap(150, 150)
            #expect(journal.take() == ["scroller began 150,150", "scroller ended 150,150"])
            let pan = UIPanGestureRecognizer()
            scroller.addGestureRecognizer(pan)
            finger.down(20, 20)
            finger.move(20, 60)
            wait(0.3)
            finger.up(20, 60)
            #expect(journal.take().isEmpty)
        }

        @Test func aTouchThatStopsAScrollViewIsNoTapButMayBecomeADrag() {
            let scroller = TouchView("scroller", CGRect(x: 0, y: 0, width: 200, height: 200), journal)
            scroller.swallows = true
            let content = TouchView("content", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
            window.addSubview(scroller)
            scroller.addSubview(content)
            let pan = UIPanGestureRecognizer()
            pan.addAction { [journal] in journal.note("pan \($0.state)") }
            scroller.addGestureRecognizer(pan)
            for view in [content, scroller, window] {
                let tap = UITapGestureRecognizer()
                tap.addAction { [journal] _ in journal.note("tap") }
                view.addGestureRecognizer(tap)
            }
            finger.tap(10, 10)
            #expect(journal.take().isEmpty)
            finger.down(10, 10)
            finger.move(10, 30)
            finger.up(10, 30)
            #expect(journal.take() == ["pan began", "pan ended"])
        }

        @Test func touchesAreCountedAsTapsAndSeenByTheEvent() throws {
            let view = EventView(frame: window.bounds)
            window.addSubview(view)
            finger.tap(10, 10)
            finger.tap(12, 12)
            #expect(view.tapCounts == [1, 2])
            finger.down(12, 12)
            finger.move(100, 12)
            #expect(view.tapCounts == [1, 2, 3, 0])
            let event = try #require(view.last)
            #expect(event.type == .touches && event.timestamp == Device.current.clock.now)
            #expect(event.allTouches?.count == 1)
            #expect(event.touches(for: view)?.count == 1 && event.touches(for: window as UIView) == nil)
            #expect(event.touches(for: window)?.first?.previousLocation(in: view) == CGPoint(x: 12, y: 12))
        }

        final class EventView: UIView {
            var tapCounts: [Int] = []
            var last: UIEvent?

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

            private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
                tapCounts += touches.map(\.tapCount)
                last = event
            }
        }
    }

    @Suite @MainActor struct ScrollRouterTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()

        @Test func theInnermostViewThatWantsToScrollKeepsTheTouchpad() {
            let outer = TouchView("outer", CGRect(x: 0, y: 0, width: 200, height: 200), journal)
            let inner = TouchView("inner", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
            window.addSubview(outer)
            outer.addSubview(inner)
            outer.takesScroll = true
            scroll(.changed, 10)
            #expect(journal.take() == ["inner changed", "outer changed"])
            // A view that becomes scrollable under the pointer doesn't take over until a new scroll gesture begins.
            inner.takesScroll = true
            scroll(.changed, 10)
            scroll(.ended, 150)
            scroll(.flung, 250)
            #expect(journal.take() == ["outer changed", "outer ended", "outer flung"])
            scroll(.began, 10)
            scroll(.changed, 10)
            #expect(journal.take() == ["inner began", "inner changed"])
        }

        @Test func aWheelScrollsWhatIsUnderThePointer() {
            let left = TouchView("left", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
            let right = TouchView("right", CGRect(x: 100, y: 0, width: 100, height: 100), journal)
            window.addSubview(left)
            window.addSubview(right)
            (left.takesScroll, right.takesScroll) = (true, true)
            scroll(.changed, 10, unit: .click)
            scroll(.changed, 110, unit: .click)
            scroll(.changed, 250, unit: .click)
            #expect(journal.take() == ["left changed", "right changed"])
        }

        private func scroll(_ phase: HostScroll.Phase, _ x: CGFloat, unit: HostScroll.Unit = .point) {
            OwnScreen.main.deliver(
                HostScroll(phase: phase, unit: unit, location: CGPoint(x: x, y: 10), time: Device.current.clock.now)
            )
        }
    }
}
