import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Has the relation of `UITableView` to `UIScrollView`: a subclass whose delegate has its own type.
private protocol ListDelegate: UIScrollViewDelegate {}
private final class ListLog: NSObject, ListDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
private class List: UIScrollView {
    var delegate: (any ListDelegate)? {
        get { scrollDelegate as? any ListDelegate }
        set { scrollDelegate = newValue }
    }
}
private final class WatchedList: List {
    var layouts = 0
    override var delegate: (any ListDelegate)? { didSet {} }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct UIScrollViewTests {
        let stage = ScrollStage()
        var view: UIScrollView { stage.view }
        var log: ScrollLog { stage.log }

        @Test func theOffsetIsTheOriginOfTheBounds() {
            view.contentOffset = CGPoint(x: 0, y: 120)
            #expect(view.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
            view.bounds.origin.y = 130.25
            #expect(view.contentOffset.y == 130.25, "code may put it between pixels")
            #expect(log.offsets.map(\.y) == [120, 130.25])
            view.contentOffset.y = 130.25
            #expect(log.offsets.count == 2, "nothing changed")
        }

        @Test func aSubclassMayHaveADelegateOfItsOwn() {
            let list = WatchedList(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let delegate = ListLog()
            list.delegate = delegate
            list.contentOffset.y = 5
            #expect(delegate.scrolls == 1)
            #expect((list as UIScrollView).delegate === delegate)
        }

        @Test func everyChangeOfTheOffsetMeansLayout() {
            let list = WatchedList(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            list.layoutIfNeeded()
            let before = list.layouts
            list.contentOffset.y = 5
            list.layoutIfNeeded()
            #expect(list.layouts == before + 1)
            list.contentOffset.y = 5
            list.layoutIfNeeded()
            #expect(list.layouts == before + 1)
        }

        @Test func contentAtRestComesBackWhenItShrinks() {
            view.contentOffset.y = 3000
            view.contentSize.height = 2000
            #expect(view.contentOffset.y == 1600)
            view.contentInset.bottom = 100
            #expect(view.contentOffset.y == 1600)
            view.contentOffset.y = 1700
            view.contentInset.bottom = 0
            #expect(view.contentOffset.y == 1600)
            view.frame.size.height = 500
            #expect(view.contentOffset.y == 1500)
            view.contentSize.height = 10
            #expect(view.contentOffset.y == 0)
            view.contentOffset.y = 5000
            #expect(view.contentOffset.y == 5000, "but code may put it anywhere")
        }

        @Test func contentAtItsTopStaysThere() {
            view.contentInset.top = 40
            #expect(view.contentOffset.y == -40)
            view.contentOffset.y = 10
            view.contentInset.top = 60
            #expect(view.contentOffset.y == 10, "elsewhere it does not move")
        }

        @Test func theSafeAreaIsAddedWhereTheContentScrolls() {
            OwnScreen.main.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10))
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(log.take() == ["scroll", "didChangeInset"])
            #expect(view.contentOffset.y == -47)
            view.contentInset.top = 3
            #expect(view.adjustedContentInset.top == 50)
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 10))
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            view.contentSize.height = 100
            #expect(view.adjustedContentInset.top == 3)
            view.alwaysBounceVertical = true
            #expect(view.adjustedContentInset.top == 50)
        }

        @Test func showingARectangleMovesNoFurtherThanNeeded() {
            view.contentInset.top = 50
            view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 40), animated: false)
            #expect(view.contentOffset.y == 640)
            view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 40), animated: false)
            #expect(view.contentOffset.y == 640)
            view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 40), animated: false)
            #expect(view.contentOffset.y == 550, "below what the inset covers")
            view.scrollRectToVisible(CGRect(x: 0, y: 3990, width: 10, height: 400), animated: false)
            #expect(view.contentOffset.y == 3600, "and not beyond the content")
            view.scrollRectToVisible(.null, animated: false)
            #expect(view.contentOffset.y == 3600)
        }

        @Test func anAnimatedMoveIsCalledForEveryFrame() {
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            #expect(view.isScrollAnimating)
            #expect(view.contentOffset.y == 0)
            let frames = stage.frames()
            #expect(log.take() == ["scroll", "didEndScrollingAnimation"])
            #expect(frames.map(\.y) == frames.map(\.y).sorted())
            #expect(frames.last?.y == 600)
            #expect(log.offsets.count >= 17 && log.offsets.count <= 19, "0.3 s")
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            wait(0.5)
            #expect(log.take().isEmpty, "it was there already")
        }

        @Test func anAnimatedMoveTurnsWithoutAKink() {
            func kinks(turning: Bool) -> (largest: CGFloat, end: CGFloat) {
                view.setContentOffset(.zero, animated: false)
                view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
                var offsets = [view.contentOffset.y]
                for frame in 0..<60 {
                    if turning, frame == 8 { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
                    wait(1.0 / 60)
                    offsets.append(view.contentOffset.y)
                }
                let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
                return (zip(steps.dropFirst(), steps).map { abs($0 - $1) }.max() ?? 0, offsets.last ?? 0)
            }
            let straight = kinks(turning: false)
            let turned = kinks(turning: true)
            #expect(turned.end == 100)
            // A turn only adds its own distance, 500 points after 600. Rounding to pixels adds a point or two.
            #expect(turned.largest <= straight.largest * (1 + 500.0 / 600) + 2)
            #expect(log.take().filter { $0 != "scroll" } == Array(repeating: "didEndScrollingAnimation", count: 2))
        }

        @Test func movesWithoutAnimationEndWhatWasUnderWay() {
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            wait(0.1)
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            #expect(!view.isScrollAnimating)
            wait(0.5)
            #expect(view.contentOffset.y == 50)
        }

        @Test func contentThatIsStoppedBeyondAnEdgeReturns() {
            stage.fling(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 15), steps: 8)
            wait(0.05)
            #expect(view.isDecelerating && view.contentOffset.y < 0)
            view.stopScrollingAndZooming()
            #expect(!view.isDecelerating && view.contentOffset.y == 0)
            wait(0.5)
            #expect(view.contentOffset.y == 0)
        }

        @Test func contentThatIsMovedUnderAnAnimationGoesOnFromThere() {
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            wait(0.15)
            let place = view.contentOffset.y
            view.contentOffset.y = place + 1000
            wait(1.0 / 60)
            #expect(abs(view.contentOffset.y - place - 1000) < 60)
            wait(0.5)
            #expect(view.contentOffset.y == 1600)
        }

        @Test func anAnimationEndsWithinContentThatShrinksMeanwhile() {
            view.setContentOffset(CGPoint(x: 0, y: 3600), animated: true)
            wait(0.1)
            view.contentSize.height = 1000
            wait(0.5)
            #expect(view.contentOffset.y == 600)
        }

        @Test func inAnAnimationBlockTheOffsetMovesLikeAnyBounds() throws {
            UIView.animate(withDuration: 1) { view.contentOffset.y = 100 }
            #expect(view.contentOffset.y == 100)
            wait(0.5)
            let shown = try #require(view.layer.presentation()).bounds.minY
            #expect(abs(shown - 50) < 2)
            #expect(log.offsets.map(\.y) == [100], "the delegate hears of it once")
        }

        @Test func viewsPutInStayBehindTheIndicators() {
            view.flashScrollIndicators()
            wait(0.3)
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.addSubview(row)
            view.bringSubviewToFront(row)
            #expect(view.subviews == [row], "nobody finds them among the subviews")
            let bars = view.layer.sublayers?.filter { $0 !== row.layer } ?? []
            #expect(bars.count == 2)
            #expect(bars.allSatisfy { $0.zPosition > row.layer.zPosition })
            #expect(bars.contains { $0.opacity == 1 && !$0.isHidden && $0.frame.width == 3 })
            wait(3)
            #expect(bars.allSatisfy { $0.opacity == 0 })
        }
    }
}
