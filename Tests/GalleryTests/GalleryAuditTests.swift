import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// The audit finds nothing in the screens of the gallery, with rows open and closed.
    @Suite @MainActor struct GalleryAuditTests {
        struct Look: Sendable, CustomTestStringConvertible {
            let isDark: Bool
            let category: UIContentSizeCategory

            static let all = [
                Look(isDark: false, category: .large), Look(isDark: true, category: .extraSmall),
                // The category of a desktop with text of 150 %.
                Look(isDark: false, category: .accessibilityMedium),
                Look(isDark: true, category: .accessibilityExtraExtraExtraLarge),
            ]

            var testDescription: String { "\(category.rawValue)\(isDark ? ", dark" : "")" }
        }

        private func issues(_ controller: UIViewController, _ look: Look) -> [AccessibilityAuditIssue] {
            let screen = TestScreen(scale: 1)
            screen.setAppearance(dark: look.isDark)
            screen.setContentSizeCategory(look.category)
            screen.show(UINavigationController(rootViewController: controller))
            screen.advance(by: 0.5)
            screen.tap(at: CGPoint(x: 150, y: 200))
            screen.advance(by: 1)
            // Apple's system colors don't have the contrast that the guidelines ask for.
            return screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        }

        @Test(arguments: Look.all) func theGallery(look: Look) {
            let issues = issues(GalleryViewController(), look)
            #expect(issues.isEmpty, "\(issues)")
        }

        @Test(arguments: Look.all) func theExamples(look: Look) {
            let plain = Set((Example.plain + Example.plainLists).map(\.id))
            for example in Example.all {
                // The tutorials that the plain tables follow don't tell that their rows open.
                let issues = issues(example.makeViewController(), look)
                    .filter { $0.auditType != .textClipped || !plain.contains(example.id) }
                #expect(issues.isEmpty, "\(example.id): \(issues)")
            }
        }
    }
}
