import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DraggingTests {
        let stage = ScrollStage()
        var view: UIScrollView { stage.view }
        var log: ScrollLog { stage.log }

        private let middle = CGPoint(x: 150, y: 350)

        @Test func theDelegateHearsOfADragInOrder() {
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -15), steps: 8)
            #expect(
                log.take() == [
                    "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                ]
            )
            #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
            _ = stage.frames()
            #expect(log.take() == ["scroll", "didEndDecelerating"])
            #expect(!view.isDecelerating)
        }

        @Test func aFingerThatRestsBeforeItIsLiftedFlingsNothing() {
            let end = stage.drag(from: middle, by: CGVector(dx: 0, dy: -15), steps: 8)
            #expect(view.isDragging && view.isTracking)
            wait(0.3)
            stage.finger.up(end.x, end.y)
            #expect(log.take() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
            #expect(log.velocity == .zero)
            let place = view.contentOffset
            wait(0.5)
            #expect(view.contentOffset == place)
        }

        @Test func contentFollowsTheFingerWithoutAJumpAtTheStart() {
            let end = stage.drag(from: middle, by: CGVector(dx: 0, dy: -4), steps: 30)
            // The first 10 points move nothing. After that, each point counts.
            #expect(log.offsets.first?.y == 2)
            #expect(view.contentOffset.y == middle.y - end.y - 10)
        }

        @Test(arguments: [-4, -9, -20, -45] as [CGFloat]) func aFlingGoesOnWhereTheDragLetGo(step: CGFloat) {
            view.contentOffset.y = 1000
            stage.fling(from: CGPoint(x: 150, y: 380), by: CGVector(dx: 0, dy: step), steps: 8)
            #expect(abs(log.velocity.y - -step * 60 / 1000) < 0.001, "points per millisecond")
            let dragged = log.offsets.suffix(2).map(\.y)
            let frames = stage.frames().map(\.y)
            #expect(frames[0] == dragged[1], "lifting moves nothing")
            let steps = zip(frames.dropFirst(), frames).map { $0 - $1 }
            #expect(abs(steps[0] - -step) <= abs(step) * 0.05 + 1, "and the first frame goes on as fast")
            // The content decelerates, within the rounding to pixels.
            for (next, last) in zip(steps.dropFirst(), steps) { #expect(next <= last + 1) }
            // UIKit's prediction is off by a thousandth of the distance.
            let error = 1 + abs(log.velocity.y) * 0.5
            #expect(abs(frames[frames.count - 1] - log.expectedTarget.y) <= error, "to where it said")
        }

        @Test func aTouchCatchesAFlingWithoutAJump() {
            view.contentOffset.y = 1000
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 6)
            wait(0.2)
            _ = log.take()
            let place = view.contentOffset
            stage.finger.down(150, 200, after: 0)
            #expect(!view.isDecelerating && view.isTracking)
            #expect(log.take() == ["didEndDecelerating"])
            wait(0.3)
            #expect(view.contentOffset == place)
            for step in 1...6 { stage.finger.move(150, 200 + CGFloat(step) * 5) }
            #expect(abs(view.contentOffset.y - (place.y - 20)) <= 10.5)
            stage.finger.up(150, 230, after: 0.2)
            #expect(log.take() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
        }

        @Test func aTouchThatCatchesAFlingIsNoTap() {
            let journal = Journal()
            let content = TouchView("content", CGRect(x: 0, y: 0, width: 300, height: 4000), journal)
            view.addSubview(content)
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 6)
            wait(0.2)
            _ = journal.take()
            stage.finger.tap(100, 100)
            wait(0.5)
            #expect(journal.take().isEmpty)
            stage.finger.tap(100, 100)
            wait(0.5)
            #expect(journal.take().count == 2, "the next one is")
        }

        @Test func contentHearsOfATouchLaterAndLosesItToADrag() {
            let journal = Journal()
            let content = TouchView("content", CGRect(x: 0, y: 0, width: 300, height: 4000), journal)
            view.addSubview(content)
            stage.finger.down(10, 300)
            #expect(journal.take().isEmpty)
            wait(0.2)
            #expect(journal.take() == ["content began 10,300"])
            for step in 1...5 { stage.finger.move(10, 300 - CGFloat(step) * 10) }
            #expect(view.isDragging)
            #expect(journal.take().last?.hasPrefix("content cancelled") == true)
            stage.finger.up(10, 250)
            #expect(journal.take().isEmpty)
        }

        @Test func contentKeepsTouchesThatItMayKeep() {
            let content = TouchView("content", CGRect(x: 0, y: 0, width: 300, height: 4000), Journal())
            view.addSubview(content)
            view.canCancelContentTouches = false
            stage.finger.down(10, 300)
            wait(0.2)
            for step in 1...5 { stage.finger.move(10, 300 - CGFloat(step) * 10) }
            #expect(!view.isDragging)
            #expect(view.contentOffset == .zero)
            stage.finger.up(10, 250)
            // A drag that begins before the content receives the touch still takes it.
            stage.fling(from: CGPoint(x: 10, y: 300), by: CGVector(dx: 0, dy: -15), steps: 5)
            #expect(view.contentOffset.y > 0)
        }

        @Test(arguments: [CGFloat(0), 3600]) func contentPulledBeyondAnEdgeComesBack(edge: CGFloat) {
            view.contentOffset.y = edge
            let direction: CGFloat = edge == 0 ? 1 : -1
            let start = CGPoint(x: 150, y: edge == 0 ? 50 : 350)
            let end = stage.drag(from: start, by: CGVector(dx: 0, dy: 12 * direction), steps: 20)
            let out = (view.contentOffset.y - edge) * -direction
            #expect(out > 60 && out < 240 * 0.55, "the band gives way less and less: \(out)")
            wait(0.2)
            #expect((view.contentOffset.y - edge) * -direction == out, "and holds while the finger does")
            stage.finger.up(end.x, end.y)
            #expect(log.take().contains("didEndDragging true"))
            let frames = stage.frames().map(\.y)
            #expect(frames.last == edge)
            for (next, last) in zip(frames.dropFirst(), frames) {
                #expect(abs(next - edge) <= abs(last - edge), "straight back")
                #expect(abs(next - last) < out / 5)
            }
            #expect(log.take() == ["scroll", "didEndDecelerating"])
        }

        @Test func aFlingThroughAnEdgeSwingsOutAndBack() {
            view.contentOffset.y = 3000
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -40), steps: 6)
            let frames = stage.frames().map(\.y)
            let farthest = frames.max() ?? 0
            #expect(farthest > 3620)
            #expect(frames.last == 3600)
            #expect(log.expectedTarget.y == 3600)
            let steps = zip(frames.dropFirst(), frames).map { $0 - $1 }
            let kinks = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
            #expect(kinks.max() ?? 0 < 14, "the edge is no wall: \(steps)")
        }

        @Test func withoutBouncesTheEdgeIsAWall() {
            view.bounces = false
            stage.fling(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 20), steps: 6)
            _ = stage.frames()
            view.contentOffset.y = 3500
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 6)
            _ = stage.frames()
            #expect(log.offsets.allSatisfy { (0...3600).contains($0.y) })
            #expect(view.contentOffset.y == 3600)
        }

        @Test func aFingerThatOnlyHoldsBouncingContentLetsItGoBack() {
            stage.fling(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 30), steps: 6)
            wait(0.05)
            let place = view.contentOffset.y
            #expect(place < -20)
            stage.finger.down(150, 200, after: 0)
            view.contentSize.height += 10
            wait(0.2)
            #expect(view.contentOffset.y == place)
            stage.finger.up(150, 200)
            _ = stage.frames()
            #expect(view.contentOffset.y == 0)
        }

        @Test func theDelegateMayChooseWhereAFlingEnds() {
            view.contentOffset.y = 1000
            log.target = { CGPoint(x: $0.x, y: ($0.y / 250).rounded() * 250) }
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 6)
            let frames = stage.frames().map(\.y)
            let target = (log.expectedTarget.y / 250).rounded() * 250
            #expect(frames.last == target)
            let steps = zip(frames.dropFirst(), frames).map { $0 - $1 }
            #expect(abs(steps[0] - 20) < 3)
        }

        @Test func aPagingViewRestsAtPages() {
            view.isPagingEnabled = true
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -10), steps: 5)
            _ = stage.frames()
            #expect(view.contentOffset.y == 400)
            let end = stage.drag(from: middle, by: CGVector(dx: 0, dy: -10), steps: 10)
            wait(0.3)
            stage.finger.up(end.x, end.y)
            _ = stage.frames()
            #expect(view.contentOffset.y == 400, "less than half a page, and no fling")
        }

        @Test func contentPutElsewhereInADragOrAFlingGoesOnFromThere() {
            let end = stage.drag(from: middle, by: CGVector(dx: 0, dy: -10), steps: 6)
            view.contentOffset.y += 1000
            let place = view.contentOffset.y
            stage.finger.move(end.x, end.y - 10)
            #expect(view.contentOffset.y == place + 10)
            stage.finger.up(end.x, end.y - 10, after: 0)
            wait(0.1)
            view.contentOffset.y += 500
            let moved = view.contentOffset.y
            wait(1.0 / 60)
            #expect(view.contentOffset.y > moved && view.contentOffset.y < moved + 20)
        }

        @Test func aDelegateThatHoldsTheContentAtItsTopIsHeard() {
            log.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
            stage.fling(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 20), steps: 6)
            #expect(view.contentOffset.y == 0)
            let frames = stage.frames(4)
            #expect(frames.allSatisfy { $0.y == 0 })
            #expect(!view.isDecelerating)
        }

        @Test func onlyDragsAlongAnAxisWithContentMoveIt() {
            stage.fling(from: middle, by: CGVector(dx: -20, dy: 0), steps: 5)
            #expect(log.take().isEmpty)
            view.contentSize.height = 100
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 5)
            #expect(log.take().isEmpty)
            view.alwaysBounceVertical = true
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 5)
            #expect(log.take().first == "willBeginDragging")
            _ = stage.frames()
            #expect(view.contentOffset == .zero)
        }

        @Test func aLockedDragKeepsToItsAxis() {
            view.contentSize = CGSize(width: 2000, height: 4000)
            view.isDirectionalLockEnabled = true
            var end = stage.drag(from: middle, by: CGVector(dx: -1, dy: -12), steps: 3)
            for _ in 0..<5 {
                end = CGPoint(x: end.x - 20, y: end.y - 5)
                stage.finger.move(end.x, end.y)
            }
            #expect(view.contentOffset.x == 0)
            #expect(view.contentOffset.y > 20)
        }

        @Test func aScrollViewInAnotherTakesTheDragsOfItsAxis() {
            let row = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            row.contentSize = CGSize(width: 1500, height: 100)
            view.addSubview(row)
            stage.fling(from: CGPoint(x: 250, y: 150), by: CGVector(dx: -15, dy: 0), steps: 6)
            #expect(row.contentOffset.x > 30)
            #expect(view.contentOffset.y == 0)
            wait(5)
            stage.fling(from: CGPoint(x: 250, y: 190), by: CGVector(dx: 0, dy: -15), steps: 6)
            #expect(view.contentOffset.y > 30)
        }

        @Test func aDisabledViewStaysWhereItIs() {
            view.isScrollEnabled = false
            stage.fling(from: middle, by: CGVector(dx: 0, dy: -20), steps: 5)
            #expect(view.contentOffset == .zero)
            #expect(log.take().isEmpty)
        }

        @Test func codeMayTakeTheContentOverInTheMiddleOfADrag() {
            let end = stage.drag(from: middle, by: CGVector(dx: 0, dy: -10), steps: 6)
            view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            stage.finger.move(end.x, end.y - 10)
            stage.finger.up(end.x, end.y - 10)
            wait(0.5)
            #expect(view.contentOffset.y == 900)
            #expect(
                log.take() == [
                    "willBeginDragging", "scroll", "didEndDragging false", "scroll", "didEndScrollingAnimation",
                ]
            )
        }
    }
}
