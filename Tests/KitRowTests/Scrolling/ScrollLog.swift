import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit
@testable import UIKitTestSupport

/// A delegate that records its calls, and the offset of every frame.
final class ScrollLog: NSObject, UIScrollViewDelegate {
    /// The calls in order. Consecutive calls of `scrollViewDidScroll` are recorded as one "scroll".
    private(set) var calls: [String] = []
    private(set) var offsets: [CGPoint] = []
    private(set) var velocity = CGPoint.zero
    private(set) var expectedTarget = CGPoint.zero
    /// A closure that replaces the target offset of a drag.
    var target: ((CGPoint) -> CGPoint)?
    var onScroll: ((UIScrollView) -> Void)?
    /// The view that zooms.
    var zoomedView: UIView?

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        if calls.last != "scroll" { calls.append("scroll") }
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        self.velocity = velocity
        expectedTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target(expectedTarget) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("didChangeInset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if calls.last != "zoom" { calls.append("zoom") } }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append(view === zoomedView ? "willBeginZooming" : "willBeginZooming another view")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming \(scale)")
    }
}

/// A scroll view that fills a window of 300 x 400 points, with 300 x 4000 points of content, and
/// the log of its delegate.
@MainActor
struct ScrollStage {
    let window = makeWindow()
    @OnOwnScreen var view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let log = ScrollLog()
    let finger = Finger()

    init(content: CGSize = CGSize(width: 300, height: 4000)) {
        view.contentSize = content
        view.delegate = log
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    /// Drags a finger by equal steps with a frame each, and leaves it there.
    func drag(from start: CGPoint, by step: CGVector, steps: Int) -> CGPoint {
        finger.down(start.x, start.y)
        var place = start
        for _ in 0..<steps {
            place = CGPoint(x: place.x + step.dx, y: place.y + step.dy)
            finger.move(place.x, place.y)
            // Makes the frame for that time. It moves nothing by itself while the finger is down.
            Device.current.clock.tick(to: Device.current.clock.now)
        }
        return place
    }

    /// Drags, and lifts the finger while it moves.
    func fling(from start: CGPoint, by step: CGVector, steps: Int) {
        let end = drag(from: start, by: step, steps: steps)
        finger.up(end.x, end.y, after: 0)
    }

    /// Returns the offsets of the frames until the content rests, or until a time limit.
    func frames(_ seconds: TimeInterval = 8) -> [CGPoint] {
        var offsets = [view.contentOffset]
        let end = Device.current.clock.now + seconds
        while Device.current.clock.now < end, view.isDecelerating || view.isScrollAnimating {
            wait(1.0 / 60)
            offsets.append(view.contentOffset)
        }
        return offsets
    }
}
