import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the transitions that the delegate of a tab bar controller provides.
    @Suite @MainActor struct TabAnimatorTests {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            let animator = FadingAnimator()
            var interaction: UIPercentDrivenInteractiveTransition?

            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        let log = LifeCycleLog()
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let first: LoggingController
        let second: LoggingController
        let tabs = UITabBarController()
        let delegate = Delegate()

        init() {
            first = LoggingController("first", log)
            second = LoggingController("second", log)
            (first.title, second.title) = ("first", "second")
            tabs.viewControllers = [first, second]
            screen.show(tabs)
            screen.settle()
            tabs.delegate = delegate
            _ = log.take()
        }

        @Test func theAnimatorOfTheDelegateAnimatesASelection() {
            tabs.selectedIndex = 1
            #expect(tabs.selectedViewController === second && second.transitionCoordinator != nil)
            screen.advance(by: 0.2)
            #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1 && first.view.superview != nil)
            screen.settle()
            #expect(delegate.animator.log == ["animate first to second", "ended true"])
            #expect(first.view.superview == nil && second.transitionCoordinator == nil)
            #expect(tabs.tabBar.selectedItem === second.tabBarItem)
            #expect(second.view.safeAreaInsets.bottom > 0)
            let calls = log.take().filter { $0.contains("ppear") }
            #expect(
                calls == [
                    "first.willDisappear animated", "second.willAppear animated", "second.isAppearing animated",
                    "first.didDisappear animated", "second.didAppear animated",
                ]
            )
        }

        @Test func aCanceledTransitionKeepsTheSelection() {
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            tabs.selectedIndex = 1
            interaction.update(0.5)
            interaction.cancel()
            screen.settle()
            #expect(tabs.selectedViewController === first && tabs.tabBar.selectedItem === first.tabBarItem)
            #expect(first.view.superview != nil && second.view.superview == nil)
            #expect(log.take().last == "first.didAppear animated")
        }

        @Test func aTransitionEndsWhenTheNextOneBegins() {
            tabs.selectedIndex = 1
            screen.advance(by: 0.1)
            tabs.selectedIndex = 0
            screen.settle()
            #expect(
                tabs.selectedViewController === first && first.view.superview != nil && second.view.superview == nil
            )
        }
    }
}
