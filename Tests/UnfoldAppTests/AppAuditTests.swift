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

    private func audit(
        _ name: String,
        _ content: AppContent,
        _ look: Look,
        _ script: (TestScreen) throws -> Void = { _ in }
    ) rethrows {
        let screen = look.screen()
        screen.show(content.makeRootViewController(AppMenu(delegate: nil), recentFiles: folder.recentFiles))
        screen.settle()
        try script(screen)
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
        try audit("absent", problem("/nowhere/at/all.json"), look)
        try audit("folder", problem("/"), look)
        try audit("long", problem("/" + Array(repeating: "long name", count: 12).joined(separator: "/")), look)
    }

    @Test(arguments: Look.all) func theGalleryWithRecentFiles(look: Look) throws {
        folder.recentFiles.add(.file(FilePath(try folder.file("a rather long name of some file.jsonl", "{}").path)))
        if !look.category.isAccessibilityCategory { try audit("gallery", .gallery, look) }
        try audit("menu", .gallery, look) { screen in
            screen.activate(try #require(screen.element(labelled: "Menu")))
        }
    }

    @Test(arguments: Look.all) func theMenuOfAFile(look: Look) throws {
        let file = try folder.file("some.jsonl", "{\"a\": 1}\n{\"a\": [2, 3]}\n")
        let document = try DocumentSource.file(FilePath(file.path)).open()
        try audit("file", .document(document, DocumentView(), nil), look) { screen in
            screen.activate(try #require(screen.element(labelled: "Menu")))
        }
    }

    @Test(arguments: Look.all) func theListOfKeys(look: Look) {
        let screen = look.screen()
        screen.show(UINavigationController(rootViewController: AppShortcutsViewController()))
        screen.settle()
        let issues = screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        #expect(issues.isEmpty, "\(issues)")
    }
}
