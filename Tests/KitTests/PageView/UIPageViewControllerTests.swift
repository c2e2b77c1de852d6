import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PageViewTests {
        final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            var pages: [UIViewController] = []
            var log: [String] = []
            var count = -1

            private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -9 }
            private func page(_ index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { page(index(viewController) - 1) }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { page(index(viewController) + 1) }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                willTransitionTo pendingViewControllers: [UIViewController]
            ) { log.append("will \(pendingViewControllers.map(index))") }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController],
                transitionCompleted completed: Bool
            ) { log.append("did \(previousViewControllers.map(index)) \(completed)") }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let source = Source()
        private let life = LifeCycleLog()
        private let controller: UIPageViewController

        init() {
            controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            source.pages = (0..<3).map { LoggingController("\($0)", life) }
            controller.dataSource = source
            controller.delegate = source
            controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            screen.show(controller)
            screen.settle()
        }

        private func x(_ index: Int) -> CGFloat { screen.presentedFrame(of: source.pages[index].view).minX }
        private var shown: Int? { source.pages.firstIndex { $0 === controller.viewControllers?.first } }

        private func swipe(_ distance: CGFloat) {
            let start = CGPoint(x: distance < 0 ? 280 : 20, y: 200)
            screen.drag(from: start, to: CGPoint(x: start.x + distance, y: 200), duration: 0.2)
            screen.settle()
        }

        @Test func aSwipeTurnsToTheNextPageAndBack() {
            #expect(shown == 0 && x(0) == 0)
            swipe(-250)
            #expect(shown == 1 && x(1) == 0 && source.log == ["will [1]", "did [0] true"])
            swipe(250)
            #expect(shown == 0 && x(0) == 0)
        }

        @Test func aShortDragReturns() {
            screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.5, resting: 0.5)
            screen.settle()
            #expect(shown == 0 && x(0) == 0 && source.log == ["will [1]", "did [0] false"])
        }

        @Test func onlyTheVisiblePageAppears() {
            #expect(source.pages[0].storage.appearance == .appeared)
            #expect(source.pages[1].storage.appearance == .disappeared)
            swipe(-250)
            #expect(source.pages[0].storage.appearance == .disappeared)
            #expect(source.pages[1].storage.appearance == .appeared)
        }

        @Test func codeShowsAnyPageWithMotion() {
            var isDone = false
            controller.setViewControllers([source.pages[2]], direction: .forward, animated: true) { _ in isDone = true }
            screen.advance(by: 0.1)
            #expect(!isDone && x(2) > 0 && x(2) < 300)
            screen.settle()
            #expect(isDone && shown == 2 && x(2) == 0 && source.log.isEmpty)
            controller.setViewControllers([source.pages[1]], direction: .reverse, animated: true)
            screen.advance(by: 0.1)
            #expect(x(1) < 0)
            screen.settle()
            #expect(shown == 1)
        }

        @Test func arrowKeysTurnPages() {
            #expect(controller.turnsForKey(.keyboardRightArrow, on: screen) && shown == 1)
            #expect(controller.turnsForKey(.keyboardPageUp, on: screen) && shown == 0)
            #expect(!controller.turnsForKey(.keyboardLeftArrow, on: screen))
        }

        @Test func fromRightToLeftTheNextPageIsAtTheLeft() {
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            swipe(250)
            #expect(shown == 1 && x(1) == 0)
        }

        @Test func thePageControlFollowsAndTurns() throws {
            source.count = 3
            controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            screen.settle()
            let dots = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
            #expect(!dots.isHidden && dots.numberOfPages == 3 && dots.currentPage == 0)
            #expect(screen.presentedFrame(of: source.pages[0].view).height == 400 - dots.bounds.height)
            swipe(-250)
            #expect(dots.currentPage == 1)
            dots.currentPage = 2
            dots.sendActions(for: .valueChanged)
            screen.settle()
            #expect(shown == 2 && dots.currentPage == 2)
        }

        @Test func pagesKeepTheirPlaceWhenTheWindowChangesItsSize() {
            swipe(-250)
            screen.resize(to: CGSize(width: 500, height: 300))
            screen.settle()
            #expect(shown == 1 && screen.presentedFrame(of: source.pages[1].view).width == 500 && x(1) == 0)
        }
    }
}

extension UIPageViewController {
    /// Sends a key to the controller, as from a responder inside a page.
    fileprivate func turnsForKey(_ key: UIKeyboardHIDUsage, on screen: TestScreen) -> Bool {
        let field = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        viewControllers?.first?.view.addSubview(field)
        screen.window.screen.focusSystem.move(to: field, heading: .next)
        let isHandled = screen.press(key)
        screen.settle()
        field.removeFromSuperview()
        return isHandled
    }
}
