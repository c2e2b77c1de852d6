import Documents
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UnfoldApp

/// The audit finds nothing in the pages of the app itself, in small and large windows.
@Suite @MainActor struct AppAuditTests {
    struct Look: Sendable, CustomTestStringConvertible {
        var size = CGSize(width: 390, height: 844)
        var isDark = false
        var increasesContrast = false
        var isRightToLeft = false
        var category = UIContentSizeCategory.large

        static let all = [
            Look(), Look(size: CGSize(width: 320, height: 280), isDark: true, category: .extraSmall),
            Look(size: CGSize(width: 1_200, height: 700), increasesContrast: true, category: .accessibilityMedium),
            Look(size: CGSize(width: 320, height: 480), category: .accessibilityExtraExtraExtraLarge),
            Look(isDark: true, increasesContrast: true, isRightToLeft: true, category: .accessibilityMedium),
        ]

        var testDescription: String { "\(category.rawValue), \(size.width) by \(size.height)" }

        @MainActor func screen() -> TestScreen {
            let screen = TestScreen(size: size, scale: 1)
            screen.setAppearance(dark: isDark)
            screen.increasesContrast = increasesContrast
            screen.setLayoutDirection(rightToLeft: isRightToLeft)
            screen.setContentSizeCategory(category)
            return screen
        }
    }

    private let folder = TestFolder()

    private func audit(_ name: String, _ content: AppContent, _ look: Look) {
        let screen = look.screen()
        screen.show(content.makeRootViewController(AppMenu(delegate: nil), recentFiles: folder.recentFiles))
        screen.settle()
        // Apple's system colors don't have the contrast that the guidelines ask for.
        let issues = screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        #expect(issues.isEmpty, "\(name): \(issues)")
    }

    private func problem(_ name: String) throws -> AppContent {
        let source = DocumentSource.file(FilePath(name))
        do {
            _ = try source.open()
        } catch {
            return .problem(source, error)
        }
        throw CocoaError(.featureUnsupported)
    }

    @Test(arguments: Look.all) func thePageOfAProblem(look: Look) throws {
        audit("absent", try problem("/nowhere/at/all.json"), look)
        audit("folder", try problem("/"), look)
        audit("long", try problem("/" + Array(repeating: "long name", count: 12).joined(separator: "/")), look)
    }

    @Test(arguments: Look.all) func theListOfKeys(look: Look) {
        let screen = look.screen()
        screen.show(UINavigationController(rootViewController: AppShortcutsViewController()))
        screen.settle()
        let issues = screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        #expect(issues.isEmpty, "\(issues)")
    }
}
