import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PopoverTests {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var log: [String] = []
            var style = UIModalPresentationStyle.automatic
            func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { log.append("prepare") }
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                style
            }
            var onReposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = {
                _,
                _ in
            }
            func popoverPresentationController(
                _ controller: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                log.append("reposition to \(rect.pointee.origin)")
                onReposition(rect, view)
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.append("did dismiss")
            }
        }

        let screen = TestScreen(size: CGSize(width: 900, height: 600))
        let lower = UIViewController()
        let upper = UIViewController()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        let delegate = Delegate()
        let popover: UIPopoverPresentationController

        init() throws {
            screen.show(lower)
            lower.view.addSubview(button)
            upper.modalPresentationStyle = .popover
            upper.preferredContentSize = CGSize(width: 200, height: 150)
            popover = try #require(upper.popoverPresentationController)
            popover.delegate = delegate
            popover.sourceItem = button
            screen.settle()
        }

        private func present() {
            lower.present(upper, animated: true)
            screen.settle()
        }

        private var frame: CGRect { screen.presentedFrame(of: upper.view) }

        @Test func itIsBesideItsSource() {
            #expect(popover.arrowDirection == .unknown)
            present()
            #expect(frame == CGRect(x: 30, y: 140, width: 200, height: 163))
            #expect(upper.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
            #expect(popover.arrowDirection == .up && delegate.log == ["prepare"])
            popover.permittedArrowDirections = .left
            screen.settle()
            #expect(frame == CGRect(x: 160, y: 45, width: 213, height: 150) && popover.arrowDirection == .left)
        }

        @Test func aRectangleOfAViewCanBeTheSource() {
            popover.sourceItem = nil
            popover.sourceView = lower.view
            popover.sourceRect = CGRect(x: 400, y: 50, width: 20, height: 20)
            present()
            #expect(frame.midX == 410 && frame.minY == 70)
        }

        @Test func anItemOfABarCanBeTheSource() throws {
            let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
            let content = UIViewController()
            content.navigationItem.rightBarButtonItem = item
            screen.show(UINavigationController(rootViewController: content))
            screen.settle()
            popover.sourceItem = item
            content.present(upper, animated: true)
            screen.settle()
            let view = try #require(item.view)
            let bar = screen.presentedFrame(of: view)
            #expect(abs(frame.minY - bar.maxY) < 0.6 && frame.maxX == 890)
        }

        @Test func aTouchBesideItOrTheEscapeKeyDismissesIt() {
            present()
            screen.tap(at: CGPoint(x: 800, y: 500))
            screen.settle()
            #expect(upper.view.window == nil && delegate.log == ["prepare", "did dismiss"])
            present()
            _ = screen.window.goBack()
            screen.settle()
            #expect(upper.view.window == nil)
        }

        @Test func passthroughViewsTakeTouches() {
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            popover.passthroughViews = [button]
            present()
            screen.tap(at: button.center)
            screen.settle()
            #expect(taps == 1 && upper.view.window != nil)
        }

        @Test func inANarrowWindowItIsASheetUnlessTheDelegateSaysOtherwise() {
            screen.resize(to: CGSize(width: 400, height: 600))
            present()
            #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 570))
            #expect(upper.activePresentationController === popover.adaptiveSheetPresentationController)
            #expect(upper.popoverPresentationController === popover)
            upper.dismiss(animated: false)
            screen.settle()
            delegate.style = .none
            present()
            #expect(frame.size == CGSize(width: 200, height: 163))
            upper.dismiss(animated: false)
            screen.settle()
            delegate.style = .fullScreen
            present()
            #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        }

        @Test func itAdaptsWhenTheWindowChangesItsSize() {
            present()
            #expect(frame.width == 200)
            screen.resize(to: CGSize(width: 400, height: 600))
            screen.settle()
            #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 570))
            screen.resize(to: CGSize(width: 900, height: 600))
            screen.settle()
            #expect(frame == CGRect(x: 30, y: 140, width: 200, height: 163))
        }

        @Test func theDelegateMovesAPopoverWithItsSource() {
            popover.sourceItem = nil
            popover.sourceView = lower.view
            popover.sourceRect = CGRect(x: 400, y: 50, width: 20, height: 20)
            present()
            upper.preferredContentSize = CGSize(width: 100, height: 80)
            screen.settle()
            #expect(delegate.log == ["prepare"])
            screen.resize(to: CGSize(width: 800, height: 600))
            screen.settle()
            #expect(delegate.log == ["prepare", "reposition to (400.0, 50.0)"] && frame.midX == 410)
            let button = button
            delegate.onReposition = { rect, view in
                view.pointee = button
                rect.pointee = CGRect(x: 0, y: 0, width: 20, height: 40)
            }
            screen.resize(to: CGSize(width: 900, height: 600))
            screen.settle()
            #expect(delegate.log.count == 3 && popover.sourceView === button)
            #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 40))
            #expect(frame.midX == 110 && frame.minY == 140)
            // An item of a bar, or a view as an item, has its own place.
            popover.sourceItem = button
            screen.resize(to: CGSize(width: 800, height: 600))
            screen.settle()
            #expect(delegate.log.count == 3)
        }

        @Test func itsSizeFollowsThePreferredOne() {
            present()
            upper.preferredContentSize = CGSize(width: 100, height: 80)
            screen.settle()
            #expect(frame == CGRect(x: 80, y: 140, width: 100, height: 93))
        }

        @Test func theArrowHasTheColorOfTheBubble() throws {
            popover.backgroundColor = .red
            present()
            let picture = try #require(screen.picture().cgImage)
            #expect(picture.pixel(260, 150 * 2) == .red)
        }
    }
}
