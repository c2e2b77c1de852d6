import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the inspector column, the background of the primary one, and what a delegate decides about it.
    @Suite @MainActor struct SplitInspectorTests {
        private let screen = TestScreen(size: CGSize(width: 1200, height: 700), scale: 1)
        private let split = UISplitViewController(style: .doubleColumn)
        private let list = UIViewController()
        private let detail = UIViewController()
        private let inspector = UIViewController()
        private let delegate = SplitViewTests.Delegate()

        init() {
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.setViewController(inspector, for: .inspector)
            split.delegate = delegate
            screen.show(split)
            screen.settle()
        }

        private func frame(_ controller: UIViewController) -> CGRect {
            screen.presentedFrame(of: controller.navigationController?.view ?? controller.view)
        }

        @Test func theInspectorIsBesideTheSecondaryColumn() {
            #expect(split.viewController(for: .inspector) === inspector)
            #expect(frame(detail) == CGRect(x: 320, y: 0, width: 880, height: 700) && frame(inspector).minX == 1200)
            split.show(.inspector)
            #expect(frame(inspector).minX == 1200)
            screen.settle()
            #expect(frame(detail) == CGRect(x: 320, y: 0, width: 600, height: 700))
            #expect(frame(inspector) == CGRect(x: 920, y: 0, width: 280, height: 700))
            split.hide(.inspector)
            screen.settle()
            #expect(frame(detail).width == 880 && frame(inspector).minX == 1200)
            #expect(delegate.log == ["show 4", "hide 4"])
        }

        @Test func inANarrowWindowTheInspectorIsPresented() {
            screen.resize(to: CGSize(width: 400, height: 700))
            screen.settle()
            split.show(.inspector)
            screen.settle()
            #expect(split.presentedViewController === inspector.navigationController)
            split.hide(.inspector)
            screen.settle()
            #expect(split.presentedViewController == nil)
            split.show(.inspector)
            screen.settle()
            screen.resize(to: CGSize(width: 1200, height: 700))
            screen.settle()
            #expect(split.presentedViewController == nil)
            #expect(frame(inspector) == CGRect(x: 920, y: 0, width: 280, height: 700))
        }

        @Test func theControllersThatShowOthersAreFound() {
            let show = Selector("showViewController:sender:")
            let showDetail = Selector("showDetailViewController:sender:")
            #expect(detail.targetViewController(forAction: show, sender: nil) === detail.navigationController)
            #expect(detail.targetViewController(forAction: showDetail, sender: nil) === split)
            #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
            #expect(detail.targetViewController(forAction: Selector("unknown:"), sender: nil) == nil)
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification,
                object: split,
                queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            screen.resize(to: CGSize(width: 400, height: 700))
            screen.settle()
            #expect(count == 1)
            screen.resize(to: CGSize(width: 1200, height: 700))
            screen.settle()
            #expect(count == 2)
        }

        @Test func aMaterialIsBehindThePrimaryColumn() throws {
            list.navigationController?.view.backgroundColor = .clear
            list.view.backgroundColor = .clear
            split.view.backgroundColor = .black
            func pixel() throws -> Int {
                screen.settle()
                return try #require(screen.picture().cgImage).pixel(100, 600).red
            }
            #expect(split.primaryBackgroundStyle == .none)
            #expect(try pixel() == 0)
            split.primaryBackgroundStyle = .sidebar
            #expect(try pixel() > 150)
            split.primaryBackgroundStyle = .none
            #expect(try pixel() == 0)
        }

        @Test func aDelegateProvidesThePrimaryControllers() {
            final class Provider: UISplitViewControllerDelegate {
                let (collapsing, expanding) = (UIViewController(), UIViewController())
                func primaryViewController(
                    forCollapsing splitViewController: UISplitViewController
                ) -> UIViewController? { collapsing }
                func primaryViewController(
                    forExpanding splitViewController: UISplitViewController
                ) -> UIViewController? { expanding }
            }
            let provider = Provider()
            let plain = UISplitViewController(nibName: nil, bundle: nil)
            plain.viewControllers = [UIViewController(), UIViewController()]
            plain.delegate = provider
            screen.show(plain)
            screen.settle()
            screen.resize(to: CGSize(width: 400, height: 700))
            screen.settle()
            #expect(provider.collapsing.view.window != nil && plain.viewControllers.first === provider.collapsing)
            screen.resize(to: CGSize(width: 1200, height: 700))
            screen.settle()
            #expect(provider.expanding.view.window != nil && provider.collapsing.view.window == nil)
            #expect(plain.viewControllers.first === provider.expanding)
        }
    }
}
