import CoreGraphics
import HostInterface
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests a scroll view of 300 x 400 points with a picture of 600 x 800 points.
    @Suite @MainActor struct ZoomingTests {
        private let stage = ScrollStage(content: CGSize(width: 600, height: 800))
        private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
        private let other = Finger(id: 2)
        private var view: UIScrollView { stage.view }
        private var log: ScrollLog { stage.log }

        init() {
            stage.view.addSubview(picture)
            stage.log.zoomedView = picture
            stage.view.minimumZoomScale = 0.5
            stage.view.maximumZoomScale = 3
        }

        // MARK: By code

        @Test func theContentHasTheSizeOfTheZoomedView() {
            #expect(view.zoomScale == 1)
            view.zoomScale = 2
            #expect(view.zoomScale == 2)
            #expect(picture.frame == CGRect(x: 0, y: 0, width: 1200, height: 1600))
            #expect(view.contentSize == CGSize(width: 1200, height: 1600))
            #expect(log.take() == ["scroll", "zoom"])
            view.zoomScale = 1
            #expect(picture.transform == .identity)
            #expect(view.contentSize == CGSize(width: 600, height: 800))
        }

        @Test func theMiddleStaysInTheMiddle() {
            view.contentOffset = CGPoint(x: 120, y: 230)
            let middle = picture.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
            for scale in [2, 1.5, 2.75, 1.25] as [CGFloat] {
                view.setZoomScale(scale, animated: false)
                let shown = picture.convert(middle, to: view)
                #expect(abs(shown.x - view.bounds.midX) < 1e-9 && abs(shown.y - view.bounds.midY) < 1e-9, "\(scale)")
            }
        }

        @Test func theEdgesHavePrecedence() {
            view.contentOffset = CGPoint(x: 300, y: 400)
            view.zoomScale = 0.5
            #expect(view.contentSize == CGSize(width: 300, height: 400))
            #expect(view.contentOffset == .zero)
        }

        @Test func scalesAreLimited() {
            view.zoomScale = 9
            #expect(view.zoomScale == 3)
            view.zoomScale = 0.1
            #expect(view.zoomScale == 0.5)
            view.zoomScale = .nan
            #expect(view.zoomScale == 0.5)
            view.minimumZoomScale = .nan
            #expect(view.minimumZoomScale == 0.5)
        }

        @Test func withoutAViewNothingZooms() {
            log.zoomedView = nil
            view.zoomScale = 2
            view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
            #expect(view.zoomScale == 1 && !view.isZoomAnimating)
            #expect(view.contentSize == CGSize(width: 600, height: 800))
            #expect(log.take().isEmpty)
        }

        @Test func aRectangleFillsTheView() {
            let rect = CGRect(x: 100, y: 200, width: 150, height: 100)
            view.zoom(to: rect, animated: false)
            #expect(view.zoomScale == 2)
            let shown = picture.convert(rect, to: view)
            #expect(shown.width == view.bounds.width)
            #expect(shown.midX == view.bounds.midX && shown.midY == view.bounds.midY)
            view.zoom(to: .null, animated: false)
            #expect(view.zoomScale == 2)
            view.zoom(to: CGRect(x: 300, y: 400, width: 0, height: 0), animated: false)
            #expect(view.zoomScale == 3, "a point is as large as possible")
        }

        @Test func insetsLeaveTheVisiblePart() {
            view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
            let rect = CGRect(x: 100, y: 200, width: 100, height: 100)
            view.zoom(to: rect, animated: false)
            #expect(view.zoomScale == 3)
            #expect(picture.convert(rect, to: view).midY == view.bounds.minY + 250)
        }

        @Test func anAnimationIsReportedAtBothEnds() {
            view.setZoomScale(2, animated: true)
            #expect(view.isZoomAnimating && !view.isZooming && !view.isZoomBouncing)
            #expect(view.zoomScale == 2, "the model is at its goal")
            #expect(log.take() == ["willBeginZooming", "scroll", "zoom"])
            wait(0.15)
            let shown = picture.layer.presentation()?.frame.width ?? 0
            #expect(shown > 650 && shown < 1150)
            wait(0.3)
            #expect(log.take() == ["didEndZooming 2.0"])
            #expect(!view.isZoomAnimating)
        }

        @Test func anotherAnimationRedirectsTheFirst() {
            view.setZoomScale(2, animated: true)
            wait(0.1)
            view.setZoomScale(1.5, animated: true)
            wait(0.6)
            #expect(log.take().filter { $0 != "scroll" && $0 != "zoom" } == ["willBeginZooming", "didEndZooming 1.5"])
        }

        @Test func anAnimationCanBeStopped() {
            view.setZoomScale(2, animated: true)
            wait(0.1)
            view.stopScrollingAndZooming()
            #expect(!view.isZoomAnimating && log.take().last == "didEndZooming 2.0")
            #expect(picture.layer.presentation()?.frame.width ?? 1200 == 1200)
            wait(0.5)
            #expect(log.take().isEmpty, "it ended once")
        }

        @Test func aRotatedViewStaysRotated() {
            picture.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.zoomScale = 2
            #expect(abs(view.zoomScale - 2) < 1e-9)
            #expect(abs(picture.transform.b - 2) < 1e-9 && abs(picture.transform.a) < 1e-9)
        }

        // MARK: By fingers

        /// Puts two fingers down at a distance around a point, and moves them apart or together.
        private func pinch(around point: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int = 20) {
            stage.finger.down(point.x - start / 2, point.y)
            other.down(point.x + start / 2, point.y)
            for step in 1...steps {
                let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
                stage.finger.move(point.x - distance / 2, point.y, after: 1.0 / 120)
                other.move(point.x + distance / 2, point.y, after: 1.0 / 120)
            }
        }

        private func lift(around point: CGPoint, distance: CGFloat) {
            stage.finger.up(point.x - distance / 2, point.y)
            other.up(point.x + distance / 2, point.y)
        }

        @Test func fingersZoomOnlyBetweenDifferentLimits() {
            #expect(view.pinchGestureRecognizer != nil)
            view.maximumZoomScale = 0.5
            #expect(view.pinchGestureRecognizer == nil)
            pinch(around: CGPoint(x: 150, y: 200), from: 50, to: 200)
            #expect(view.zoomScale == 1 && !view.isZooming)
        }

        @Test func theContentUnderTheFingersStaysThere() throws {
            view.contentOffset = CGPoint(x: 150, y: 200)
            let fingers = CGPoint(x: 100, y: 250)
            let anchor = picture.convert(fingers, from: stage.window)
            pinch(around: fingers, from: 100, to: 180)
            #expect(view.isZooming)
            #expect(view.zoomScale > 1.5 && view.zoomScale < 1.9)
            let shown = picture.convert(anchor, to: stage.window)
            // The fingers move one after the other, so their middle isn't constant.
            #expect(abs(shown.x - fingers.x) < 3 && abs(shown.y - fingers.y) < 1)
            lift(around: fingers, distance: 180)
            #expect(!view.isZooming && !view.isZoomBouncing)
            let scale = view.zoomScale
            let calls = log.take().filter { $0 != "scroll" && $0 != "zoom" }
            #expect(calls == ["willBeginZooming", "didEndZooming \(scale)"])
        }

        @Test func beyondTheLimitsTheContentBouncesBack() {
            view.contentOffset = CGPoint(x: 150, y: 200)
            view.zoomScale = 2.5
            _ = log.take()
            let fingers = CGPoint(x: 150, y: 200)
            pinch(around: fingers, from: 60, to: 280)
            #expect(view.zoomScale > 3 && view.zoomScale < 6)
            lift(around: fingers, distance: 280)
            #expect(view.isZoomBouncing && !view.isZooming)
            #expect(view.zoomScale == 3)
            wait(0.5)
            #expect(!view.isZoomBouncing)
            #expect(log.take().last == "didEndZooming 3.0")
        }

        @Test func withoutBouncesItStopsAtTheLimit() {
            view.bouncesZoom = false
            #expect(!view.bouncesZoom)
            view.contentOffset = CGPoint(x: 150, y: 200)
            pinch(around: CGPoint(x: 150, y: 200), from: 40, to: 290)
            #expect(view.zoomScale == 3)
        }

        @Test func aPinchTakesOverFromADrag() {
            stage.finger.down(150, 300)
            for step in 1...6 { stage.finger.move(150, 300 - CGFloat(step) * 8) }
            #expect(view.isDragging)
            other.down(150, 350)
            for step in 1...10 { other.move(150, 350 + CGFloat(step) * 4) }
            #expect(view.isZooming && !view.isDragging)
            stage.finger.up(150, 252)
            other.up(150, 390)
            #expect(log.take().contains("didEndDragging false"))
            // The next drag works as before.
            wait(0.5)
            _ = stage.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -10), steps: 5)
            #expect(view.isDragging)
        }

        @Test func aCancelledPinchEnds() {
            pinch(around: CGPoint(x: 150, y: 200), from: 60, to: 120)
            #expect(view.isZooming)
            stage.finger.cancel(90, 200)
            #expect(!view.isZooming)
            wait(0.5)
            #expect(log.take().last?.hasPrefix("didEndZooming") == true)
        }

        @Test func pagingContentComesToAPage() {
            view.isPagingEnabled = true
            view.contentOffset = CGPoint(x: 100, y: 0)
            let fingers = CGPoint(x: 150, y: 200)
            pinch(around: fingers, from: 100, to: 150)
            #expect(view.isZooming && view.contentOffset.x > 110 && view.contentOffset.x < 290)
            lift(around: fingers, distance: 150)
            wait(1)
            #expect(!view.isZooming && !view.isZoomBouncing)
            #expect([0, 300].contains(view.contentOffset.x) && view.contentOffset.y == 0)
        }

        /// Code scrolls to a page during a pinch. The fingers lift on the way there, after a further movement or not.
        @Test(arguments: [true, false]) func codeSendsPagingContentToAPageInAPinch(isMovedOn: Bool) {
            view.isPagingEnabled = true
            let fingers = CGPoint(x: 150, y: 200)
            pinch(around: fingers, from: 100, to: 150)
            view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
            wait(0.1)
            #expect(view.isZooming && view.isScrollAnimating)
            if isMovedOn { other.move(fingers.x + 80, fingers.y) }
            #expect(view.isScrollAnimating != isMovedOn)
            lift(around: fingers, distance: isMovedOn ? 160 : 150)
            wait(1)
            #expect(!view.isZooming && !view.isZoomBouncing && !view.isScrollAnimating)
            #expect([0, 300].contains(view.contentOffset.x) && view.contentOffset.y == 0)
            #expect(isMovedOn || view.contentOffset.x == 300)
            #expect(log.take().count { $0 == "didEndScrollingAnimation" } == 1)
        }

        @Test func aScaleThatReturnsToALimitEndsAnAnimationOfTheOffset() {
            view.isPagingEnabled = true
            let fingers = CGPoint(x: 150, y: 200)
            pinch(around: fingers, from: 60, to: 280)
            view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
            wait(0.1)
            #expect(view.zoomScale > 3 && view.isScrollAnimating)
            lift(around: fingers, distance: 280)
            #expect(view.isZoomBouncing && !view.isScrollAnimating)
            wait(1)
            #expect(view.zoomScale == 3 && view.contentOffset.x.truncatingRemainder(dividingBy: 300) == 0)
            #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
        }

        // MARK: By a wheel

        @Test(arguments: [HostScroll.Unit.point, .click])
        func fingersThatPinchHoldTheContent(against unit: HostScroll.Unit) {
            let middle = CGPoint(x: 150, y: 200)
            view.contentOffset = CGPoint(x: 150, y: 200)
            pinch(around: middle, from: 100, to: 150)
            let held = view.contentOffset
            for phase in [HostScroll.Phase.changed, .ended] {
                OwnScreen.main.deliver(
                    HostScroll(
                        phase: phase,
                        delta: phase == .changed ? CGVector(dx: 0, dy: 9) : .zero,
                        unit: unit,
                        location: middle,
                        time: Device.current.clock.now
                    )
                )
            }
            wait(0.5)
            #expect(view.isZooming && !view.isDragging && !view.isDecelerating && view.contentOffset == held)
            lift(around: middle, distance: 150)
            wait(1)
            #expect(view.contentOffset == held)
        }

        /// - Returns: Whether the content zooms.
        private func turnWheel(_ clicks: CGFloat, at place: CGPoint = CGPoint(x: 100, y: 100)) -> Bool {
            let scroll = HostScroll(
                phase: .changed,
                delta: CGVector(dx: 0, dy: clicks),
                unit: .click,
                velocity: .zero,
                location: place,
                time: Device.current.clock.now,
                modifiers: .control
            )
            return OwnScreen.main.zoomContent(by: scroll)
        }

        @Test func aWheelZoomsAroundThePointerWhileControlIsHeld() {
            view.contentOffset = CGPoint(x: 100, y: 100)
            let anchor = picture.convert(CGPoint(x: 100, y: 100), from: stage.window)
            _ = log.take()
            #expect(turnWheel(-1) && turnWheel(-1))
            #expect(abs(view.zoomScale - 1.44) < 1e-9)
            let shown = picture.convert(anchor, to: stage.window)
            #expect(abs(shown.x - 100) < 1e-9 && abs(shown.y - 100) < 1e-9)
            wait(1)
            let calls = log.take().filter { $0 != "scroll" && $0 != "zoom" }
            #expect(calls == ["willBeginZooming", "didEndZooming \(view.zoomScale)"])
            #expect(turnWheel(9) && view.zoomScale == 0.5)
        }

        @Test func contentThatDoesNotZoomLeavesTheWheel() {
            view.maximumZoomScale = 0.5
            #expect(!turnWheel(-1))
            view.maximumZoomScale = 3
            view.frame.size.height = 50
            #expect(!turnWheel(-1), "the pointer is elsewhere")
            #expect(view.zoomScale == 1)
        }

        // MARK: Constraints

        @Test func contentByConstraintsZooms() {
            picture.removeFromSuperview()
            let laidOut = UIView()
            laidOut.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(laidOut)
            let guide = view.contentLayoutGuide
            NSLayoutConstraint.activate([
                laidOut.leftAnchor.constraint(equalTo: guide.leftAnchor),
                laidOut.rightAnchor.constraint(equalTo: guide.rightAnchor),
                laidOut.topAnchor.constraint(equalTo: guide.topAnchor),
                laidOut.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                laidOut.widthAnchor.constraint(equalToConstant: 400),
                laidOut.heightAnchor.constraint(equalToConstant: 500),
            ])
            log.zoomedView = laidOut
            view.layoutIfNeeded()
            #expect(view.contentSize == CGSize(width: 400, height: 500))
            view.zoomScale = 2
            for _ in 0..<3 {
                view.setNeedsLayout()
                view.layoutIfNeeded()
                #expect(view.contentSize == CGSize(width: 800, height: 1000))
                #expect(laidOut.frame == CGRect(x: 0, y: 0, width: 800, height: 1000))
            }
        }
    }
}
