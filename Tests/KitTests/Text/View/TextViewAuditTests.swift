import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// The audit finds nothing in texts that are edited, nor in their menus.
    @Suite @MainActor struct TextViewAuditTests {
        nonisolated private static let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
        ]

        @Test(arguments: categories, [false, true])
        func textsAndTheirMenus(category: UIContentSizeCategory, isDark: Bool) {
            let screen = TestScreen(scale: 1)
            screen.setAppearance(dark: isDark)
            screen.setContentSizeCategory(category)
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
            view.text = String(repeating: "Some words that wrap. ", count: 12) + "\n\nA second paragraph."
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.accessibilityLabel = "Notes"
            controller.view.addSubview(view)
            screen.show(controller)
            screen.settle()
            func audit(_ name: String) {
                let issues = screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
                #expect(issues.isEmpty, "\(name): \(issues)")
            }
            audit("text")
            screen.click(at: CGPoint(x: 100, y: 200))
            view.selectAll(nil)
            audit("selection")
            screen.press(.keyboardF10, modifiers: .shift)
            #expect(screen.element(labelled: "Select All") != nil)
            audit("menu")
        }
    }
}
