import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InterruptibleTransitionTests {
        /// An animator that slides the view of a push by a property animator.
        private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
            private var object: UIViewPropertyAnimator?
            var log: [String] = []

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                log.append("animate")
                interruptibleAnimator(using: context).startAnimation()
            }

            func interruptibleAnimator(
                using context: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                if let object { return object }
                let object = UIViewPropertyAnimator(duration: 1, curve: .linear)
                self.object = object
                let view = context.view(forKey: .to)
                if let view { context.containerView.addSubview(view) }
                view?.alpha = 0
                object.addAnimations { view?.alpha = 1 }
                object.addCompletion { [weak self] position in
                    self?.log.append("\(position == .end) \(context.transitionWasCancelled)")
                    self?.object = nil
                    context.completeTransition(!context.transitionWasCancelled)
                }
                return object
            }
        }

        private final class Delegate: NSObject, UINavigationControllerDelegate {
            let slide = Slide()
            let interaction = UIPercentDrivenInteractiveTransition()

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let first = UIViewController()
        private let second = UIViewController()
        private let navigation: UINavigationController
        private let delegate = Delegate()

        init() {
            navigation = UINavigationController(rootViewController: first)
            navigation.delegate = delegate
            screen.show(navigation)
            screen.settle()
        }

        private var alpha: CGFloat { CGFloat(second.view.layer.presentation()?.opacity ?? 0) }

        @Test(arguments: [true, false])
        func theUserDrivesTheAnimator(finishes: Bool) {
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.3)
            #expect(delegate.slide.log.isEmpty && alpha == 0)
            delegate.interaction.update(0.5)
            screen.advance(by: 0.1)
            #expect(abs(alpha - 0.5) < 0.05 && delegate.interaction.percentComplete == 0.5)
            if finishes { delegate.interaction.finish() } else { delegate.interaction.cancel() }
            screen.settle()
            #expect(delegate.slide.log == ["\(finishes) \(!finishes)"])
            #expect(navigation.topViewController === (finishes ? second : first))
        }

        @Test func aTransitionThatBeganByItselfIsInterrupted() {
            delegate.interaction.wantsInteractiveStart = false
            navigation.pushViewController(second, animated: true)
            #expect(delegate.slide.log == ["animate"])
            #expect(navigation.transitionCoordinator?.isInterruptible == true)
            screen.advance(by: 0.4)
            delegate.interaction.pause()
            let paused = delegate.interaction.percentComplete
            #expect(abs(paused - 0.4) < 0.05 && navigation.transitionCoordinator?.isInteractive == true)
            screen.advance(by: 2)
            #expect(abs(alpha - paused) < 0.05 && navigation.transitionCoordinator != nil)
            delegate.interaction.update(0.2)
            screen.advance(by: 0.1)
            #expect(abs(alpha - 0.2) < 0.05)
            delegate.interaction.cancel()
            screen.settle()
            #expect(delegate.slide.log == ["animate", "false true"] && navigation.topViewController === first)
        }

        @Test func anAnimatorWithoutTheMethodIsNotInterruptible() {
            final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(
                    using context: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 0.2 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                    UIView.animate(withDuration: 0.2) {
                        context.view(forKey: .to)?.alpha = 0.9
                    } completion: { _ in
                        context.completeTransition(true)
                    }
                }
            }
            final class PlainDelegate: NSObject, UINavigationControllerDelegate {
                func navigationController(
                    _ navigationController: UINavigationController,
                    animationControllerFor operation: UINavigationController.Operation,
                    from fromVC: UIViewController,
                    to toVC: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { Plain() }
            }
            let plain = PlainDelegate()
            navigation.delegate = plain
            navigation.pushViewController(second, animated: true)
            #expect(navigation.transitionCoordinator?.isInterruptible == false)
            screen.settle()
            #expect(navigation.topViewController === second)
        }
    }
}
