import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests presentations whose controllers are released in callbacks, and objects that clients keep without them.
    @Suite @MainActor struct ReleasedControllerTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))

        @Test func aPresenterIsReplacedWhileAPileIsDismissed() {
            weak var presenter: UIViewController?
            var isDone = false
            do {
                let root = UIViewController()
                presenter = root
                screen.show(root)
                screen.settle()
                let middle = Replaced(on: screen.window)
                root.present(middle, animated: false)
                screen.settle()
                middle.present(UIViewController(), animated: false)
                screen.settle()
                middle.isReplacedNext = true
            }
            presenter?.dismiss(animated: true) { isDone = true }
            screen.settle()
            #expect(isDone && presenter == nil)
            #expect(screen.window.subviews == [screen.window.rootViewController?.view])
        }

        @Test func aContextKeepsTheControllersOfItsTransition() throws {
            let provider = Provider()
            do {
                let root = UIViewController()
                screen.show(root)
                let upper = UIViewController()
                upper.modalPresentationStyle = .fullScreen
                upper.transitioningDelegate = provider
                root.present(upper, animated: true)
                screen.settle()
                screen.show(UIViewController())
                screen.settle()
            }
            let context = try #require(provider.context)
            let from = try #require(context.viewController(forKey: .from))
            #expect(context.initialFrame(for: from) == screen.window.bounds)
            #expect(context.view(forKey: .from) === from.view)
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover])
        func aPresentationControllerOutlivesThePresentedOne(style: UIModalPresentationStyle) throws {
            weak var gone: UIViewController?
            var kept: UIPresentationController?
            do {
                let controller = UIViewController()
                controller.modalPresentationStyle = style
                (gone, kept) = (controller, controller.presentationController)
            }
            let presentation = try #require(kept)
            #expect(gone == nil)
            #expect(presentation.presentedViewController === presentation.presentingViewController)
            #expect(presentation.presentedView != nil && presentation.containerView == nil)
            _ = (presentation.adaptivePresentationStyle, presentation.frameOfPresentedViewInContainerView)
        }
    }
}

/// A controller that the window replaces by another one the next time its view appears or disappears.
private final class Replaced: UIViewController {
    private let window: UIWindow
    var isReplacedNext = false

    init(on window: UIWindow) {
        self.window = window
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        replace()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        replace()
    }

    private func replace() {
        guard isReplacedNext else { return }
        isReplacedNext = false
        window.rootViewController = UIViewController()
    }
}

/// The provider of an animator that keeps the context.
private final class Provider: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
    }
}
