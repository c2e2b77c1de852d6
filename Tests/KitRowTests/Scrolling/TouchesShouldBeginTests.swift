import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TouchesShouldBeginTests {
        private final class Picky: UIScrollView {
            var asked: [UIView] = []
            var refused: UIView?
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                asked.append(view)
                return view !== refused
            }
        }

        @Test func aRefusedViewGetsNoTouch() {
            let window = makeWindow()
            let (journal, finger) = (Journal(), Finger())
            let view = Picky(frame: window.bounds)
            view.delaysContentTouches = false
            view.contentSize = CGSize(width: 300, height: 4000)
            let target = TouchView("target", CGRect(x: 0, y: 0, width: 300, height: 200), journal)
            view.addSubview(target)
            window.addSubview(view)
            window.layoutIfNeeded()
            finger.tap(10, 10)
            #expect(journal.take().count == 2)
            #expect(view.asked == [target])
            view.refused = target
            finger.tap(10, 10)
            #expect(journal.take().isEmpty)
            // It scrolls all the same, and isn't asked about itself.
            finger.down(10, 190)
            for step in 1...5 { finger.move(10, 190 - CGFloat(step) * 10) }
            #expect(view.contentOffset.y > 0)
            finger.up(10, 140)
            wait(3)
            view.asked = []
            finger.tap(10, 395)
            #expect(view.asked.isEmpty)
        }
    }
}
