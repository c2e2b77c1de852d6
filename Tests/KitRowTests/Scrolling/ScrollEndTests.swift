import Testing
import UIKit
import UIKitTesting

/// Tests that the delegate hears of exactly one end for each beginning, whatever interrupts.
@Suite(.serialized) @MainActor struct ScrollEndTests {
    /// A delegate that records beginnings and ends.
    private final class Log: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var zoomed: UIView?
        /// Actions for the next call of a name.
        var actions: [String: (UIScrollView) -> Void] = [:]

        private func record(_ call: String, _ view: UIScrollView) {
            calls.append(call)
            actions.removeValue(forKey: call)?(view)
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("drag", scrollView) }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            record("drag ends, decelerates: \(decelerate)", scrollView)
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("deceleration", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("deceleration ends", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("animation ends", scrollView) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            record("zoom \(view?.tag ?? -1)", scrollView)
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            record("zoom \(view?.tag ?? -1) ends at \(scale)", scrollView)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let pictures = [UIView(), UIView()]
    private let log = Log()

    init() {
        view.contentSize = CGSize(width: 600, height: 3000)
        for (tag, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: 0, y: 0, width: 600, height: 3000)
            picture.tag = tag
            view.addSubview(picture)
        }
        log.zoomed = pictures[0]
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
    }

    private func fling() {
        screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
    }

    private let wholeDrag = ["drag", "drag ends, decelerates: true", "deceleration", "deceleration ends"]

    // MARK: Deceleration

    @Test func aRemovalEndsADeceleration() {
        fling()
        view.removeFromSuperview()
        #expect(log.calls == wholeDrag)
        screen.window.addSubview(view)
        screen.settle()
        #expect(log.calls == wholeDrag)
    }

    @Test func aZoomEndsADeceleration() {
        fling()
        view.setZoomScale(2, animated: true)
        screen.settle()
        #expect(log.calls == wholeDrag + ["zoom 0", "zoom 0 ends at 2.0"])
    }

    @Test func anAnimationBegunInTheCallbackEndsOnceADragTakesOver() {
        fling()
        log.actions["deceleration ends"] = { $0.setContentOffset(.zero, animated: true) }
        screen.scroll(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.settle()
        #expect(log.calls.filter { $0 == "animation ends" }.count == 1)
        #expect(log.calls.filter { $0 == "drag" }.count == log.calls.filter { $0.hasPrefix("drag ends") }.count)
    }

    @Test func aMovementBegunInDidEndDraggingTakesThePlaceOfTheDeceleration() {
        log.actions["drag ends, decelerates: true"] = { $0.setContentOffset(.zero, animated: true) }
        fling()
        screen.settle()
        #expect(log.calls == ["drag", "drag ends, decelerates: true", "animation ends"])
        #expect(view.contentOffset == .zero)
    }

    @Test func aMovementBegunInWillBeginDraggingEndsTheClickOfAWheel() {
        log.actions["drag"] = { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
        screen.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 100, y: 100))
        screen.settle()
        #expect(log.calls == ["drag", "drag ends, decelerates: false", "animation ends"])
        #expect(view.contentOffset.y == 700)
    }

    @Test func fingersOnATouchpadAreLiftedIfScrollingIsDisabled() {
        log.actions["drag"] = { view in view.isScrollEnabled = false }
        screen.scroll(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.settle()
        #expect(log.calls == ["drag", "drag ends, decelerates: false"])
        #expect(!view.isTracking && !view.isDragging)
    }

    @Test func aTouchThatStopsABounceLetsItGoAlthoughScrollingIsDisabled() {
        view.contentOffset = .zero
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.05)
        #expect(view.contentOffset.y < 0)
        view.isScrollEnabled = false
        screen.touchDown(at: CGPoint(x: 100, y: 200))
        #expect(view.contentOffset.y < 0)
        screen.touchUp()
        screen.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func aTouchThatStopsAPageLetsItGo() {
        view.isPagingEnabled = true
        screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
        let offset = view.contentOffset.y
        screen.touchDown(at: CGPoint(x: 100, y: 200))
        screen.advance(by: 0.1)
        #expect(view.contentOffset.y == offset && offset > 0 && offset < 400)
        screen.touchUp()
        screen.settle()
        #expect(view.contentOffset.y == 0 || view.contentOffset.y == 400)
    }

    // MARK: Zooming

    /// Puts two fingers on the content and moves them apart.
    private func pinch() {
        screen.touchDown(1, at: CGPoint(x: 120, y: 200))
        screen.touchDown(2, at: CGPoint(x: 180, y: 200))
        for step in 1...5 {
            screen.touchMove(1, to: CGPoint(x: 120 - step * 4, y: 200))
            screen.touchMove(2, to: CGPoint(x: 180 + step * 4, y: 200))
            screen.advance(by: 0.016)
        }
        #expect(view.isZooming)
    }

    private func lift() {
        screen.touchUp(1)
        screen.touchUp(2)
    }

    @Test func anAnimatedZoomTakesOverFromAPinch() {
        pinch()
        view.setZoomScale(2.5, animated: true)
        #expect(!view.isZooming && view.isZoomAnimating)
        lift()
        screen.settle()
        #expect(log.calls == ["zoom 0", "zoom 0 ends at 2.5"])
        #expect(view.zoomScale == 2.5)
    }

    @Test func aPinchContinuesFromAScaleThatCodeHasSet() {
        pinch()
        view.zoomScale = 0.75
        screen.touchMove(1, to: CGPoint(x: 99, y: 200))
        #expect(view.isZooming && abs(view.zoomScale - 0.75) < 0.05)
        lift()
        screen.settle()
        #expect(log.calls.first == "zoom 0" && log.calls.count == 2)
    }

    @Test func aPinchTakesOverFromAnAnimation() {
        view.setZoomScale(2, animated: true)
        screen.advance(by: 0.1)
        pinch()
        lift()
        screen.settle()
        #expect(log.calls.first == "zoom 0" && log.calls.count == 2)
        #expect(log.calls.last?.hasPrefix("zoom 0 ends") == true)
    }

    @Test func aScaleThatIsSetEndsAnAnimation() {
        view.setZoomScale(2, animated: true)
        screen.advance(by: 0.1)
        view.zoomScale = 1.5
        #expect(!view.isZoomAnimating)
        #expect(log.calls == ["zoom 0", "zoom 0 ends at 1.5"])
        screen.settle()
        #expect(log.calls.count == 2 && view.zoomScale == 1.5)
    }

    @Test func theZoomOfAViewEndsBeforeThatOfAnother() {
        view.setZoomScale(2, animated: true)
        screen.advance(by: 0.1)
        log.zoomed = pictures[1]
        view.setZoomScale(1.5, animated: true)
        screen.settle()
        #expect(log.calls == ["zoom 0", "zoom 0 ends at 2.0", "zoom 1", "zoom 1 ends at 1.5"])
    }

    @Test(arguments: [false, true])
    func aRemovalEndsAZoom(byFingers: Bool) {
        if byFingers {
            pinch()
        } else {
            view.setZoomScale(2, animated: true)
            screen.advance(by: 0.1)
        }
        view.removeFromSuperview()
        #expect(log.calls.count == 2 && log.calls.last?.hasPrefix("zoom 0 ends") == true)
        #expect(!view.isZooming && !view.isZoomAnimating && !view.isZoomBouncing)
        if byFingers { lift() }
        screen.window.addSubview(view)
        screen.settle()
        #expect(log.calls.count == 2)
    }
}
