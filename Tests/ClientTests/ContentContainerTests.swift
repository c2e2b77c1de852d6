import Testing
import UIKit
import UIKitTesting

/// Presentation controllers are told of sizes, and pass them on.
@Suite @MainActor struct ContentContainerTests {
    private final class Page: UIViewController {
        var sizes: [CGSize] = []

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class HalfPresentation: UIPresentationController {
        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width, height: parentSize.height / 2)
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 0, width: 10, height: 10)
        }
    }

    private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            HalfPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func thePresentedControllerIsToldOfItsSize() {
        let screen = TestScreen(size: CGSize(width: 320, height: 600))
        let (root, page, transition) = (Page(), Page(), Transition())
        screen.show(root)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = transition
        page.preferredContentSize = CGSize(width: 7, height: 8)
        root.present(page, animated: false)
        screen.settle()
        #expect(page.presentationController?.preferredContentSize == CGSize(width: 7, height: 8))
        screen.resize(to: CGSize(width: 600, height: 320))
        #expect(root.sizes == [CGSize(width: 600, height: 320)])
        #expect(page.sizes == [CGSize(width: 600, height: 160)])
    }
}
