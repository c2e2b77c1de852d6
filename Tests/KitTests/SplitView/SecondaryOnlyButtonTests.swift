import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SecondaryOnlyButtonTests {
        private let screen = TestScreen(size: CGSize(width: 1400, height: 800))

        private func show(_ style: UISplitViewController.Style) -> UISplitViewController {
            let split = UISplitViewController(style: style)
            split.setViewController(UIViewController(), for: .primary)
            if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
            split.setViewController(UIViewController(), for: .secondary)
            split.showsSecondaryOnlyButton = true
            screen.show(split)
            screen.settle()
            return split
        }

        private func button(of split: UISplitViewController) -> UIBarButtonItem? {
            let items = split.viewController(for: .secondary)?.navigationItem.leftBarButtonItems ?? []
            return items.first { $0.accessibilityLabel == "Full Screen" }
        }

        @Test func theButtonHidesTheOtherColumns() throws {
            let split = show(.tripleColumn)
            #expect(split.displayMode != .secondaryOnly)
            let item = try #require(button(of: split))
            item.primaryAction?.perform(from: item)
            screen.settle()
            #expect(split.displayMode == .secondaryOnly && button(of: split) == nil)
            split.show(.supplementary)
            screen.settle()
            #expect(button(of: split) != nil)
            split.showsSecondaryOnlyButton = false
            #expect(button(of: split) == nil)
        }

        @Test func twoColumnsHaveNoSuchButton() {
            #expect(button(of: show(.doubleColumn)) == nil)
        }
    }
}
