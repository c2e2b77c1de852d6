import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests two pages beside each other, and pages with backs.
    @Suite @MainActor struct PageSpreadTests {
        private final class Choice: NSObject, UIPageViewControllerDelegate {
            var spine = UIPageViewController.SpineLocation.mid
            var log: [String] = []
            var pages: [UIViewController]?

            func pageViewController(
                _ pageViewController: UIPageViewController,
                spineLocationFor orientation: UIInterfaceOrientation
            ) -> UIPageViewController.SpineLocation {
                log.append("spine \(orientation.isPortrait)")
                if let pages { pageViewController.setViewControllers(pages, direction: .forward, animated: false) }
                return spine
            }
        }

        private let screen = TestScreen(size: CGSize(width: 400, height: 300))
        private let source = PageViewTests.Source()
        private let life = LifeCycleLog()

        init() {
            source.pages = (0..<7).map { LoggingController("\($0)", life) }
        }

        private func show(
            _ spine: UIPageViewController.SpineLocation?,
            style: UIPageViewController.TransitionStyle = .pageCurl,
            pages: [Int]
        ) -> UIPageViewController {
            let controller = UIPageViewController(
                transitionStyle: style,
                navigationOrientation: .horizontal,
                options: spine.map { [.spineLocation: $0.rawValue] }
            )
            controller.dataSource = source
            controller.delegate = source
            controller.setViewControllers(pages.map { source.pages[$0] }, direction: .forward, animated: false)
            screen.show(controller)
            screen.settle()
            return controller
        }

        private func frame(_ index: Int) -> CGRect { screen.presentedFrame(of: source.pages[index].view) }

        private func shown(_ controller: UIPageViewController) -> [Int] {
            controller.viewControllers?.compactMap { page in source.pages.firstIndex { $0 === page } } ?? []
        }

        private func swipe(_ distance: CGFloat) {
            let start = CGPoint(x: distance < 0 ? 380 : 20, y: 150)
            screen.drag(from: start, to: CGPoint(x: start.x + distance, y: 150), duration: 0.2)
            screen.settle()
        }

        @Test func twoPagesAreBesideASpineInTheMiddle() {
            let controller = show(.mid, pages: [0, 1])
            #expect(controller.spineLocation == .mid && controller.isDoubleSided)
            #expect(frame(0) == CGRect(x: 0, y: 0, width: 200, height: 300))
            #expect(frame(1) == CGRect(x: 200, y: 0, width: 200, height: 300))
            swipe(-350)
            #expect(shown(controller) == [2, 3] && frame(2).minX == 0 && frame(3).minX == 200)
            #expect(source.log == ["will [2, 3]", "did [0, 1] true"])
            swipe(350)
            #expect(shown(controller) == [0, 1] && frame(1).minX == 200)
            for _ in 0..<3 { swipe(-350) }
            #expect(shown(controller) == [6] && frame(6).minX == 0)
            controller.isDoubleSided = false
            #expect(controller.isDoubleSided)
        }

        @Test func theSpineIsAtAnEdgeByDefault() {
            #expect(show(nil, pages: [0]).spineLocation == .min)
            #expect(show(.max, pages: [0]).spineLocation == .max)
            let scrolling = show(.mid, style: .scroll, pages: [0])
            #expect(scrolling.spineLocation == UIPageViewController.SpineLocation.none && !scrolling.isDoubleSided)
        }

        @Test func backsAreLeftOut() {
            let controller = show(nil, pages: [0])
            swipe(-350)
            #expect(shown(controller) == [1])
            controller.isDoubleSided = true
            swipe(-350)
            #expect(shown(controller) == [3])
            controller.setViewControllers(
                [source.pages[0], source.pages[1]],
                direction: .reverse,
                animated: false
            )
            #expect(shown(controller) == [0])
        }

        @Test func theDelegateChoosesTheSpineForAShape() {
            screen.resize(to: CGSize(width: 300, height: 400))
            let controller = show(nil, pages: [2])
            let choice = Choice()
            controller.delegate = choice
            screen.resize(to: CGSize(width: 400, height: 300))
            screen.settle()
            #expect(choice.log == ["spine false"] && controller.spineLocation == .mid)
            #expect(shown(controller) == [2, 3] && frame(3) == CGRect(x: 200, y: 0, width: 200, height: 300))
            choice.spine = .min
            choice.pages = [source.pages[3]]
            screen.resize(to: CGSize(width: 300, height: 400))
            screen.settle()
            #expect(choice.log.last == "spine true" && shown(controller) == [3])
            #expect(frame(3) == CGRect(x: 0, y: 0, width: 300, height: 400))
            screen.resize(to: CGSize(width: 310, height: 400))
            screen.settle()
            #expect(choice.log.count == 2)
        }

        @Test func turnsOfPages() {
            let next = { (page: Int) in page < 5 ? page + 1 : nil }
            let previous = { (page: Int) in page > 0 ? page - 1 : nil }
            let spread = PageOrder(isSpread: true)
            #expect(spread.turned(from: [0, 1], isForward: true, next: next) == [2, 3])
            #expect(spread.turned(from: [3, 4], isForward: true, next: next) == [5])
            #expect(spread.turned(from: [3, 4], isForward: false, next: previous) == [1, 2])
            #expect(spread.turned(from: [1, 2], isForward: false, next: previous) == [0])
            #expect(spread.turned(from: [4, 5], isForward: true, next: next).isEmpty)
            let backs = PageOrder(isDoubleSided: true)
            #expect(backs.turned(from: [0], isForward: true, next: next) == [2])
            #expect(backs.turned(from: [4], isForward: true, next: next).isEmpty)
        }
    }
}
