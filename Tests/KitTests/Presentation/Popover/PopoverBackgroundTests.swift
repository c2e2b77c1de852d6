import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PopoverBackgroundTests {
        private final class Background: UIPopoverBackgroundView {
            override class func arrowBase() -> CGFloat { 20 }
            override class func arrowHeight() -> CGFloat { 30 }
            override class func contentViewInsets() -> UIEdgeInsets {
                UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            }
        }

        private let screen = TestScreen(size: CGSize(width: 900, height: 600))
        private let lower = UIViewController()
        private let upper = UIViewController()
        private let button = UIButton(frame: CGRect(x: 400, y: 100, width: 60, height: 40))

        @Test func theBackgroundSurroundsTheContent() throws {
            screen.show(lower)
            lower.view.addSubview(button)
            upper.modalPresentationStyle = .popover
            upper.preferredContentSize = CGSize(width: 200, height: 150)
            let popover = try #require(upper.popoverPresentationController)
            popover.sourceItem = button
            popover.popoverBackgroundViewClass = Background.self
            screen.settle()
            lower.present(upper, animated: false)
            screen.settle()
            let bubble = try #require(popover.presentedView)
            let background = try #require(bubble.subviews.lazy.compactMap { $0 as? Background }.first)
            #expect(background.arrowDirection == .up && background.arrowOffset == 0)
            // The content with the insets, and the arrow above it.
            #expect(screen.presentedFrame(of: background) == CGRect(x: 323, y: 140, width: 214, height: 192))
            #expect(screen.presentedFrame(of: upper.view) == CGRect(x: 329, y: 175, width: 200, height: 150))
            #expect(upper.view.safeAreaInsets == .zero)
            popover.popoverBackgroundViewClass = nil
            screen.settle()
            #expect(background.superview == nil && upper.view.safeAreaInsets.top == 13)
        }
    }
}
