import CoreGraphics
import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the scroll bar that the pointer uses, in a view of 300 by 400 points with content of 300 by 4000.
    @Suite @MainActor final class ScrollBarTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let log = DragLog()

        init() {
            let controller = UIViewController()
            screen.show(controller)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 300, height: 4_000)
            controller.view.addSubview(scrollView)
            scrollView.delegate = log
            screen.settle()
        }

        private func hover(_ x: CGFloat, _ y: CGFloat) {
            screen.window.screen.deliver(hoverAt: CGPoint(x: x, y: y), time: screen.window.layer.device.clock.now)
            screen.settle()
        }

        private func mouse(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat) {
            let touch = HostTouch(
                id: 0,
                phase: phase,
                location: CGPoint(x: x, y: y),
                time: screen.window.layer.device.clock.now,
                device: .mouse
            )
            screen.window.screen.deliver(touch)
        }

        /// The vertical bar, if it is visible.
        private var bar: CALayer? {
            scrollView.layer.sublayers?.first { $0.zPosition > 1e6 && !$0.isHidden && $0.opacity > 0 }
        }

        @Test func itAppearsNearThePointerAndWidensUnderIt() throws {
            #expect(bar == nil)
            hover(150, 200)
            #expect(bar == nil)
            hover(270, 200)
            #expect(try #require(bar).frame.width == 3)
            hover(292, 200)
            #expect(try #require(bar).frame.width == 9)
            #expect(try #require(bar).frame.maxX == 297)
            // It stays while the pointer does.
            screen.advance(by: 5)
            #expect(try #require(bar).opacity == 1)
            hover(150, 200)
            screen.advance(by: 2)
            #expect(bar == nil)
        }

        @Test func theThumbIsDraggedToBothEnds() throws {
            hover(292, 10)
            let thumb = try #require(bar).frame
            mouse(.began, 292, thumb.midY)
            #expect(scrollView.isTracking)
            mouse(.moved, 292, thumb.midY + (400 - 6 - thumb.height) / 2)
            #expect(abs(scrollView.contentOffset.y - 1_800) < 1)
            // The pointer may leave the bar while it holds it, and the thumb stops at the ends.
            mouse(.moved, 20, 900)
            #expect(scrollView.contentOffset.y == 3_600)
            mouse(.moved, 20, -900)
            #expect(scrollView.contentOffset.y == 0)
            mouse(.ended, 20, -900)
            screen.settle()
            #expect(!scrollView.isTracking && scrollView.contentOffset.y == 0)
            #expect(log.events == ["begin", "end false"])
        }

        @Test func contentBeyondAnEdgeReturnsWhenThePointerTakesTheBar() throws {
            hover(292, 10)
            screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), duration: 0.2)
            #expect(scrollView.contentOffset.y < 0)
            let thumb = try #require(bar).frame.midY - scrollView.contentOffset.y
            mouse(.began, 292, thumb)
            #expect(scrollView.contentOffset.y == 0)
            mouse(.ended, 292, thumb)
        }

        @Test func aClickBesideTheThumbTurnsPages() throws {
            hover(292, 390)
            mouse(.began, 292, 390)
            mouse(.ended, 292, 390)
            screen.settle()
            #expect(scrollView.contentOffset.y == 360)
            // Held down, it goes on until the thumb is under the pointer.
            mouse(.began, 292, 390)
            screen.advance(by: 10)
            mouse(.ended, 292, 390)
            screen.settle()
            let thumb = try #require(scrollView.indicator(.vertical))
            #expect(thumb.start <= 390 && thumb.start + thumb.length >= 390)
            hover(292, 5)
            mouse(.began, 292, 5)
            mouse(.ended, 292, 5)
            screen.settle()
            #expect(try #require(scrollView.indicator(.vertical)).start < thumb.start)
        }

        @Test func fingersAndOtherButtonsLeaveItAlone() throws {
            hover(292, 200)
            screen.touchDown(at: CGPoint(x: 292, y: 300))
            #expect(scrollView.contentOffset.y == 0)
            screen.touchUp()
            screen.settle()
            #expect(scrollView.contentOffset.y == 0)
        }

        @Test func contentThatFitsHasNone() {
            scrollView.contentSize = CGSize(width: 300, height: 400)
            hover(292, 200)
            #expect(bar == nil)
            mouse(.began, 292, 200)
            #expect(!scrollView.isTracking || scrollView.scrollBar == nil)
            mouse(.ended, 292, 200)
        }

        @Test func aHorizontalBarIsAtTheBottom() throws {
            scrollView.contentSize = CGSize(width: 3_000, height: 400)
            hover(150, 395)
            #expect(try #require(bar).frame.height == 9)
            let thumb = try #require(bar).frame
            mouse(.began, thumb.midX, 395)
            mouse(.moved, 900, 395)
            #expect(scrollView.contentOffset.x == 2_700)
            mouse(.ended, 900, 395)
        }
    }
}

@MainActor
private final class DragLog: NSObject, UIScrollViewDelegate {
    var events: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("end \(decelerate)")
    }
}
