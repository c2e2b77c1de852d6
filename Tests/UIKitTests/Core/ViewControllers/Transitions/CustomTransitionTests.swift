import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CustomTransitionTests {
        /// An animator that fades, and notes what it is asked.
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var log: [String] = []
            var isPresentation = true
            var finalFrame = CGRect.zero

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let key: UITransitionContextViewKey = isPresentation ? .to : .from
                guard let view = context.view(forKey: key),
                    let controller = context.viewController(forKey: isPresentation ? .to : .from)
                else { return log.append("no view") }
                log.append("animate \(context.isAnimated) \(context.isInteractive)")
                if isPresentation {
                    finalFrame = context.finalFrame(for: controller)
                    view.frame = finalFrame
                    context.containerView.addSubview(view)
                    view.alpha = 0
                }
                UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [self] in
                    view.alpha = isPresentation ? 1 : 0
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }

            func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
        }

        /// A presentation controller with a colored layer behind a panel in the lower third.
        final class Panel: UIPresentationController {
            var log: [String] = []
            let layer = UIView()

            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: 0, y: bounds.height * 2 / 3, width: bounds.width, height: bounds.height / 3)
            }

            override func presentationTransitionWillBegin() {
                log.append("will present")
                layer.alpha = 0
                containerView?.addSubview(layer)
                presentedViewController.transitionCoordinator?.animate { _ in
                    self.layer.alpha = 0.5
                } completion: { context in
                    self.log.append("alongside ended \(context.isCancelled)")
                }
            }

            override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
            override func dismissalTransitionWillBegin() { log.append("will dismiss") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
            override func containerViewWillLayoutSubviews() {
                super.containerViewWillLayoutSubviews()
                layer.frame = containerView?.bounds ?? .zero
                presentedView?.frame = frameOfPresentedViewInContainerView
            }
        }

        final class Provider: NSObject, UIViewControllerTransitioningDelegate {
            let fade = Fade()
            var panel: Panel?
            var interaction: UIPercentDrivenInteractiveTransition?
            var usesFade = true

            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                fade.isPresentation = true
                return usesFade ? fade : nil
            }

            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                fade.isPresentation = false
                return usesFade ? fade : nil
            }

            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                panel = Panel(presentedViewController: presented, presenting: presenting)
                return panel
            }
        }

        let log = LifeCycleLog()
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let lower: LoggingController
        let upper: LoggingController
        let provider = Provider()

        init() {
            lower = LoggingController("lower", log)
            upper = LoggingController("upper", log)
            screen.show(lower)
            upper.transitioningDelegate = provider
            upper.modalPresentationStyle = .custom
            screen.settle()
            _ = log.take()
        }

        @Test func theAnimatorAnimatesAndThePresentationControllerPlaces() throws {
            var isDone = false
            lower.present(upper, animated: true) { isDone = true }
            screen.advance(by: 0.2)
            #expect(abs((upper.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1 && !isDone)
            #expect(lower.transitionCoordinator != nil && upper.transitionCoordinator?.transitionDuration == 0.4)
            screen.settle()
            let panel = try #require(provider.panel)
            #expect(isDone && panel.layer.alpha == 0.5 && lower.transitionCoordinator == nil)
            #expect(provider.fade.finalFrame == CGRect(x: 0, y: 400, width: 300, height: 200))
            #expect(screen.presentedFrame(of: upper.view) == CGRect(x: 0, y: 400, width: 300, height: 200))
            #expect(provider.fade.log == ["animate true false", "ended true"])
            #expect(panel.log == ["will present", "did present true", "alongside ended false"])
            #expect(upper.presentationController === panel && upper.activePresentationController === panel)
            #expect(panel.containerView?.superview === screen.window && panel.presentingViewController === lower)
        }

        @Test func theWayBackIsAnimatedToo() throws {
            lower.present(upper, animated: true)
            screen.settle()
            let panel = try #require(provider.panel)
            (panel.log, provider.fade.log) = ([], [])
            upper.dismiss(animated: true)
            screen.settle()
            #expect(provider.fade.log == ["animate true false", "ended true"])
            #expect(panel.log == ["will dismiss", "did dismiss true"])
            #expect(screen.window.subviews == [lower.view] && upper.presentingViewController == nil)
        }

        @Test func withoutAnAnimatorTheStandardOneSlides() {
            provider.usesFade = false
            lower.present(upper, animated: true)
            #expect(screen.presentedFrame(of: upper.view).minY == 600)
            screen.settle()
            #expect(screen.presentedFrame(of: upper.view).minY == 400)
        }

        @Test func aFullScreenTransitionHasBothViewsAndReturnsTheLowerOne() {
            upper.modalPresentationStyle = .fullScreen
            lower.present(upper, animated: true)
            screen.settle()
            #expect(screen.presentedFrame(of: upper.view) == screen.window.bounds)
            final class Moving: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
                func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
                    0.1
                }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
                    context.completeTransition(true)
                }
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            }
            let moving = Moving()
            upper.transitioningDelegate = moving
            upper.dismiss(animated: true)
            screen.settle()
            #expect(screen.window.subviews == [lower.view] && lower.view.superview === screen.window)
        }

        @Test func aDragDrivesADismissalAndCanCancelIt() throws {
            lower.present(upper, animated: true)
            screen.settle()
            _ = log.take()
            let interaction = UIPercentDrivenInteractiveTransition()
            provider.interaction = interaction
            upper.dismiss(animated: true)
            interaction.update(0.5)
            screen.advance(by: 0.3)
            #expect(abs((upper.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
            screen.advance(by: 2)
            #expect(upper.isBeingDismissed && abs((upper.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
            interaction.cancel()
            screen.settle()
            #expect(!upper.isBeingDismissed && upper.view.window != nil && upper.presentingViewController === lower)
            #expect(provider.panel?.log.last == "did dismiss false" && provider.fade.log.last == "ended false")
            #expect(upper.storage.appearance == .appeared)

            let second = UIPercentDrivenInteractiveTransition()
            provider.interaction = second
            upper.dismiss(animated: true)
            second.update(0.3)
            screen.advance(by: 0.1)
            second.finish()
            screen.settle()
            #expect(upper.view.window == nil && upper.presentingViewController == nil)
            #expect(provider.panel?.log.last == "did dismiss true")
        }

        @Test func aPresentationContextLimitsTheArea() {
            let child = LoggingController("child", log)
            lower.addChild(child)
            child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
            lower.view.addSubview(child.view)
            child.didMove(toParent: lower)
            child.definesPresentationContext = true
            screen.settle()
            upper.transitioningDelegate = nil
            upper.modalPresentationStyle = .overCurrentContext
            child.present(upper, animated: false)
            screen.settle()
            #expect(screen.presentedFrame(of: upper.view) == CGRect(x: 50, y: 100, width: 200, height: 300))
            #expect(upper.presentingViewController === child && child.presentedViewController === upper)
            child.dismiss(animated: false)
            screen.settle()
            #expect(upper.view.window == nil)
        }

        @Test(arguments: [true, false])
        func aPresentationContextMayDecideTheTransition(decides: Bool) {
            let child = LoggingController("child", log)
            lower.addChild(child)
            child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
            lower.view.addSubview(child.view)
            child.didMove(toParent: lower)
            child.definesPresentationContext = true
            child.providesPresentationContextTransitionStyle = decides
            child.modalTransitionStyle = .crossDissolve
            screen.settle()
            upper.transitioningDelegate = nil
            upper.modalPresentationStyle = .overCurrentContext
            child.present(upper, animated: true)
            screen.advance(by: 0.1)
            // A view that fades in is in its place from the start.
            #expect((screen.presentedFrame(of: upper.view).minY == 100) == decides)
            screen.settle()
            #expect(screen.presentedFrame(of: upper.view).minY == 100)
        }

        @Test func controllersAreToldOfTheSizeOfTheWindow() {
            final class Sized: UIViewController {
                var log: [String] = []
                override func viewWillTransition(
                    to size: CGSize,
                    with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    log.append("\(Int(size.width)) from \(Int(view.bounds.width))")
                    coordinator.animate { _ in self.log.append("now \(Int(self.view.bounds.width))") }
                }
                override func willTransition(
                    to newCollection: UITraitCollection,
                    with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.willTransition(to: newCollection, with: coordinator)
                    log.append(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")
                }
            }
            let root = UIViewController()
            let child = Sized()
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(child.view)
            screen.show(root)
            screen.settle()
            screen.resize(to: CGSize(width: 900, height: 600))
            screen.settle()
            #expect(child.log == ["900 from 300", "regular", "now 900"])
            #expect(child.traitCollection.horizontalSizeClass == .regular)
        }
    }
}
