import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ScrollToTopTests {
        private final class Top: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            var may = true

            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                calls.append("should")
                return may
            }

            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEnd") }
        }

        private let stage = ScrollStage()
        private let delegate = Top()
        private var view: UIScrollView { stage.view }

        init() {
            OwnScreen.main.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            stage.view.delegate = delegate
            stage.window.layoutIfNeeded()
            stage.view.contentOffset.y = 1000
        }

        @Test func aTapOnTheStatusBarScrollsToTheTop() {
            stage.finger.tap(150, 10)
            #expect(view.isScrollAnimating)
            wait(0.5)
            #expect(view.contentOffset.y == -20)
            #expect(delegate.calls == ["should", "did"])
            stage.finger.tap(150, 10)
            #expect(delegate.calls.count == 2, "it is there already")
        }

        @Test func theDelegateAndTheViewMayRefuse() {
            delegate.may = false
            stage.finger.tap(150, 10)
            #expect(!view.isScrollAnimating && delegate.calls == ["should"])
            delegate.may = true
            view.scrollsToTop = false
            stage.finger.tap(150, 10)
            #expect(!view.isScrollAnimating && delegate.calls == ["should"])
        }

        @Test func withSeveralViewsNoneScrolls() {
            let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
            stage.window.addSubview(other)
            stage.finger.tap(150, 10)
            #expect(!view.isScrollAnimating)
            other.scrollsToTop = false
            stage.finger.tap(150, 10)
            #expect(view.isScrollAnimating)
        }

        @Test func aPageBesideTheScreenDoesNotCount() {
            let page = UIScrollView(frame: stage.window.bounds.offsetBy(dx: stage.window.bounds.width, dy: 0))
            stage.window.addSubview(page)
            stage.finger.tap(150, 10)
            #expect(view.isScrollAnimating)
        }

        @Test func aTouchElsewhereIsNotATapThere() {
            stage.finger.tap(150, 30)
            #expect(delegate.calls.isEmpty)
            stage.finger.down(150, 10)
            stage.finger.move(150, 300)
            stage.finger.up(150, 300)
            #expect(delegate.calls.isEmpty && view.contentOffset.y == 1000)
            stage.finger.down(150, 10)
            stage.finger.cancel(150, 10)
            #expect(delegate.calls.isEmpty)
        }

        @Test func anotherAnimationEndsAsItself() {
            stage.finger.tap(150, 10)
            wait(0.1)
            view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            wait(0.8)
            #expect(delegate.calls == ["should", "didEnd"])
        }
    }
}
