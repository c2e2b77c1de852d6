import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIPageControlTests {
        private final class Log {
            var pages: [Int] = []
        }

        private let screen = TestScreen(size: CGSize(width: 240, height: 100))
        private let control = UIPageControl(frame: CGRect(x: 20, y: 30, width: 200, height: 26))
        private let log = Log()
        private let before = CGPoint(x: 40, y: 43)
        private let after = CGPoint(x: 200, y: 43)

        init() {
            control.numberOfPages = 5
            screen.window.addSubview(control)
            control.addAction(
                UIAction { [log] in log.pages.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
                for: .valueChanged
            )
            screen.settle()
        }

        private var dots: [UIImageView] { control.subviews.compactMap { $0 as? UIImageView } }
        private var background: UIView { control.subviews[0] }

        @Test func sizesAndDefaultsAreApples() {
            #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
            #expect(control.sizeThatFits(.zero).height == 26)
            #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
            #expect(UIPageControl().numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
            #expect(control.allowsContinuousInteraction && control.interactionState == .none)
        }

        @Test func tapsLeadToTheNeighbors() {
            screen.tap(at: after)
            screen.tap(at: after)
            screen.tap(at: before)
            #expect(log.pages == [1, 2, 1])
            for _ in 0..<5 { screen.tap(at: before) }
            #expect(log.pages == [1, 2, 1, 0])
        }

        @Test func aFingerMovesThroughThePages() {
            let center = { (page: Int) in control.convert(dots[page].center, to: nil) }
            screen.touchDown(at: center(0))
            screen.touchMove(to: center(2))
            #expect(control.interactionState == .continuous && background.alpha == 1)
            screen.touchMove(to: center(4))
            screen.touchUp()
            #expect(log.pages == [2, 4] && control.interactionState == .none && background.alpha == 0)
            control.allowsContinuousInteraction = false
            screen.drag(from: center(4), to: center(2), duration: 0.2)
            #expect(control.currentPage == 4)
        }

        @Test func codeSetsThePageWithoutEvents() {
            control.currentPage = 9
            #expect(control.currentPage == 4)
            control.numberOfPages = 2
            #expect(control.currentPage == 1 && dots.count == 2)
            control.currentPage = -1
            #expect(control.currentPage == 0)
            control.numberOfPages = -1
            #expect(control.numberOfPages == 0 && dots.isEmpty && log.pages.isEmpty)
        }

        @Test func aSinglePageHidesTheDotsIfSoSet() {
            control.numberOfPages = 1
            #expect(dots[0].alpha == 1)
            control.hidesForSinglePage = true
            #expect(dots[0].alpha == 0 && !control.isAccessibilityElement)
            control.numberOfPages = 2
            #expect(dots[0].alpha == 1 && control.isAccessibilityElement)
        }

        @Test func colorsAndImagesAreThoseOfTheClient() {
            (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
            #expect(dots.map(\.tintColor) == [.blue, .red, .red, .red, .red])
            let names = ["star", "star.fill", "heart", "heart.fill"]
            let images = names.compactMap { UIImage(systemName: $0) }
            control.preferredIndicatorImage = images[0]
            control.preferredCurrentPageIndicatorImage = images[1]
            control.setIndicatorImage(images[2], forPage: 1)
            control.setCurrentPageIndicatorImage(images[3], forPage: 1)
            #expect(dots[0].image === images[1] && dots[1].image === images[2] && dots[2].image === images[0])
            control.currentPage = 1
            #expect(dots[0].image === images[0] && dots[1].image === images[3])
            #expect(control.indicatorImage(forPage: 1) === images[2] && control.indicatorImage(forPage: 0) == nil)
            #expect(control.currentPageIndicatorImage(forPage: 1) === images[3])
            let widest = images.map(\.size.width).max() ?? 0
            #expect(control.size(forNumberOfPages: 1).width == 30 + widest)
        }

        @Test func theBackgroundFollowsItsStyle() {
            control.backgroundStyle = .prominent
            #expect(background.alpha == 1)
            control.backgroundStyle = .minimal
            screen.touchDown(at: before)
            screen.touchMove(to: after)
            #expect(background.alpha == 0 && control.interactionState == .continuous)
            screen.touchCancel()
            #expect(control.interactionState == .none)
        }

        @Test func directionsChangeTheOrder() {
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(dots[0].frame.minX > dots[4].frame.minX)
            screen.tap(at: before)
            #expect(log.pages == [1])
            control.direction = .leftToRight
            screen.settle()
            #expect(dots[0].frame.minX < dots[4].frame.minX)
            control.direction = .topToBottom
            #expect(control.intrinsicContentSize.height > control.intrinsicContentSize.width)
            control.frame.size.height = 100
            screen.settle()
            #expect(dots[0].frame.minY < dots[4].frame.minY && dots[0].frame.minX == dots[4].frame.minX)
        }

        @Test func keysAndAssistiveTechnologyChangeThePage() throws {
            screen.press(.keyboardTab)
            for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardEnd, .keyboardLeftArrow, .keyboardHome] {
                screen.press(key)
            }
            #expect(log.pages == [1, 4, 3, 0])
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first)
            #expect(item.value == "page 1 of 5" && item.traits.contains(.adjustable))
            HostElement.perform(1, on: item)
            #expect(control.accessibilityValue == "page 2 of 5")
            HostElement.perform(2, on: item)
            control.isEnabled = false
            control.accessibilityIncrement()
            control.accessibilityDecrement()
            screen.tap(at: after)
            #expect(log.pages == [1, 4, 3, 0, 1, 0] && dots.allSatisfy { $0.alpha < 1 })
        }
    }
}
