import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// An animator that fades the view that appears, and notes what it is asked.
@MainActor
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to),
            let from = context.viewController(forKey: .from)
        else { return log.append("no view") }
        log.append("animate \(from.title ?? "") to \(to.title ?? "")")
        let isInPlace =
            context.initialFrame(for: from) == context.containerView.bounds
            && context.finalFrame(for: to) == context.containerView.bounds
            && context.initialFrame(for: to) == .zero && context.finalFrame(for: from) == .zero
        if !isInPlace { log.append("frames") }
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

extension UIKitScreenTests {
    /// Tests the transitions that the delegate of a navigation controller provides.
    @Suite @MainActor struct NavigationAnimatorTests {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let animator = FadingAnimator()
            var interaction: UIPercentDrivenInteractiveTransition?
            var log: [String] = []
            var isSilent = false

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
                return isSilent ? nil : animator
            }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                animationController === animator ? interaction : nil
            }

            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) {
                log.append("did show \(viewController.title ?? "")")
            }
        }

        let log = LifeCycleLog()
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let root: LoggingController
        let second: LoggingController
        let navigation: UINavigationController
        let delegate = Delegate()

        init() {
            root = LoggingController("root", log)
            second = LoggingController("second", log)
            (root.title, second.title) = ("root", "second")
            navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
            navigation.delegate = delegate
            _ = log.take()
        }

        private func opacity(_ controller: UIViewController) -> Float {
            controller.view.layer.presentation()?.opacity ?? -1
        }

        @Test func theAnimatorOfTheDelegateAnimatesAPushAndAPop() {
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.2)
            #expect(abs(opacity(second) - 0.5) < 0.1 && second.view.frame.minX == 0)
            screen.settle()
            #expect(delegate.animator.log == ["animate root to second", "ended true"])
            #expect(delegate.log == ["push root second", "did show second"])
            #expect(navigation.topViewController === second && root.view.superview == nil)
            #expect(second.view.safeAreaInsets.top == 64)
            delegate.animator.log = []
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(delegate.animator.log == ["animate second to root", "ended true"])
            #expect(navigation.viewControllers == [root] && second.parent == nil && second.view.superview == nil)
        }

        @Test func controllersAreToldAsInAStandardTransition() {
            navigation.pushViewController(second, animated: true)
            screen.settle()
            let custom = log.take()
            navigation.popViewController(animated: false)
            screen.settle()
            _ = log.take()
            delegate.isSilent = true
            let third = LoggingController("second", log)
            navigation.pushViewController(third, animated: true)
            screen.settle()
            #expect(log.take() == custom)
        }

        @Test func transitionsThatAreNotAnimatedHaveNoAnimator() {
            navigation.pushViewController(second, animated: false)
            screen.settle()
            #expect(delegate.log == ["did show second"] && delegate.animator.log.isEmpty)
        }

        @Test(arguments: [false, true]) func viewsAreAnimatedAlongside(isSilent: Bool) throws {
            delegate.isSilent = isSilent
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.window.addSubview(box)
            var ends: [Bool] = []
            navigation.pushViewController(second, animated: true)
            let coordinator = try #require(second.transitionCoordinator)
            #expect(root.transitionCoordinator === coordinator)
            #expect(coordinator.viewController(forKey: .to) === second)
            coordinator.animate { _ in
                box.alpha = 0
            } completion: {
                ends.append($0.isCancelled)
            }
            screen.advance(by: 0.1)
            let alpha = box.layer.presentation()?.opacity ?? 0
            #expect(alpha > 0 && alpha < 1 && ends.isEmpty)
            screen.settle()
            #expect(ends == [false] && second.transitionCoordinator == nil)
        }

        @Test func theUserDrivesATransition() {
            navigation.pushViewController(second, animated: false)
            screen.settle()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            navigation.popViewController(animated: true)
            interaction.update(0.25)
            screen.advance(by: 1)
            #expect(abs(opacity(root) - 0.25) < 0.02)
            #expect(navigation.transitionCoordinator?.isInteractive == true)
            interaction.finish()
            screen.settle()
            #expect(navigation.viewControllers == [root] && second.view.superview == nil)
            #expect(navigation.navigationBar.topItem === root.navigationItem)
        }

        @Test func aCanceledPopLeavesEverythingAsItWas() {
            navigation.pushViewController(second, animated: false)
            screen.settle()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            let before = screen.picture().pngData()
            (_, delegate.log) = (log.take(), [])
            navigation.popViewController(animated: true)
            interaction.update(0.5)
            screen.advance(by: 0.1)
            #expect(screen.picture().pngData() != before)
            interaction.cancel()
            screen.settle()
            #expect(delegate.animator.log.last == "ended false" && !delegate.log.contains("did show root"))
            #expect(navigation.viewControllers == [root, second] && second.parent === navigation)
            #expect(root.view.superview == nil && second.view.superview != nil && !second.isMovingFromParent)
            #expect(navigation.navigationBar.topItem === second.navigationItem)
            #expect(screen.picture().pngData() == before)
            let calls = log.take()
            #expect(calls.filter { $0.hasPrefix("second") && $0.contains("ppear") }.last == "second.didAppear animated")
            #expect(calls.filter { $0.hasPrefix("root") && $0.contains("ppear") }.last == "root.didDisappear animated")
            // The next transition isn't affected.
            delegate.interaction = nil
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(navigation.viewControllers == [root])
        }

        @Test func aCanceledPushRemovesTheController() {
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            navigation.pushViewController(second, animated: true)
            interaction.update(0.5)
            interaction.cancel()
            screen.settle()
            #expect(navigation.viewControllers == [root] && second.parent == nil && second.view.superview == nil)
            #expect(root.view.superview != nil && navigation.navigationBar.topItem === root.navigationItem)
        }

        @Test func aTransitionEndsWhenTheNextOneBegins() {
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.1)
            let third = UIViewController()
            third.title = "third"
            navigation.pushViewController(third, animated: true)
            screen.settle()
            #expect(navigation.viewControllers == [root, second, third])
            #expect(second.view.superview == nil && third.view.superview != nil)
            #expect(delegate.log.filter { $0.hasPrefix("did") } == ["did show second", "did show third"])
        }
    }
}
